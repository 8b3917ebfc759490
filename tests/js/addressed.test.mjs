import assert from "node:assert/strict";
import { test } from "node:test";
import { goingOn } from "../../widget/js/words/deeds.js";
import { headline, why } from "../../widget/js/panels/end.js";
import { LANGUAGES } from "../../widget/js/words/languages.js";
import { wordsOf } from "../../widget/js/words/words.js";
import { viewOf } from "./quiet_table.mjs";
import { modeFor } from "../../widget/js/modes/modes.js";

/** What the table and the page say, in each language. */
const speaking = Object.fromEntries(
  await Promise.all(
    Object.keys(LANGUAGES).map(async (language) => {
      const parts = await Promise.all(["", "page/"].map((part) => import(`../../widget/words/${part}${language}.ftl`)));
      return [language, wordsOf(language, parts.map((part) => part.default).join("\n"))];
    }),
  ),
);

const YOU = { en: "You", fr: "Toi", uk: "Ти", "zh-Hant": "你" };

/** Two players, of whom the second has won, unless it is said otherwise. */
function overWith(names, { kinds = ["greedy", "greedy"], winners = [1], reason = "emptied", scores = null, left = [2, 0] } = {}) {
  const [player] = viewOf().players;
  return viewOf({
    seat: kinds.includes("human") ? kinds.indexOf("human") : null,
    players: names.map((name, seat) => ({ ...player, name, kind: kinds[seat] })),
    outcome: { reason, winners, scores, left },
    say: { id: `say-won-${reason}`, args: { name: names[winners[0]] } },
  });
}

const tableOf = (language, view, host = {}) => ({
  words: speaking[language],
  say: speaking[language].say,
  host,
  mode: modeFor(host, view),
  state: { view },
});

/** What the dialog says at the end of a game: who has won, and why. */
const told = (language, view, host) =>
  [headline, why].map((part) => plain(part(tableOf(language, view, host), view, view.outcome)));

/** Blanks that don't break are blanks all the same. @param {string} text */
const plain = (text) => text.replace(/[\u00a0\u202f]/g, " ");

test("in each language some names are the word with which one is addressed", () => {
  for (const [language, names] of Object.entries({
    en: ["You", "you", " YOU ", "🦊 You", "You!"],
    fr: ["Toi", "tu", "Vous", "🦊 Toi"],
    uk: ["Ти", "ТИ", "ви", "🦊 Ти"],
    "zh-Hant": ["你", "妳", "您", "🦊 你"],
  })) {
    for (const name of names) assert.ok(speaking[language].isYou(name), name);
    for (const name of ["Ann", "Youssef", "Tula", "Тиміш", "你好", "You 2", "", "🦊"]) {
      assert.ok(!speaking[language].isYou(name), name);
    }
  }
  // A name is one word of one language.
  assert.ok(!speaking.fr.isYou("You"));
});

const SAID = {
  "say-turn": ["It’s your turn.", "C’est à toi de jouer.", "Твій хід.", "輪到你了。"],
  "say-thinking": ["You are thinking…", "Tu réfléchis…", "Ти думаєш…", "你在想……"],
  "say-resigned": ["You gave up. A bot plays on.", "Tu abandonnes. Un robot prend la suite.", "Ти більше не граєш. Далі грає бот.", "你認輸了，由電腦接著玩。"],
  "already-resigned": ["You gave up already.", "Tu as déjà abandonné.", "Ти вже не граєш.", "你已經認輸了。"],
  "say-won-emptied": ["You win!", "Tu gagnes !", "Ти перемагаєш!", "你贏了！"],
  "say-won-blocked": [
    "Nothing fits any more: you win!",
    "Plus personne ne peut poser : tu gagnes !",
    "Більше нічого не підходить: ти перемагаєш!",
    "再也沒有牌可以放了：你贏了！",
  ],
  "say-won-resigned": ["The game was given up: you win.", "La partie est abandonnée : tu gagnes.", "Гру здано: ти перемагаєш.", "有人認輸了：你贏了。"],
  "why-catch": [
    "One tile left, and you didn’t say it!",
    "Tu n’as plus qu’un chromino et ne l’as pas dit !",
    "Ти маєш одну плитку й мовчиш!",
    "你只剩一張牌，卻忘了喊！",
  ],
  "ui-catch": ["Catch you", "Tu as oublié !", "Ти мовчиш!", "抓你"],
  "ui-hand-over": ["Now you take the device", "À toi de prendre l’appareil", "Тепер пристрій береш ти", "換你拿裝置了"],
  "ui-hand-over-taken": ["That’s me: show my tiles", "C’est moi : voir mes chrominos", "Це я: покажи плитки", "是我：看我的牌"],
  "ui-said-seat-removed": ["Removed: You.", "Tu as quitté la table.", "Ти встаєш з-за столу.", "你離開牌桌了。"],
};

test("whoever has such a name is addressed, whoever says so", () => {
  for (const [id, sentences] of Object.entries(SAID)) {
    for (const [n, language] of Object.keys(YOU).entries()) {
      const { say } = speaking[language];
      assert.equal(plain(say(id, { name: YOU[language] })), sentences[n]);
      assert.match(say(id, { name: "Ann" }), /Ann/);
    }
  }
});

test("who speaks may know better", () => {
  const { say } = speaking.en;
  assert.equal(say("say-won-emptied", { name: "Ann", you: "does" }), "You win!");
  assert.equal(say("say-turn", { name: "You", you: "no" }), "It’s You’s turn.");
});

test("the end of a game addresses whoever has such a name", () => {
  const said = (how) =>
    Object.fromEntries(Object.entries(YOU).map(([language, you]) => [language, told(language, overWith(["Ann", you], how))]));
  assert.deepEqual(said(), {
    en: ["You win!", "You laid every tile."],
    fr: ["Tu gagnes !", "Tu as posé tous tes chrominos."],
    uk: ["Ти перемагаєш!", "Ти більше не маєш плиток."],
    "zh-Hant": ["你贏了！", "你把牌都放完了。"],
  });
  const both = speaking.uk.list(["Ти", "Ann"]);
  assert.deepEqual(said({ winners: [0, 1], left: [0, 0] }), {
    en: ["You and Ann share first place!", "You and Ann each laid every tile."],
    fr: ["Toi et Ann, vous gagnez ex aequo !", "Toi et Ann, vous avez posé tous vos chrominos."],
    uk: [`${both} перемагаєте разом!`, `${both} більше не маєте плиток.`],
    "zh-Hant": ["你和Ann共同獲勝！", "你和Ann都把牌放完了。"],
  });
  const blocked = said({ reason: "blocked", left: [3, 1] });
  assert.match(blocked.fr[1], / Tu as le moins de chrominos en réserve : 1\.$/);
  assert.match(blocked.uk[1], / Ти маєш найменше плиток: 1\.$/);
  const scored = said({ scores: [3, 12] });
  assert.match(scored.fr[1], / Tu as le plus de points : 12\.$/);
  assert.match(scored.uk[1], / Ти маєш найбільше балів: 12\.$/);
});

test("the end of a game names others", () => {
  assert.deepEqual(told("uk", overWith(["Ти", "Ann"])), ["Ann перемагає!", "Ann більше не має плиток."]);
  assert.deepEqual(told("fr", overWith(["Bo", "Ann"], { winners: [0, 1], left: [0, 0] })), [
    "Bo et Ann gagnent ex aequo !",
    "Bo et Ann ont posé tous leurs chrominos.",
  ]);
});

test("the end of a game addresses whoever sits before the screen, by the line as by the dialog", () => {
  const view = overWith(["Bot", "Ann"], { kinds: ["greedy", "human"] });
  assert.deepEqual(told("en", view), ["You win!", "You laid every tile."]);
  const said = (language, view, host) => speaking[language].sayAll([goingOn(tableOf(language, view, host), view)]);
  assert.equal(said("en", view), "You win!");
  assert.equal(said("zh-Hant", view), "你贏了！");
  // Of several people at one device nobody is you, but at a device of one's own one is.
  const both = { ...overWith(["Bo", "Ann"], { kinds: ["human", "human"] }), seat: 1 };
  assert.equal(said("en", both), "Ann wins!");
  assert.deepEqual(told("en", both), ["Ann wins!", "Ann laid every tile."]);
  assert.equal(said("en", both, { seated: true }), "You win!");
  assert.deepEqual(told("en", both, { seated: true }), ["You win!", "You laid every tile."]);
  // Whatever else is said is said as it comes.
  const undone = { ...view, say: { id: "say-undone", args: { plies: 1, draws: 0 } } };
  assert.equal(said("en", undone), "Undone.");
});

test("saved games address whoever has won them by such a name", () => {
  const said = (language, names) => speaking[language].say("ui-games-won", speaking[language].players(names));
  assert.equal(said("fr", ["Toi"]), "Tu as gagné");
  assert.equal(said("fr", ["Ann", "Toi"]), "Toi et Ann, vous avez gagné");
  assert.equal(said("fr", ["Ann"]), "Ann a gagné");
  assert.equal(said("uk", ["🦊 Ти"]), "Ти перемагаєш");
  assert.equal(said("uk", ["Оля", "Ян", "Ти"]), `${speaking.uk.list(["Ти", "Оля", "Ян"])} перемагаєте`);
  assert.equal(said("en", ["Ann", "You"]), "Winners: You and Ann");
});
