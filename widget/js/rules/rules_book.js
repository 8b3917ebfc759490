/**
 * The rules to read: of the game on the table, of every edition, and all editions side by side.
 *
 *   .book
 *     nav.chapters      which rules; the one that is open is marked
 *     .leaf
 *       nav.contents    leads to the sections
 *       article
 *         section ...   h3, paragraphs, figures; or the table
 *
 * Its words are a catalogue of their own, fetched when the book is first opened; its pictures are
 * drawn by the engine. Both come when they come, and what was there before stays meanwhile.
 */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { Squares } from "../board/geometry.js";
import { icon } from "../look/icons.js";
import { roundButton } from "../look/round_button.js";
import { svgAddress } from "../look/svg_address.js";
import { PICTURES } from "./rules_pictures.js";
import { argsOf, isOurs, openPoints, rowsOf, sectionsOf } from "./rules_sections.js";
import { wordsOf } from "../words/words.js";

/** @import { Book, Command, Link, Rules } from "../contract.js" */
/** @import { Args, Part, Section } from "./rules_sections.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Words } from "../words/words.js" */

/** Pixels a square of a tile; the engine leaves a margin of a fifth of it around each picture. */
const UNIT = 30;

/**
 * @typedef {object} BookOptions
 * @property {Pick<Link, "send" | "words">} link
 * @property {() => void} repaint
 * @property {boolean} [prints] whether what is on the screen can be printed
 * @property {Book[]} [books] every edition as its book has it, where the host knows them without the engine
 * @property {string} [chapter] an edition, or "compare", to open at
 * @property {(chapter: string) => void} [onChapter] told which one was chosen
 */

export class RulesBook {
  #options;
  /** The words of the screen. */
  #words = wordsOf("en");
  /** The text of the rules. @type {Words | null} */
  #text = null;
  /** The language that was asked for last. */
  #language = "";
  #failed = false;
  /** @type {string | undefined} */
  #chapter;
  /** @type {Book[]} */
  #books;
  /** As addresses; empty while they are being drawn. @type {Map<string, string>} */
  #pictures = new Map();

  /** @param {BookOptions} options */
  constructor(options) {
    this.#options = options;
    this.#chapter = options.chapter;
    this.#books = options.books ?? [];
  }

  /** Turn to another chapter. @param {string} chapter an edition or "compare"; unknown ones lead to today's box */
  open(chapter) {
    this.#chapter = chapter;
    this.#options.repaint();
  }

  /** @param {Words} words @param {Rules} [game] the rules of the game on the table, if there is one */
  template(words, game) {
    this.#words = words;
    if (words.language !== this.#language) void this.#fetch(words.language);
    return html`<div class="book" ${ref(this.#onLeave)}>${this.#text ? this.#opened(game) : this.#missing()}</div>`;
  }

  /** Who opens the book again begins at the beginning. @param {Element} [element] */
  #onLeave = (element) => {
    if (!element) this.#chapter = this.#options.chapter;
  };

  // What has to come first

  /** @param {string} language */
  async #fetch(language) {
    const { link, repaint } = this.#options;
    this.#language = language;
    this.#failed = false;
    const own = await link.words(`rules/${language}`);
    const text = own ?? (this.#text ? null : await link.words("rules/en"));
    const books = this.#books.length ? this.#books : (await link.send({ type: "editions" })).editions;
    // In the meantime another language may have been chosen.
    if (language !== this.#language) return;
    this.#books = books ?? [];
    if (text !== null && books) this.#text = wordsOf(own === null ? "en" : language, text);
    this.#failed = !this.#text;
    repaint();
  }

  #missing() {
    const { language, say } = this.#words;
    if (!this.#failed) return html`<p role="status">${say("ui-rules-loading")}</p>`;
    return html`<p role="alert">${say("ui-rules-failed")}</p>
      <button class="button" data-action="fetch-again" @click=${() => void this.#fetch(language)}>
        ${say("ui-rules-again")}
      </button>`;
  }

  /** @param {string} name */
  async #draw(name) {
    const { link, repaint } = this.#options;
    const { board, contacts, min_contacts, geometry } = PICTURES[name];
    this.#pictures.set(name, "");
    const { svg } = await link.send({ type: "picture", board, contacts, min_contacts, geometry });
    if (svg) this.#pictures.set(name, svgAddress(svg));
    repaint();
  }

  // What is to be read

  /** A message of the rules. @param {string} id @param {Args} [args] */
  #say(id, args) {
    return this.#text?.say(id, args);
  }

  /** @param {Rules} [game] */
  #opened(game) {
    const editions = this.#books.map(({ edition }) => edition);
    const chapters = [...(game ? ["game"] : []), ...editions, "compare"];
    const chapter = chapters.find((each) => each === this.#chapter) ?? (game ? "game" : "modern");
    const bookOf = (/** @type {string} */ id) => this.#books.find(({ edition }) => edition === id);
    const rules = (chapter === "game" && game) || bookOf(chapter);
    const sections = rules ? sectionsOf(rules, bookOf(rules.edition) ?? { ...rules, systems: [] }, rules !== game) : [];
    return html`${this.#chapters(chapters, chapter)}
      <div class="leaf">
        ${rules ? this.#contents(sections) : nothing}
        <article lang=${this.#text?.language ?? nothing}>
          ${rules ? this.#rules(sections, argsOf(rules)) : this.#comparison()}
          <footer class="quiet">${this.#say("rules-trademark")}</footer>
        </article>
      </div>`;
  }

  /** @param {string[]} chapters @param {string} open */
  #chapters(chapters, open) {
    const { say } = this.#words;
    const { onChapter, prints } = this.#options;
    /** @type {Record<string, string>} */
    const named = { game: say("ui-rules-game"), compare: say("ui-rules-compare") };
    const turnTo = (/** @type {string} */ chapter) => {
      this.open(chapter);
      onChapter?.(chapter);
    };
    return html`<nav class="chapters" aria-label=${say("ui-rules-chapters")}>
      ${chapters.map(
        (each) => html`<button
          class="face"
          data-chapter=${each}
          aria-current=${each === open ? "true" : nothing}
          @click=${() => turnTo(each)}
        >
          ${named[each] ?? this.#say(`rules-name-${each}`)}
        </button>`,
      )}
      ${prints
        ? roundButton("print", { action: "print", words: say("ui-rules-print"), press: () => print() })
        : nothing}
    </nav>`;
  }

  /** Leads to each section. @param {Section[]} sections */
  #contents(sections) {
    /** @param {Event} event @param {string} id */
    const goTo = ({ target }, id) => {
      const root = /** @type {ShadowRoot} */ (/** @type {Element} */ (target).getRootNode());
      const heading = root.getElementById(id);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    };
    return html`<nav class="contents" aria-label=${this.#words.say("ui-rules-contents")}>
      ${sections.map(
        ({ id }) =>
          html`<button class="entry" @click=${(/** @type {Event} */ event) => goTo(event, id)}>${this.#say(id)}</button>`,
      )}
    </nav>`;
  }

  /** @param {Section[]} sections @param {Args} args */
  #rules(sections, args) {
    const agreed = sections.some(({ parts }) => parts.some((part) => "agreed" in part && part.agreed));
    return html`${this.#legend(agreed)}
    ${sections.map(
      ({ id, parts }) => html`<section>
        <h3 id=${id} tabindex="-1">${this.#say(id)}</h3>
        ${parts.map((part) => this.#part(part, args))}
      </section>`,
    )}`;
  }

  /** What the marks mean. @param {boolean} agreed */
  #legend(agreed) {
    return html`<p class="quiet">
      ${this.#say("rules-legend-open")}${agreed ? [this.#blank, this.#say("rules-legend-agreed")] : nothing}
    </p>`;
  }

  /** Not every language has one between sentences. */
  get #blank() {
    return this.#words.say("ui-between-sentences");
  }

  /** @param {Part} part @param {Args} [args] */
  #part(part, args) {
    if ("title" in part) return html`<h4>${this.#say(part.title)}</h4>`;
    if ("pictures" in part) {
      return html`<div class="figures">${part.pictures.map((name) => this.#figure(name))}</div>`;
    }
    const mark = isOurs(part.id) ? "ours" : part.agreed ? "agreed" : null;
    return html`<p class=${mark ?? nothing} data-rule=${part.id}>
      ${mark ? html`<strong class="mark">${this.#say(`rules-mark-${mark}`)}</strong>` : nothing}
      ${this.#say(part.id, args)}
    </p>`;
  }

  /** @param {string} name */
  #figure(name) {
    const { board, contacts, legal, sum, alt = name } = PICTURES[name];
    if (!this.#pictures.has(name)) void this.#draw(name);
    const { left, right, top, bottom } = new Squares([...board.split(" "), ...(contacts ? [contacts] : [])]).box;
    const verdict = html`${icon(legal ? "yes" : "close")}
      <strong>${this.#say(legal ? "rules-allowed" : "rules-forbidden")}</strong>${this.#blank}`;
    return html`<figure>
      <img
        src=${this.#pictures.get(name) || nothing}
        alt=${this.#say(`rules-alt-${alt}`)}
        width=${(right - left + 1.4) * UNIT}
        height=${(bottom - top + 1.4) * UNIT}
      />
      <figcaption>
        ${sum
          ? this.#say("rules-picture-sum", { sum: sum.replaceAll(" ", "\u00a0") })
          : [contacts ? verdict : nothing, this.#say(`rules-picture-${name}`)]}
      </figcaption>
    </figure>`;
  }

  #comparison() {
    const books = this.#books;
    return html`<section>
        <h3 id="rules-head-compare">${this.#say("rules-head-compare")}</h3>
        <div class="comparison" role="region" tabindex="0" aria-labelledby="rules-head-compare">
          <table>
            <thead>
              <tr>
                <td></td>
                ${books.map(({ edition }) => html`<th scope="col">${this.#say(`rules-name-${edition}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rowsOf(books).map(
                ({ id, cells }) => html`<tr>
                  <th scope="row">${this.#say(id)}</th>
                  ${cells.map((cell, n) => html`<td>${this.#say(cell, argsOf(books[n]))}</td>`)}
                </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>${this.#say("rules-head-open")}</h3>
        ${this.#legend(false)} ${openPoints(books).map((part) => this.#part(part))}
      </section>`;
  }
}

/** @type {WeakMap<Table, RulesBook>} */
const books = new WeakMap();

/** The rules as a panel of the table, open at those of its game. @param {Table} t */
export function rules(t) {
  // By way of the table, which asks for nothing any more when it is closed.
  const link = {
    send: (/** @type {Command} */ command) => t.send(command),
    words: (/** @type {string} */ name) => t.link.words(name),
  };
  const book = books.get(t) ?? new RulesBook({ link, repaint: () => t.repaint(), prints: t.host.ownsPage });
  books.set(t, book);
  return book.template(t.words, t.state.view?.rules);
}
