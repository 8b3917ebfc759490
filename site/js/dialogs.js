/** The page's dialogs. Who comes to play needs none of them, so they are fetched when the first one is asked for. */

export { openAbout as about } from "./page/about_dialog.js";
export { openShare as share } from "./share/open_share.js";
