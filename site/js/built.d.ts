/** What `site/build.py` writes into the page, because only it knows. */

/** The file name of the engine's wheel. */
declare const ENGINE_WHEEL: string;
/** The languages besides English that there are words in. */
declare const LANGUAGES: readonly string[];
