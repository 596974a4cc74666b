/* Where the lamp gets its light: the store and the words, for every panel of one table. */

import { getContext, setContext } from "svelte";

import type { Words } from "../words/words";
import type { DecidingStore } from "./store";

const LAMP = Symbol("lamp");

/** What the lamp needs. */
export interface Light {
  readonly store: DecidingStore;
  readonly words: Words | null;
}

/** Let the panels within have a lamp. */
export function provideLight(light: () => Light): void {
  setContext(LAMP, light);
}

/** Return what the lamp needs; nothing where there is none. */
export function useLight(): (() => Light) | undefined {
  return getContext(LAMP);
}
