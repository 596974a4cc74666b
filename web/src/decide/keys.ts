/* The keys of the table: what each one means, whatever the layout of the keyboard. */

import type { Suit } from "../net/protocol";

/** What a key asks for; `hand` moves along the cards, `press` presses the button with that key. */
export type Meaning =
  | { do: "hand"; by: number }
  | { do: "end"; last: boolean }
  | { do: "press"; key: string }
  | { do: "help" }
  | { do: "close" };

/** The letters of the suits, the same in every language so that they can be learned once. */
export const SUIT_KEYS: Readonly<Record<Suit, string>> = {
  acorns: "a",
  leaves: "l",
  hearts: "h",
  bells: "b",
  spades: "s",
  diamonds: "d",
  clubs: "c",
};

/** Keys of buttons that many controls have. */
export const KEYS = {
  go: "g",
  pass: "p",
  propose: "w",
  muli: "m",
  hold: "o",
  knock: "k",
  noTrump: "n",
  other: "t",
  alone: "x",
  hint: "i",
  more: "+",
  fewer: "-",
} as const;

interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Return the letter or sign of a stroke; a Korean or other layout goes by the key's place. */
export function letterOf(stroke: Pick<Stroke, "key" | "code">): string {
  const typed = stroke.key.toLowerCase();
  if (/^[\x20-\x7e]$/.test(typed)) return typed;
  const placed = /^Key([A-Z])$/.exec(stroke.code);
  return placed === null ? typed : placed[1]!.toLowerCase();
}

/** Return what a key means at the table, or `null` for keys that are not ours. */
export function meaning(stroke: Stroke): Meaning | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  switch (stroke.key) {
    case "ArrowLeft":
    case "ArrowUp":
      return { do: "hand", by: -1 };
    case "ArrowRight":
    case "ArrowDown":
      return { do: "hand", by: 1 };
    case "Home":
      return { do: "end", last: false };
    case "End":
      return { do: "end", last: true };
    case "Escape":
      return { do: "close" };
    case "?":
      return { do: "help" };
    default:
  }
  const letter = letterOf(stroke);
  if (letter === "=") return { do: "press", key: "+" };
  return /^[a-z0-9+-]$/.test(letter) ? { do: "press", key: letter } : null;
}

/** Return the place that the cursor moves to among so many things, round and round. */
export function moved(place: number, by: number, count: number): number {
  if (count === 0) return -1;
  if (place < 0) return by > 0 ? 0 : count - 1;
  return (place + by + count) % count;
}
