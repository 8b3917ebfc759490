/** The style sheet of the table. */

import { bodyCss, squareCss } from "./art.js";
import actionsCss from "../table/actions.css";
import artCss from "./art.css";
import boardCss from "../board/board.css";
import buttonsCss from "./buttons.css";
import choicesCss from "../panels/choices.css";
import dialogCss from "../panels/dialog.css";
import endCss from "../panels/end.css";
import fieldsCss from "./fields.css";
import flightsCss from "../board/flights.css";
import foundCss from "../board/found.css";
import guideCss from "../tasks/guide.css";
import handOverCss from "../table/hand_over.css";
import keysPanelCss from "../panels/keys_panel.css";
import logCss from "../panels/log.css";
import marksCss from "../board/marks.css";
import menuCss from "../panels/menu.css";
import playersCss from "../table/players.css";
import pointingCss from "../board/pointing.css";
import questionCss from "../panels/question.css";
import questionsCss from "../tasks/questions.css";
import rackCss from "../rack/rack.css";
import replayCss from "../panels/replay.css";
import rulesBookCss from "../rules/rules_book.css";
import seatsCss from "../panels/seats.css";
import settingsPanelCss from "../panels/settings_panel.css";
import sideCss from "../table/side.css";
import statusCss from "../table/status.css";
import tableCss from "../table/table.css";
import tablePictureCss from "../board/table_picture.css";
import tokensCss from "./tokens.css";
import typedCss from "../rack/typed.css";
import wideCss from "../table/wide.css";

/** @type {CSSStyleSheet | undefined} */
let shared;

/** One style sheet for all tables; made by script, which a strict content policy allows. */
export function sheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    const parts = [
      tokensCss, buttonsCss, fieldsCss, artCss, tableCss, boardCss, marksCss, foundCss,
      flightsCss, rackCss, playersCss, statusCss, actionsCss, dialogCss,
      questionCss, menuCss, logCss, keysPanelCss, typedCss, choicesCss,
      seatsCss, settingsPanelCss, handOverCss, endCss, replayCss, rulesBookCss,
      pointingCss, tablePictureCss, guideCss, questionsCss, wideCss, sideCss,
    ];
    shared.replaceSync(bodyCss + squareCss() + parts.join(""));
  }
  return shared;
}
