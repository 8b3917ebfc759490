/** Where tiles lie and what they share edges with. Whether a placement is legal, the engine says. */

/**
 * @typedef {object} Placement
 * @property {string} text
 * @property {string} reading the squares as they lie
 * @property {number} x
 * @property {number} y
 * @property {boolean} down
 */
/** @typedef {{x: number, y: number}} Cell */
/** @typedef {{cell: Cell, near: Cell, good: boolean}} Edge a shared edge */

/**
 * @param {string} text such as BRY@0,1>
 * @returns {Placement}
 */
export function placementOf(text) {
  const comma = text.indexOf(",");
  return {
    text,
    reading: text.slice(0, 3),
    x: Number(text.slice(4, comma)),
    y: Number(text.slice(comma + 1, -1)),
    down: text.endsWith("v"),
  };
}

/**
 * @param {string} reading
 * @param {number} x
 * @param {number} y
 * @param {boolean} down
 * @returns {Placement}
 */
export function place(reading, x, y, down) {
  return { text: `${reading}@${x},${y}${down ? "v" : ">"}`, reading, x, y, down };
}

/**
 * @param {{x: number, y: number, down: boolean}} placement
 * @returns {Cell[]}
 */
export function cellsOf({ x, y, down }) {
  return [0, 1, 2].map((n) => (down ? { x, y: y + n } : { x: x + n, y }));
}

/** Whether a cell is one of these. @param {Cell[]} cells @param {Cell} cell */
export const isAmong = (cells, { x, y }) => cells.some((each) => each.x === x && each.y === y);

/** Whether a tile that lies there covers this cell. @param {{x: number, y: number, down: boolean}} placement @param {Cell} cell */
export const covers = (placement, cell) => isAmong(cellsOf(placement), cell);

/** The cells that share an edge with this one: above, right, below, left. @param {Cell} cell @returns {Cell[]} */
export const neighboursOf = ({ x, y }) => [{ x, y: y - 1 }, { x: x + 1, y }, { x, y: y + 1 }, { x: x - 1, y }];

/** The cell that a point of the table is in. @param {Cell} point @returns {Cell} */
export const wholeOf = ({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) });

/** @param {number} x @param {number} y */
export const keyOf = (x, y) => `${x},${y}`;

/** @param {string} reading */
const reversed = (reading) => [...reading].reverse().join("");

/** The canonical text of a tile, however it is read: the rack's name for it. @param {string} reading */
export function tileOf(reading) {
  const other = reversed(reading);
  return other < reading ? other : reading;
}

/**
 * How a tile lies after some quarter turns: across, down, reversed across, reversed down.
 * @param {string} tile
 * @param {number} turns 0 to 3
 */
export function turned(tile, turns) {
  return { reading: turns < 2 ? tile : reversed(tile), down: turns % 2 === 1 };
}

/** How often a tile must be turned to look like this. @param {string} tile @param {Placement} placement */
export function turnsOf(tile, { reading, down }) {
  return (reading === tile ? 0 : 2) + (down ? 1 : 0);
}

/** The placement of a turned tile around its centre. @param {string} tile @param {number} turns @param {Cell} centre */
export function around(tile, turns, centre) {
  const { reading, down } = turned(tile, turns);
  return place(reading, centre.x - (down ? 0 : 1), centre.y - (down ? 1 : 0), down);
}

/** @param {{x: number, y: number, down: boolean}} placement @returns {Cell} */
export function centreOf({ x, y, down }) {
  return down ? { x, y: y + 1 } : { x: x + 1, y };
}

/** The table as cells: what lies where, and how far it reaches. */
export class Squares {
  /** @type {Map<string, {letter: string, placement: Placement}>} */
  #cells = new Map();
  /** @type {Placement[]} */
  placements = [];
  /** Where the first tile lies: the world is painted from there, or far tables would need huge numbers. */
  origin = { x: 0, y: 0 };
  /** The cells that the table spans. */
  box = { left: 0, top: 0, right: 2, bottom: 0 };

  /** @param {readonly string[]} board */
  constructor(board) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const text of board) {
      const placement = placementOf(text);
      this.placements.push(placement);
      cellsOf(placement).forEach(({ x, y }, n) => {
        this.#cells.set(keyOf(x, y), { letter: placement.reading[n], placement });
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      });
    }
    if (board.length) {
      this.box = { left, top, right, bottom };
      this.origin = { x: this.placements[0].x, y: this.placements[0].y };
    }
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    return this.#cells.get(keyOf(x, y));
  }

  /**
   * What a tile being tried would meet: the edges it shares, and the cells it cannot have.
   * @param {Placement} placement
   * @param {Record<string, string>} match which colours go together
   */
  meets(placement, match) {
    /** @type {Edge[]} */
    const edges = [];
    const taken = [];
    const cells = cellsOf(placement);
    for (const [n, cell] of cells.entries()) {
      if (this.at(cell.x, cell.y)) {
        taken.push(cell);
        continue;
      }
      for (const near of neighboursOf(cell)) {
        const other = this.at(near.x, near.y);
        if (!other || isAmong(cells, near)) continue;
        edges.push({ cell, near, good: match[placement.reading[n]].includes(other.letter) });
      }
    }
    return { edges, taken };
  }
}
