/* A hint as a list: which actions it names, how good each is, and what cannot be told apart. */

import type { Action, Hint } from "../net/protocol";

/** An action in the list. */
export interface Row {
  action: Action;
  worth: number;
  /** No worse than the best one, as far as can be told. */
  alike: boolean;
  /** How far its bar reaches, from 0 to 1. */
  share: number;
}

/** So many standard errors apart is clearly apart. */
const CLEARLY = 2;

/** A smaller spread fills no whole bar: it would look like more than it is. */
const SPREAD: Readonly<Record<Hint["unit"], number>> = { match: 0.04, points: 2 };

/** The bar of the last one is no longer than this. */
const LEAST = 0.06;

/** Return so many actions of a hint: the best, what is as good, and then the others. */
export function rowsOf(hint: Hint, most: number): Row[] {
  const best = hint.choices[0]?.worth ?? 0;
  const shown = [...hint.choices].sort((one, other) => rank(one) - rank(other)).slice(0, most);
  const least = Math.min(...shown.map(({ worth }) => worth));
  const spread = Math.max(best - least, SPREAD[hint.unit]);
  return shown.map(({ action, worth, error }) => {
    const alike = best - worth <= CLEARLY * error;
    const reach = alike ? 1 : 1 - (best - worth) / spread;
    return { action, worth: alike ? best : worth, alike, share: Math.max(LEAST, reach) };
  });

  function rank({ worth, error }: Hint["choices"][number]): number {
    return best - worth <= CLEARLY * error ? 0 : 1;
  }
}
