/* Telling the reader that it is his turn: by a sound, in the window's title, by vibration. */

import { chime } from "./chime";
import { settings } from "./settings.svelte";

const BUZZ = [60, 40, 60];

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
