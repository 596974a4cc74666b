/* What the table says about itself: its title, where the deal stands, marks on cards. */

import type { Badge } from "../cards/badges";
import type { CardCode, State, TableInfo } from "../net/protocol";
import { isMighty } from "../net/protocol";
import type { Words } from "../words/words";

const PHASES: Readonly<Record<string, string>> = {
  cut: "cut",
  take_weli: "cut",
  white_hand: "bidding",
  muli: "bidding",
  hold_muli: "bidding",
  misdeal: "misdeal",
  bidding: "bidding",
  last_chance: "bidding",
  trump: "trump",
  blind_trump: "trump",
  home: "home",
  exchange: "exchange",
  on_sight: "exchange",
  lay_off: "exchange",
  bury: "friend",
  contract: "friend",
  friend: "friend",
  request: "friend",
};

/** Whether cards are being played to tricks. */
export function isPlay(state: State): boolean {
  if (state.view.result !== null) return false;
  return state.view.trick !== null || state.turn?.question === "play" || taken(state) > 0;
}

function taken(state: State): number {
  return state.shown.taken.reduce((sum, each) => sum + each, 0);
}

/** The name of the house rules. */
export function titleOf(words: Words, table: TableInfo): string {
  const message = `profile-${table.rules.profile}`;
  return words.has(message) ? words.say(message) : words.say(`game-${table.game}`);
}

/** Where the match stands: "Deal 5 · trick 2 of 5". */
export function lineOf(words: Words, state: State): string {
  const over = state.view.result !== null;
  const deal = state.view.standing.deals + (over ? 0 : 1);
  const what = isPlay(state)
    ? words.say("scene-trick-of", { number: taken(state) + 1, tricks: state.shown.tricks })
    : words.say("scene-phase", {
        phase: over ? "over" : (PHASES[state.turn?.question ?? ""] ?? "next"),
      });
  return words.say("scene-deal", { deal, what });
}

/** The marks of a card; two at most where cards are small: the mighty's stands for its point, too. */
export function marksIn(state: State, most: number): (code: CardCode) => Badge[] {
  const { mighty, rippers, points, called } = state.shown;
  if (!isMighty(state.view)) return () => [];
  return (code) => {
    const marks: Badge[] = [];
    if (mighty.includes(code)) marks.push("mighty");
    if (rippers.includes(code)) marks.push("ripper");
    if (called.includes(code)) marks.push("friend");
    if (points.includes(code) && !(most < 3 && mighty.includes(code))) marks.push("point");
    return marks.slice(0, most);
  };
}
