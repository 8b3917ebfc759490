/** The signs on buttons: plain strokes in the colour of the text. */

import { html, svg } from "lit-html";

const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",
  redo: "m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",
  log: "M5 6h14M5 12h14M5 18h9",
  menu: "M4 7h16M4 12h16M4 17h16",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  next: "m9 5 7 7-7 7",
  previous: "m15 5-7 7 7 7",
  first: "M6 5v14M18 5l-8 7 8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  close: "M6 6l12 12M18 6 6 18",
  yes: "M5 12.5 10 18 19 7",
  bag: "M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",
  bot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  flag: "M6 21V4h11l-2 4 2 4H6",
  leave: "M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",
  help: "M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",
  keyboard: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  speak: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",
  branch: "M6 21V3M6 15c0-4 3-6 7-6h5M14.5 5.5 18 9l-3.5 3.5",
  skip: "M5 5l8 7-8 7zM17 5v14",
  sort: "M5 7h14M5 12h9M5 17h5",
  again: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z",
  lamp: "M9 17.5h6M10 20.5h4M9 17c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z",
  crown: "M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",
  speed: "M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",
  book: "M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2v13",
  notebook: "M7 4h12v16H7zM7 4H5v16h2M10.5 10l2 2-2 2M14.5 14h2",
  print: "M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",
  folder: "M4 6h6l2 2.5h8V19H4z",
  info: "M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",
  share: "M12 4v11M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 20v-2M18 20h2v-1M17 17h.01",
  pen: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  hand: "M9.4 13V4.9a1.9 1.9 0 0 1 3.8 0V11l4.6 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4.6a2.4 2.4 0 0 1-2.4 2.1h-4.7a3 3 0 0 1-2.4-1.2l-4.2-5.6a1.8 1.8 0 0 1 2.7-2.4z",
  look: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5",
};

/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;
