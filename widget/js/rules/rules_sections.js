/**
 * What the rules say, as ids of messages: of a game as it was agreed, or of an edition with all that
 * its book offers. Nothing is decided here; every paragraph follows from the fields of the rules.
 *
 * Each section is an outline: a text of ids without their "rules-". With `hand:hand_size` goes the
 * field that may have been agreed otherwise; `+two` is a picture, `#junior` a smaller heading.
 */

/** @import { Book, Rules } from "../contract.js" */

/** @typedef {Record<string, string | number>} Args */
/** @typedef {{id: string, agreed: boolean}} Paragraph */
/** @typedef {{pictures: string[]}} Figures side by side */
/** @typedef {{title: string}} Title */
/** @typedef {Paragraph | Figures | Title} Part */
/** @typedef {{id: string, parts: Part[]}} Section */

/** The numbers that paragraphs and cells name. @param {Rules} rules @returns {Args} */
export const argsOf = (rules) => ({
  hand: rules.hand_size,
  least: rules.min_players,
  most: rules.max_players,
  limit: rules.draw_limit ?? 0,
});

/**
 * @param {Rules} rules
 * @param {Book} book the edition as its book has it
 * @param {boolean} whole with everything that one may agree on
 * @returns {Section[]}
 */
export function sectionsOf(rules, book, whole) {
  const outlines = {
    box: box(rules),
    setup: setup(rules, book, whole),
    laying: laying(rules),
    turn: turn(rules),
    last: last(rules),
    end: end(rules),
    points: points(rules, book, whole),
    variants: only(whole, variants(rules)),
  };
  return Object.entries(outlines).flatMap(([name, outline]) => {
    const parts = partsOf(outline, rules, book);
    return parts.length ? [{ id: `rules-head-${name}`, parts }] : [];
  });
}

/** @param {string} outline @param {Rules} rules @param {Rules} book */
function partsOf(outline, rules, book) {
  /** @type {Part[]} */
  const parts = [];
  for (const word of outline.split(/\s+/).filter(Boolean)) {
    const before = parts.at(-1);
    const [name, field] = /** @type {[string, keyof Rules]} */ (word.replace(/^[+#]/, "").split(":"));
    if (word[0] === "#") parts.push({ title: `rules-head-${name}` });
    else if (word[0] !== "+") parts.push({ id: `rules-${name}`, agreed: rules[field] !== book[field] });
    else if (before && "pictures" in before) before.pictures.push(name);
    else parts.push({ pictures: [name] });
  }
  return parts;
}

/** @param {unknown} when @param {string} outline */
const only = (when, outline) => (when ? outline : "");

/** @param {Rules} rules */
const isChinese = ({ edition }) => edition === "modern-zh";

// The outlines

/** @param {Rules} rules */
const box = ({ edition, scoring, chameleons }) => `
  ${scoring ? "aim-points" : "aim"} about-${edition}
  tile different +one +simple +symmetric +three ${only(chameleons, "+chameleon")} why-75 each-colour counts-help
  ${only(chameleons, "chameleons:chameleons chameleon-pairs-ours")}`;

/** @param {Rules} rules @param {Book} book @param {boolean} whole */
function setup(rules, book, whole) {
  const { start, first, hand_size, open_hands } = rules;
  const atRandom = isChinese(rules) && start === "chameleon";
  const lookedOut = atRandom ? "start-chameleon-zh:start" : `start-${start}:start start-ours`;
  return `
    ${only(first !== "draw-off", lookedOut)}
    hand:hand_size ${only(!whole && hand_size < book.hand_size, "variant-small-ours")}
    open-hands-${open_hands}:open_hands
    first-${first}:first ${only(first !== "random", `first-${first}-ours`)} clockwise`;
}

/** @param {Rules} rules */
function laying(rules) {
  const { edition, min_contacts, geometry, chameleons } = rules;
  // The book of 1998 doesn't say how many happen.
  const many = isChinese(rules) ? "many-zh" : only(edition !== "meccano-1998", "many");
  const free = `
    contacts-${min_contacts}:min_contacts ${only(min_contacts === 2, "one-tile")} ways ${many} corners
    ${min_contacts === 2 ? "+two +same +few" : "+enough +same"} +mismatch +corner
    ${only(chameleons, `wild +wild ${only(min_contacts === 1, "across:min_contacts")}`)}`;
  return `cells contact ${geometry === "dominoes" ? DOMINOES : free}`;
}

const DOMINOES = "dominoes:geometry dominoes-ours +branch +beside";

/** @param {Rules} rules */
function turn(rules) {
  const { edition, play_drawn, draw_limit, voluntary_draw, calls } = rules;
  const excepted = calls || voluntary_draw !== "never";
  const some = draw_limit === null ? "none" : draw_limit === 1 ? "1" : "most";
  // Today's book says in English and in Chinese that a drawn tile must be laid.
  const drawing = `
    draw-${some}:draw_limit drawn-duty${only(!edition.startsWith("modern"), "-ours")} drawn-only-ours
    ${only(draw_limit !== 1, "draw-on-ours")} bag-empty`;
  const ending = `
    draw-ends:play_drawn voluntary-${voluntary_draw}:voluntary_draw
    bag-empty-ours ${only(excepted, "bag-duty-ours")}`;
  const duty = excepted ? "duty-but-ours" : isChinese(rules) ? "duty" : "duty-ours";
  return `lay ${duty} ${play_drawn ? drawing : ending}`;
}

const CALLS = `
  calls:calls calls-forgotten calls-overlooked calls-draw-ours calls-say-ours calls-catch-ours
  calls-shown-ours calls-show-ours calls-penalty-ours calls-bots-ours`;

/** @param {Rules} rules */
const last = ({ calls, chameleons, chameleon_last }) => `
  ${calls ? CALLS : "last-shown:calls last-shown-ours"}
  ${only(chameleons, `chameleon-last-${chameleon_last}:chameleon_last`)}
  ${only(chameleons && !chameleon_last, "chameleon-last-ours")}`;

/** @param {Rules} rules */
const end = ({ end, scoring, min_players, min_contacts }) => `
  end-${end}:end ${only(!scoring, `win-${end}`)}
  ${only(!scoring && min_contacts === 1 && end !== "at-once", "junior-shared")}
  blocked-ours ${only(!scoring, "fewest-ours")}
  ${only(min_players === 1, "solo-ours")}`;

/** @param {Rules} rules @param {Book} book @param {boolean} whole */
function points(rules, book, whole) {
  const { edition, scoring, chameleons } = rules;
  const systems = whole ? book.systems : scoring ? [scoring] : [];
  const ends = chameleons ? "points-end-modern-ours" : POINTS_END[edition];
  const outline = `
    ${only(whole, "points-agree")} points-when:scoring
    ${systems.map((system) => `#${system} ${counting(rules, system, whole)}`).join(" ")}
    ${only(whole, "#any-points")} points-tiles-ours
    ${only(/kinds|sides/.test(`${systems}`), "left-ours")}
    ${only(!saysWhoWins(rules, systems[0]), "highest-ours")} points-win-ours ${ends ?? ""}`;
  return only(systems.length, outline);
}

/** How a game with points ends, as far as that has to be said. @type {Record<string, string>} */
const POINTS_END = {
  textures: "points-end-textures",
  "ravensburger-2001": "points-end-ravensburger-2001-ours",
};

/** Whether the book itself says that the highest total wins. @param {Rules} rules @param {string} system */
const saysWhoWins = (rules, system) =>
  system === "contacts" || (system === "expert" && isChinese(rules));

/** One way to count. @param {Rules} rules @param {string} system @param {boolean} whole */
function counting(rules, system, whole) {
  const byColours = `value-colours ${only(rules.chameleons, "value-chameleon")}`;
  const byKind = `value-kinds value-kinds-ours ${only(rules.chameleons, "value-kinds-chameleon-ours")}`;
  /** @type {Record<string, string>} */
  const outlines = {
    simple: `why-simple ${byColours} scoring-tiles +points-simple`,
    expert: `
      why-expert ${byColours} scoring-tiles +expert-3 +expert-5 +expert-6
      ${only(isChinese(rules), "highest")}`,
    contacts: `
      why-contacts ${byColours} value-contacts-ours scoring-contacts +contacts highest-contacts`,
    kinds: `why-kinds ${byKind} scoring-contacts +points-kinds left`,
    // Where all is told, B has told the values.
    sides: `
      why-sides ${only(!whole, byKind)} scoring-sides sides-short-ours +points-sides left-sides-ours`,
  };
  return outlines[system];
}

/** @param {Rules} rules */
function variants(rules) {
  const { edition, play_drawn, chameleons } = rules;
  const hands = edition === "ravensburger-2001" ? "variant-hands" : "variant-hands-many";
  const junior = isChinese(rules) ? "variant-one-contact +enough" : DOMINOES;
  return `
    variants ${only(play_drawn, `variant-drawing draw-on-ours ${hands}`)}
    ${only(chameleons, "variant-first")} variant-small-ours
    ${only(chameleons, `#junior ${junior} junior-shared #conundrum conundrum`)}
    ${only(isChinese(rules), "conundrum-zh")}`;
}

// The editions side by side

/** What a cell of the comparison says, by its row. @type {Record<string, (book: Rules) => unknown>} */
const ROWS = {
  box: ({ edition }) => edition,
  ages: ({ edition }) => edition,
  players: () => "all",
  tiles: ({ chameleons }) => chameleons,
  hand: () => "all",
  start: (book) => (book.first === "draw-off" ? book.first : book.start + only(isChinese(book), "-zh")),
  first: ({ first, chameleons }) => first + only(chameleons, "-random"),
  nothing: ({ play_drawn }) => play_drawn,
  instead: ({ voluntary_draw }) => voluntary_draw,
  last: ({ calls, chameleon_last }) => (chameleon_last ? calls : "chameleon"),
  end: ({ end }) => end,
  points: ({ edition }) => edition,
  children: ({ edition, chameleons }) => (chameleons ? edition : "none"),
};

/** @param {Rules[]} books @returns {{id: string, cells: string[]}[]} */
export const rowsOf = (books) =>
  Object.entries(ROWS).map(([name, cell]) => ({
    id: `rules-row-${name}`,
    cells: books.map((book) => `rules-cell-${name}-${cell(book)}`),
  }));

// What the books leave open

/** Whether a paragraph is about a point that the books leave open. @param {string} id */
export const isOurs = (id) => id.endsWith("-ours");

/** All these points, each once, by what they are about. @param {Book[]} books @returns {Part[]} */
export function openPoints(books) {
  const sections = books.flatMap((book) => sectionsOf(book, book, true));
  const titles = new Set(sections.map(({ id }) => id));
  return [...titles].flatMap((title) => {
    const parts = sections.filter(({ id }) => id === title).flatMap((section) => section.parts);
    const open = parts.flatMap((part) => ("id" in part && isOurs(part.id) ? [[part.id, part]] : []));
    return open.length ? [{ title }, ...new Map(/** @type {[string, Part][]} */ (open)).values()] : [];
  });
}
