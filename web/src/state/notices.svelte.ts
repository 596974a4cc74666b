/* Telling the reader that it is his turn: by a sound, in the window's title, by vibration. */

import { settings } from "./settings.svelte";

/** Two soft strokes on wood, a fourth apart. */
const TONES = [
  { at: 0, pitch: 587 },
  { at: 0.13, pitch: 784 },
] as const;
const LASTS = 0.4;
const BUZZ = [60, 40, 60];

let audio: AudioContext | null = null;

/** Browsers let a page make sounds only once it has been touched. */
function unlock(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

if (typeof window !== "undefined") {
  for (const kind of ["pointerdown", "keydown"]) {
    window.addEventListener(kind, unlock, { once: true, passive: true });
  }
}

/** Play the sound of a turn, if the browser lets the page. */
export function chime(): void {
  if (audio?.state !== "running") return;
  for (const { at, pitch } of TONES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.16, start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + LASTS);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LASTS);
  }
}

/** What the notices need to know of a table. */
export interface Noticed {
  readonly myTurn: boolean;
  readonly state: { readonly seq: number } | null;
}

/**
 * Tell the reader of each turn, as the settings say.
 *
 * Called while a component is made; `titles` are the window's titles while it is the reader's turn
 * and while it is not.
 */
export function noticeTurns(table: Noticed, titles: () => { turn: string; other: string }): void {
  let was = false;
  $effect(() => {
    const mine = table.myTurn;
    const fresh = mine && !was;
    was = mine;
    if (!fresh) return;
    if (settings.sound) chime();
    // Browsers refuse, and complain, until the page has been touched.
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (settings.vibrate && touched && "vibrate" in navigator) navigator.vibrate(BUZZ);
  });
  $effect(() => {
    const { turn, other } = titles();
    document.title = settings.title && table.myTurn ? turn : other;
    return () => {
      document.title = other;
    };
  });
}
