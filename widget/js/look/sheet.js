/** The style sheet of the table. */

import { bodyCss, squareCss } from "./art.js";
import aroundCss from "../table/around.css";
import boardCss from "../board/board.css";
import choicesCss from "../panels/choices.css";
import coloursCss from "./colours.css";
import dialogsCss from "../panels/dialogs.css";
import endCss from "../panels/end.css";
import guideCss from "../tasks/guide.css";
import panelsCss from "../panels/panels.css";
import playersCss from "../table/players.css";
import pointingCss from "../board/pointing.css";
import rulesCss from "../rules/rules.css";
import sideCss from "../table/side.css";
import styleCss from "./style.css";
import wideCss from "../table/wide.css";

/** @type {CSSStyleSheet | undefined} */
let shared;

/** One style sheet for all tables; made by script, which a strict content policy allows. */
export function sheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    const parts = [coloursCss, styleCss, boardCss, playersCss, aroundCss, dialogsCss, panelsCss, choicesCss, endCss, rulesCss, pointingCss, guideCss, wideCss, sideCss];
    shared.replaceSync(bodyCss + squareCss() + parts.join(""));
  }
  return shared;
}
