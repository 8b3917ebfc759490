/** A game as a Jupyter notebook: cells that put it on a table, and begin to read it. */

/**
 * @typedef {object} NotebookParts
 * @property {string} link the game, packed
 * @property {string[]} kinds who plays
 * @property {string} title
 * @property {string} about
 */

/** @param {NotebookParts} parts */
export function notebookOf({ link, kinds, title, about }) {
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
      // Kernels have other names elsewhere; this finds one that speaks Python.
      language_info: { name: "python" },
    },
    cells: [
      { cell_type: "markdown", id: "about", metadata: {}, source: `# ${title}\n\n${about}` },
      code("table", [
        "from chromino_core import Game",
        "from chromino_core.links import unpack",
        "from chromino_widget import Table",
        "",
        `game = Game.from_record(unpack(${JSON.stringify(link)}))`,
        `table = Table(game${botsOf(kinds)})`,
        "table",
      ]),
      code("read", ["game.players[game.seat], game.legal_actions()"]),
    ],
  };
}

/** @param {string} id @param {string[]} lines */
const code = (id, lines) => ({
  cell_type: "code",
  id,
  metadata: {},
  execution_count: null,
  outputs: [],
  source: lines.join("\n"),
});

/** In Python. @param {string[]} kinds */
function botsOf(kinds) {
  const bots = kinds.flatMap((kind, seat) => (kind === "human" ? [] : [`${seat}: ${JSON.stringify(kind)}`]));
  return bots.length ? `, bots={${bots.join(", ")}}` : "";
}
