/** The keys of the table, by what one wants to do. */

import { html } from "lit-html";
import { keysOf } from "../table/keys.js";

/** @import { Key } from "../table/keys.js" */
/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export const keysPanel = (t) =>
  keysOf(t).map(
    ({ title, keys }) => html`<section class="keys">
      <h3>${t.say(title)}</h3>
      <dl>${keys.map((key) => explained(t, key))}</dl>
    </section>`,
  );

/** @param {Table} t @param {Key} key */
const explained = (t, { keys, id }) =>
  html`<div>
    <dt>${keys.map((key) => html`<kbd>${capOf(t, key)}</kbd> `)}</dt>
    <dd>${t.say(id)}</dd>
  </div>`;

/** What is printed on a key, or on two. @param {Table} t @param {string} key */
const capOf = (t, key) => key.replace(/[A-Z][a-z]+/, (name) => t.say(`ui-cap-${name.toLowerCase()}`));
