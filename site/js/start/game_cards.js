/**
 * Which game: a card for every edition, and junior by both books.
 *
 *   fieldset.games
 *     label.game-card             one radio button each, data-edition or data-junior
 *       input  .little-table  .game-words
 */

import { html, nothing, tablePicture } from "chromino-view";
import { games, isJunior } from "../editions/set_up.js";

/** @import { NewGame } from "./new_game.js" */
/** @import { Game } from "../editions/set_up.js" */

/** @param {NewGame} form */
export function gameCards(form) {
  const { say } = form.words;
  const editions = games.filter((game) => !isJunior(game));
  const juniors = games.filter(isJunior);
  return html`<fieldset class="games">
      <legend>${say("ui-editions")}</legend>
      ${editions.map((game) => card(form, game))}
    </fieldset>
    <fieldset class="games juniors">
      <legend>${say("ui-juniors")}</legend>
      ${juniors.map((game) => card(form, game))}
    </fieldset>`;
}

/** @param {NewGame} form @param {Game} game */
function card(form, game) {
  const { say } = form.words;
  const { id, edition, picture } = game;
  const junior = isJunior(game);
  // In this edition each colour is a texture, too.
  const tiles = id === "textures" ? "patterns" : undefined;
  const input = html`<input
    type="radio"
    name="game"
    value=${id}
    aria-describedby="about-${id}"
    data-edition=${junior ? nothing : edition}
    data-junior=${junior ? id : nothing}
    .checked=${form.setUp.game === id}
    @change=${() => form.chooseGame(id)}
  />`;
  return html`<label class="game-card">
    ${input} ${tablePicture(picture, { tiles })}
    <span class="game-words">
      <strong>${say(`ui-game-${id}`)}</strong>
      <span class="quiet" id="about-${id}">${say(`ui-game-${id}-about`)}</span>
    </span>
  </label>`;
}
