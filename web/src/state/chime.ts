/* The sound of a turn; loaded with the page, so that the very first touch lets it sound. */

/** Two soft strokes on wood, a fourth apart. */
const TONES = [
  { at: 0, pitch: 587 },
  { at: 0.13, pitch: 784 },
] as const;
const LASTS = 0.4;

let audio: AudioContext | null = null;

function open(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

/**
 * Browsers let a page make sounds only once it has been touched; opening them takes its time, so
 * that what was touched answers first, where the browser knows when it has nothing to do.
 */
function unlock(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(open);
  else open();
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
