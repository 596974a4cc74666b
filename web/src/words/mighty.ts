/* What happens at a Mighty table; src/weli/i18n/mighty.py is the terminal's twin. */

import type {
  Action,
  DealScored,
  GameEvent,
  MightyContract,
  MightyScored,
  Seat,
} from "../net/protocol";
import { tellResult } from "./mightyScores";
import { messageFor, messageOf, seatName, tellCommon, tellSeat, who } from "./telling";
import type { Details, Names } from "./telling";
import type { Words } from "./words";

/** Answers that tell nothing, and actions of which the event that follows tells the whole. */
const SILENT: readonly string[] = [
  "NoMisdeal",
  "NoRequest",
  "Misdeal",
  "NameSuit",
  "NameColour",
  "CallJoker",
];

/** Say what somebody may do in Mighty, as on a button. */
export function sayAction(words: Words, action: Action, names: Names): string {
  return words.say(messageFor("action", action.type), told(words, action, names));
}

function told(words: Words, action: Action, names: Names): Details {
  if (action.level !== undefined) {
    const contract = { level: action.level, trump: action.trump ?? null };
    return { contract: sayContract(words, contract) };
  }
  if (action.number !== undefined) {
    return { place: place(words, action.number), number: action.number };
  }
  if (action.suit !== undefined) return { suit: words.suitName(action.suit) };
  if (action.colour !== undefined) return { colour: action.colour };
  if (action.seat !== undefined) return { player: seatName(words, action.seat, names) };
  return toldCards(words, action);
}

function toldCards(words: Words, action: Action): Details {
  if (action.card !== undefined) {
    return { card: words.cardName(action.card), the_card: words.theCard(action.card) };
  }
  if (action.one !== undefined && action.other !== undefined) {
    return {
      cards: words.listing([words.cardName(action.one), words.cardName(action.other)]),
      the_card: words.theCard(action.one),
      the_other: words.theCard(action.other),
    };
  }
  if (action.cards !== undefined) {
    return { number: action.cards.length, cards: words.cardNames(action.cards) };
  }
  return {};
}

/** Say whether a trick is the first, the last or another. */
function place(words: Words, number: number): string {
  if (number === 1) return "first";
  return number === words.table.last_trick ? "last" : "other";
}

/** Say a contract, such as “15 hearts”. */
export function sayContract(words: Words, contract: MightyContract): string {
  return words.say("contract", {
    level: contract.level,
    trump: contract.trump === null ? "none" : "suit",
    suit: contract.trump === null ? "" : words.suitName(contract.trump),
  });
}

/** Say what has happened, to the reader who sits at `me`. */
export function sayEvent(
  words: Words,
  event: GameEvent,
  me: Seat | null,
  names: Names,
): string | null {
  const common = tellCommon(words, event, me, names);
  return common === undefined ? tellOwn(words, event, me, names) : common;
}

function tellOwn(words: Words, event: GameEvent, me: Seat | null, names: Names): string | null {
  switch (event.type) {
    case "Did":
      if (SILENT.includes(event.action.type)) return null;
      return words.say(messageFor("event-did", event.action.type), {
        ...told(words, event.action, names),
        ...who(event.seat, me, names),
      });
    case "ThrownIn":
      return words.say(messageOf("event-thrown-in", event.cause), {
        ...who(event.dealer ?? 0, me, names),
      });
    case "DeclarerFound":
      return words.say("event-declarer-found", {
        contract: words.sayContract(event.contract),
        ...who(event.declarer, me, names),
      });
    case "MisdealShown":
    case "Drew":
    case "LaidOff":
      return cardsOf(words, event, me, names);
    case "ContractFixed":
      return event.doubled ? words.say("event-stake-doubled") : null;
    case "LeadSettled":
      return settled(words, event);
    case "FriendShown":
      return tellSeat(words, event.type, event.seat, me, names);
    case "DealScored":
      return scored(words, event as MightyScored, me, names);
    default:
      return null;
  }
}

/** Tell of cards that changed hands; who sees no cards is told as the others are. */
function cardsOf(
  words: Words,
  event: Extract<GameEvent, { type: "MisdealShown" | "Drew" | "LaidOff" }>,
  me: Seat | null,
  names: Names,
): string {
  const cards = event.cards ?? [];
  return words.say(messageFor("event", event.type), {
    number: event.type === "MisdealShown" ? cards.length : event.count,
    cards: cards.length > 0 ? words.cardNames(cards) : "",
    ...who(event.seat, event.cards === null ? null : me, names),
  });
}

function settled(words: Words, event: Extract<GameEvent, { type: "LeadSettled" }>): string {
  if (event.called) return words.say("event-lead-settled-call");
  const suits = words.listing(event.named.map((suit) => words.suitName(suit)), "or");
  const sentence = words.say("event-lead-settled-suit", { suits });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function scored(words: Words, event: MightyScored, me: Seat | null, names: Names): string {
  return words.say("event-deal-scored", {
    made: event.made ? "yes" : "no",
    contract: sayContract(words, event.contract),
    taken: event.taken,
    ...who(event.declarer, me, names),
  });
}

/** Explain a deal: the contract, what it is worth, and a line for each seat. */
export function sayResult(words: Words, result: DealScored, names: Names): string[] {
  return tellResult(words, result as MightyScored, names);
}
