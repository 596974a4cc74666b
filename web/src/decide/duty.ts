/* What the rules ask of the player to a trick, in a few words, as the terminal tells it. */

import type { Decision, MightyView, MulatschakView, Reason, Suit, View } from "../net/protocol";
import { isMighty } from "../net/protocol";
import { readCard } from "../words/codes";
import { countsAs, faceOf, isJoker, suitOf } from "./cards";

type Say = (message: string, args?: Record<string, string | number>) => string;

/** What a duty is said with. */
export interface DutyWords {
  say: Say;
  suitName(suit: Suit): string;
  cardName(code: string): string;
}

/** A duty: the sentence, and the suit whose mark stands beside it. */
export interface Duty {
  text: string;
  suit: Suit | null;
}

/** Return the suits that must be followed: two for a named colour, none while it is open. */
export function followSuits(trick: MightyView["trick"]): readonly Suit[] {
  if (trick === null) return [];
  if (trick.named !== undefined && trick.named.length > 0) return trick.named;
  for (const card of trick.cards) {
    const suit = suitOf(card, "mighty");
    if (suit !== null) return [suit];
  }
  return [];
}

/** Say what the rules ask of the reader, whose card is awaited. */
export function tellDuty(words: DutyWords, view: View, decision: Decision, winning: number): Duty {
  const codes = new Set(decision.refused.map((refused) => refused.reason.code));
  const duty = isMighty(view)
    ? mightyDuty(words, view, decision, codes)
    : mulatschakDuty(words, view, codes, winning);
  return duty ?? { text: words.say("decide-duty-free"), suit: null };
}

function mulatschakDuty(
  words: DutyWords,
  view: MulatschakView,
  codes: ReadonlySet<string>,
  winning: number,
): Duty | null {
  const trick = view.trick;
  if (trick === null || trick.cards.length === 0) return lead(words, codes);
  const led = countsAs(trick.cards[0]!, "mulatschak", view.trump);
  const follows = codes.has("farbzwang") && led !== null;
  const trumps = codes.has("trumpfzwang") || codes.has("trumpfzwang_wins");
  const heads = codes.has("stichzwang") || codes.has("trumpfzwang_wins");
  const suit = follows ? led : trumps ? view.trump : null;
  if (!follows && !trumps && !heads) return null;
  const best = trick.cards[winning];
  return {
    text: words.say("decide-duty", {
      what: follows ? "follow" : trumps ? "trump" : "free",
      suit: suit === null ? "" : words.suitName(suit),
      beat: heads && best !== undefined ? "yes" : "no",
      card: best === undefined ? "" : briefly(words, best, led),
    }),
    suit,
  };
}

/** Return a card's name, or its rank alone where the suit has been named already. */
function briefly(words: DutyWords, code: string, led: Suit | null): string {
  const card = readCard(code, "mulatschak");
  if (card === null || card.suit === null || card.suit !== led) return words.cardName(code);
  return words.say("german-rank", { rank: card.rank });
}

function mightyDuty(
  words: DutyWords,
  view: MightyView,
  decision: Decision,
  codes: ReadonlySet<string>,
): Duty | null {
  const trick = view.trick;
  if (codes.has("called_joker")) return { text: words.say("decide-duty-joker"), suit: null };
  if (trick === null || trick.cards.length === 0) return lead(words, codes);
  if (!codes.has("follow_suit")) return null;
  const suits = followSuits(trick);
  const inSuit = (code: string) => suits.includes(suitOf(code, "mighty") as Suit);
  const others = decision.actions
    .map((action) => action.card)
    .filter((code): code is string => code !== undefined && !inSuit(code));
  const joker = others.find(isJoker);
  const mighty = others.find((code) => !isJoker(code));
  return {
    text: words.say("decide-duty-follow", {
      suits: suits.length,
      suit: words.suitName(suits[0]!),
      other_suit: suits.length > 1 ? words.suitName(suits[1]!) : "",
      also: mighty !== undefined && joker !== undefined ? "both" : mighty ? "mighty" : joker ? "joker" : "none",
    }),
    suit: suits[0] ?? null,
  };
}

/** Say what may be led; house rules may keep trumps or special cards back. */
function lead(words: DutyWords, codes: ReadonlySet<string>): Duty {
  const bound = codes.size > 0 ? "yes" : "no";
  return { text: words.say("decide-duty-lead", { bound }), suit: null };
}

/** Return the reason against playing a card, where the decision names one. */
export function whyNotPlay(decision: Decision, code: string): Reason | null {
  const found = decision.refused.find((refused) => {
    const card = refused.action.card;
    return refused.action.type === "Play" && card !== undefined && card === code;
  });
  if (found !== undefined) return found.reason;
  const like = decision.refused.find(
    ({ action }) => action.card !== undefined && faceOf(action.card) === faceOf(code),
  );
  return like?.reason ?? null;
}
