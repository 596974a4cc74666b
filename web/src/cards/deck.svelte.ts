/** Which deck a part of the page shows, handed down to every card in it. */

import { getContext, setContext } from "svelte";

import type { BackKind } from "./backs";
import type { FaceStyle } from "./faces";
import type { Mark } from "./marks";

/** How cards look at a table, by its game and by what the reader likes. */
export interface Deck extends FaceStyle {
  /** The paper: by the theme, or always one. */
  readonly paper: "auto" | "day" | "lamp" | "night";
  /** The letter on each mark, or none. */
  readonly letterOf?: (mark: Mark) => string;
  /** The index of a court in the reader's language, where it differs: `D` for a Dame. */
  readonly indexOf?: (index: string) => string;
  readonly back: BackKind;
}

const KEY = Symbol("deck");
const PLAIN: Deck = {
  game: "mulatschak",
  germanFaces: true,
  jokersApart: false,
  paper: "auto",
  back: "blaudruck",
};

/** Lets every card below show this deck; the function is asked anew when it changes. */
export function provideDeck(deck: () => Deck): void {
  setContext(KEY, deck);
}

/** The deck of this part of the page. */
export function useDeck(): () => Deck {
  return getContext<(() => Deck) | undefined>(KEY) ?? (() => PLAIN);
}
