/* What is told alike at every table; src/weli/i18n/telling.py is the terminal's twin. */

import { NATURE, type GameEvent, type Seat } from "../net/protocol";
import type { Words } from "./words";

/** What a sentence needs to know. */
export type Details = Readonly<Record<string, string | number>>;

/** The names of the players by seat. */
export type Names = readonly string[];

/** Return the message that a code stands for, such as `reason-not-now`. */
export function messageOf(theme: string, code: string): string {
  return `${theme}-${code}`.replace(/[_.]/g, "-");
}

/** Return the message of an action or event: `BlindTrump` becomes `action-blind-trump`. */
export function messageFor(theme: string, type: string): string {
  return theme + type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Return who a sentence is about: `who` is `you` for the reader, else `other`. */
export function who(seat: Seat, me: Seat | null, names: Names): Details {
  if (seat === NATURE) return { who: "nobody", name: "" };
  return { who: seat === me ? "you" : "other", name: names[seat] ?? "" };
}

/** Return the name of the player in a seat, or the seat's number where no names are known. */
export function seatName(words: Words, seat: Seat, names: Names): string {
  return names[seat] ?? words.say("seat-number", { number: seat + 1 });
}

/** Tell of an event that names nothing but a seat. */
export function tellSeat(
  words: Words,
  type: string,
  seat: Seat,
  me: Seat | null,
  names: Names,
): string {
  return words.say(messageFor("event", type), who(seat, me, names));
}

/** Tell the events that every game has in the same way; undefined for another one. */
export function tellCommon(
  words: Words,
  event: GameEvent,
  me: Seat | null,
  names: Names,
): string | null | undefined {
  switch (event.type) {
    case "DealBegan": {
      const number = event.standing.deals + 1;
      return words.say("event-deal-began", { number, ...who(event.dealer, me, names) });
    }
    case "DealerFound":
      return tellSeat(words, event.type, event.dealer, me, names);
    case "Dealt": {
      if (event.cards === null) return null;
      const cards = words.listing(event.cards.map((card) => words.cardName(card)));
      return words.say("event-dealt", { cards, ...who(event.seat, me, names) });
    }
    case "TrickTaken":
      return tellSeat(words, event.type, event.winner, me, names);
    case "Reveal":
      return null;
    default:
      return undefined;
  }
}
