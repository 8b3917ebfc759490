/** The language that a table speaks: the one that was chosen, as soon as its words are here. */

import { languageFor } from "./languages.js";
import { wordsOf } from "./words.js";

/** @import { Table } from "../table/table.js" */

/** Nothing else changes. @param {Table} t */
export async function speak(t) {
  const wanted = () => languageFor(t.state.settings.language);
  const language = wanted();
  if (language === t.words.language) return;
  const catalogue = language === "en" ? null : await t.link.words(language);
  // In the meantime somebody may have chosen another one.
  if (t.closed || language !== wanted()) return;
  if (language !== "en" && !catalogue) {
    t.tell({ id: "ui-language-missing", args: {} });
    return;
  }
  t.words = wordsOf(language, catalogue);
  t.host.onWords?.(t.words);
  t.paint();
  // What is said may take more room now, or less.
  t.camera.follow();
}
