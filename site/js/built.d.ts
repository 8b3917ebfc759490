/** What `site/build.py` writes into the page, because only it knows. */

/** The file name of the engine's wheel. */
declare const ENGINE_WHEEL: string;

/** The file name of the wheel that draws QR codes. */
declare const SEGNO_WHEEL: string;

/** What the page is made of, itself first; the texts of the licences are in `licences.txt`. */
declare const PARTS: { name: string; version: string; licence: string }[];

/** Whether the notebooks are there, in `lab/`. */
declare const LAB: boolean;
