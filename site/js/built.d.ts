/** What `site/builder/page/build.py` writes into the page, because only it knows. */

/**
 * What Python is started from. Addresses are relative to the page, and have the version of what is
 * there; `bytes` is the size of what is packed, `size` of what is in it.
 */
declare const PYTHON: Record<
  "wasm" | "stdlib" | "engine" | "segno",
  { plain: string; packed: string; bytes: number; size: number; type: string }
> & {
  /** The program around the wasm. */
  program: { plain: string; size: number };
  /** Every module of the engine. */
  modules: string[];
};

/** The version of Python and of the engine in it. */
declare const ENGINE: string;

/** The address of the worker. */
declare const WORKER: string;

/** The address of the page's program. */
declare const PAGE: string;

/** The address of the view. */
declare const VIEW: string;

/** The addresses of all catalogues, by names such as `fr`, `page/fr` and `rules/fr`. */
declare const WORDS: Record<string, string>;

/** What the picture of the first table shows, in every language. */
declare const PICTURED: Record<string, string>;

/** What the page is made of, itself first; the texts of the licences are in `licences.txt`. */
declare const PARTS: { name: string; version: string; licence: string }[];

/** The version of JupyterLite in `lab/`; false: there are no notebooks. */
declare const LAB: string | false;

/** What newcomers' openings are dealt from (`site/builder/page/openings.py`): a view without its hand, and where each tile fits. */
declare const OPENINGS: {
  view: Omit<import("../../widget/js/contract.js").View, "hand">;
  legal: Record<string, [string, number | null][]>;
};

/** What the service worker keeps (`site/builder/hosting/precache.py`). */
declare const FILES: import("./offline/kept_files.js").File[];
