/* The rules that were played last, so that "play now" is one tap. */

import type { Game } from "../net/protocol";

const KEY = "weli.last";
const LONGEST_CODE = 2000;

/** The rules that were played last, for the next time somebody plays at once. */
export interface LastRules {
  code: string;
  profile: string;
  seats: number;
  level: string;
  /** How many rules differ from the profile. */
  changed: number;
}

type All = Partial<Record<Game, LastRules>> & { game?: Game };

function read(): All {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as All) : {};
  } catch {
    return {};
  }
}

/** Return what was played last in a game, or null where nothing sensible is kept. */
export function lastRules(game: Game): LastRules | null {
  const found: Partial<LastRules> | undefined = read()[game];
  if (typeof found !== "object" || found === null) return null;
  const { code, profile, seats, level, changed } = found;
  const texts = [code, profile, level].every((each) => typeof each === "string");
  const numbers = [seats, changed].every((each) => Number.isInteger(each));
  if (!texts || !numbers || code === "" || (code ?? "").length > LONGEST_CODE) return null;
  return found as LastRules;
}

/** Return the game that was played last. */
export function lastGame(): Game | null {
  const { game } = read();
  return game === "mulatschak" || game === "mighty" ? game : null;
}

/** Keep what is played now. */
export function keepLast(game: Game, rules: LastRules): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: rules, game }));
  } catch {
    // A browser that keeps nothing starts anew the next time.
  }
}

/** Forget what cannot be played any more. */
export function forgetLast(game: Game): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: undefined }));
  } catch {
    // Nothing was kept.
  }
}
