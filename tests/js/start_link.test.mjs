import assert from "node:assert/strict";
import { test } from "node:test";
import { HELP, readStartLink } from "../../site/js/page/start_link.js";
import { CHOICES } from "../../widget/js/table/settings.js";

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const commandOf = (query) => readStartLink(query).command?.(say);

test("no query, no game", () => {
  const nothing = { command: null, problem: null, language: null, help: null, locked: false };
  assert.deepEqual(readStartLink(""), nothing);
  assert.equal(readStartLink("?utm_source=elsewhere").command, null);
});

test("language and help alone begin no game", () => {
  const { command, language, help } = readStartLink("?lang=uk&help=all");
  assert.deepEqual({ command, language, help }, { command: null, language: "uk", help: "all" });
});

test("help is one of the table's own settings, or not asked for", () => {
  assert.deepEqual(HELP, CHOICES.help);
  for (const help of HELP) assert.equal(readStartLink(`?help=${help}`).help, help);
  for (const help of ["", "ALL", "<script>"]) assert.equal(readStartLink(`?help=${help}`).help, null);
});

test("only a game can be locked, and only by a 1", () => {
  assert.equal(readStartLink("?seed=7&lock=1").locked, true);
  for (const query of ["?lock=1", "?seed=7&lock=abc", "?seed=7&lock=", "?seed=7&lock=11", "?seed=7"]) {
    assert.equal(readStartLink(query).locked, false);
  }
});

test("edition, players and seed make the command", () => {
  assert.deepEqual(commandOf("?edition=modern&players=human,greedy&seed=7"), {
    type: "new",
    rules: { edition: "modern" },
    players: [{ name: "ui-player 1", kind: "human" }, { name: "ui-bot-2", kind: "greedy" }],
    seed: 7,
  });
});

test("what is left out is as usual: one person, one bot, no seed", () => {
  const { players, seed } = commandOf("?edition=textures");
  assert.deepEqual(players.map(({ kind }) => kind), ["human", "counter"]);
  assert.equal(seed, undefined);
});

test("every rule has its name, and its value the right type", () => {
  const { rules } = commandOf("?draw_limit=none&open_hands=true&calls=false&hand_size=5&scoring=expert");
  assert.deepEqual(rules, { draw_limit: null, open_hands: true, calls: false, hand_size: 5, scoring: "expert" });
});

test("nonsense is passed on for the engine to refuse", () => {
  const { rules, players, seed } = commandOf("?edition=%3Cscript%3E&players=,troll&seed=1e9&hand_size=-3");
  assert.deepEqual(rules, { edition: "<script>", hand_size: -3 });
  assert.deepEqual(players.map(({ kind }) => kind), ["", "troll"]);
  assert.equal(seed, "1e9");
});

test("a link that is far too long is not even looked at", () => {
  const { command, problem } = readStartLink(`?players=${"human,".repeat(300)}`);
  assert.equal(command, null);
  assert.deepEqual(problem, { id: "ui-link-too-long", args: { most: 1000 } });
});
