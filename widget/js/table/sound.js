/** Small sounds, made on the spot: wood on wood, a tile out of the bag, a call. */

import { lays } from "./action.js";

/** Each sound as notes: pitch in hertz, when it begins and how long it lasts in seconds, loudness. */
const SOUNDS = {
  lay: [[310, 0, 0.07, 0.5], [155, 0, 0.11, 0.35]],
  draw: [[330, 0, 0.09, 0.2], [440, 0.07, 0.12, 0.2]],
  pass: [[262, 0, 0.16, 0.18]],
  call: [[523, 0, 0.12, 0.25], [784, 0.1, 0.2, 0.25]],
  refused: [[196, 0, 0.1, 0.3], [165, 0.09, 0.16, 0.3]],
  won: [[523, 0, 0.16, 0.25], [659, 0.12, 0.16, 0.25], [784, 0.24, 0.16, 0.25], [1047, 0.36, 0.4, 0.25]],
};

/** How soon one sound may follow another, in seconds. */
const APART = 0.15;

/** @type {AudioContext | undefined} */
let context;
/** When the last sound begins, by the clock of the context. */
let latest = 0;

/**
 * Get ready to be heard. Browsers hold sound back until somebody has touched the page, and Safari lets it go
 * only while one does: not when the answer to what was done is there.
 */
export function wakeSound() {
  if (typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    // Or "interrupted", as Safari has it after a call.
    if (context.state !== "running") context.resume().catch(() => undefined);
  } catch {
    // No device to play on.
  }
}

/**
 * Play the sound of an action, of "refused" or of "won"; where there is no sound, nothing happens.
 * @param {string} action
 */
export function soundOf(action) {
  wakeSound();
  if (!context) return;
  try {
    latest = Math.max(context.currentTime, latest + APART);
    for (const note of SOUNDS[nameOf(action)]) play(context, latest, note);
  } catch {
    // No device to play on: a silent game is a game all the same.
  }
}

/** @param {string} action @returns {keyof typeof SOUNDS} */
function nameOf(action) {
  if (action === "draw" || action === "pass" || action === "refused" || action === "won") return action;
  return lays(action) ? "lay" : "call";
}

/** @param {AudioContext} audio @param {number} start @param {number[]} note */
function play(audio, start, [pitch, after, length, loudness]) {
  const [from, to] = [start + after, start + after + length];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, from);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness * 0.4, from + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, to);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(to);
}
