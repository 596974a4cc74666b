/* What happens at a Mulatschak table; src/weli/i18n/mulatschak.py is the terminal's twin. */

import type {
  Action,
  DealScored,
  GameEvent,
  MulatschakContract,
  MulatschakLine,
  MulatschakScored,
  Seat,
} from "../net/protocol";
import { signed } from "./figures";
import { messageFor, messageOf, seatName, tellCommon, tellSeat, who } from "./telling";
import type { Details, Names } from "./telling";
import type { Words } from "./words";

/** Answers that everybody gives nearly every deal; a line for each would drown the others. */
const SILENT: readonly string[] = ["NoMuli", "KeepHand", "LeaveCard"];

/** Say what somebody may do in Mulatschak, as on a button. */
export function sayAction(words: Words, action: Action, names: Names): string {
  return words.say(messageFor("action", action.type), told(words, action, names));
}

function told(words: Words, action: Action, names: Names): Details {
  if (action.card !== undefined) {
    return { card: words.cardName(action.card), the_card: words.theCard(action.card) };
  }
  if (action.cards !== undefined) {
    return { number: action.cards.length, cards: words.cardNames(action.cards) };
  }
  if (action.count !== undefined) return { number: action.count };
  if (action.tricks !== undefined) return { tricks: action.tricks };
  if (action.suit !== undefined) return { suit: words.suitName(action.suit) };
  if (action.seat !== undefined) return { player: seatName(words, action.seat, names) };
  return {};
}

/** Say a contract, such as “3 tricks”. */
export function sayContract(words: Words, contract: MulatschakContract): string {
  return contract.muli
    ? words.say("contract-muli")
    : words.say("contract", { tricks: contract.tricks });
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
    case "CardSeen":
      return cardSeen(words, event, who(event.seat, me, names));
    case "ThrownIn": {
      const doubles = event.cause === "white" || (event.carried?.doubled_passes ?? 0) > 0;
      const message = messageOf("event-thrown-in", event.cause);
      return words.say(message, { doubles: doubles ? "yes" : "no" });
    }
    case "DeclarerFound":
      return words.say("event-declarer-found", {
        contract: words.sayContract(event.contract),
        ...who(event.declarer, me, names),
      });
    case "TrumpFixed":
      return words.say("event-trump-fixed", { suit: words.suitName(event.suit) });
    case "Turned":
      return words.say("event-turned", {
        card: words.cardName(event.card),
        ...who(event.seat, me, names),
      });
    case "ServedLast":
      return tellSeat(words, event.type, event.seat, me, names);
    case "WhiteShown":
    case "Drew":
    case "LaidOff":
      return cardsOf(words, event, me, names);
    case "DealScored":
      return scored(words, event as MulatschakScored, me, names);
    default:
      return null;
  }
}

/** Tell of the card that a cut has shown, to those who have seen it. */
function cardSeen(
  words: Words,
  event: Extract<GameEvent, { type: "CardSeen" }>,
  whom: ReturnType<typeof who>,
): string | null {
  if (event.card === null) return null;
  const where = event.last ? "last" : "first";
  return words.say("event-card-seen", { the_card: words.theCard(event.card), where, ...whom });
}

/** Tell of cards that changed hands: which, for those who know them, else how many. */
function cardsOf(
  words: Words,
  event: Extract<GameEvent, { type: "WhiteShown" | "Drew" | "LaidOff" }>,
  me: Seat | null,
  names: Names,
): string {
  const cards = event.cards ?? [];
  return words.say(messageFor("event", event.type), {
    number: event.type === "WhiteShown" ? cards.length : event.count,
    known: cards.length > 0 ? "yes" : "no",
    cards: words.listing(cards.map((card) => words.cardName(card))),
    ...who(event.seat, me, names),
  });
}

function scored(words: Words, event: MulatschakScored, me: Seat | null, names: Names): string {
  const kind = event.lines[event.declarer]?.kind;
  return words.say("event-deal-scored", {
    made: event.made ? "yes" : "no",
    muli: kind === "muli_won" || kind === "muli_lost" ? "yes" : "no",
    tricks: event.tricks[event.declarer] ?? 0,
    ...who(event.declarer, me, names),
  });
}

// ---------------------------------------------------------------- the score sheet

/** Explain the points of one player: "3 tricks × -1, ×4 (Hearts, white hand) = -12". */
export function sayLine(
  words: Words,
  line: MulatschakLine,
  doublings: MulatschakScored["doublings"] = [],
): string {
  const entry = words.say(messageOf("score", line.kind), {
    count: line.count,
    points: signed(line.points),
  });
  if (line.points === 0 || line.count === 0) return entry;
  const plain = line.count === 1 && line.factor === 1;
  if (plain && line.kind !== "trick") return entry;
  return words.say("score-line", {
    entry,
    factor: sayFactor(words, line.factor, doublings),
    total: signed(line.count * line.points * line.factor),
  });
}

/** Say what the points are multiplied by and why; nothing where it is one. */
function sayFactor(words: Words, factor: number, doublings: MulatschakScored["doublings"]): string {
  const causes = doublings.map(([cause, times]) =>
    words.say(messageOf("doubling", cause), { factor: times }),
  );
  if (factor === 1 && causes.length === 0) return "";
  const product = doublings.reduce((so, [, times]) => so * times, 1);
  if (causes.length > 0 && product > factor) causes.push(words.say("doubling-cap", { factor }));
  return causes.length > 0
    ? words.say("score-factor-because", { factor, causes: causes.join(", ") })
    : words.say("score-factor", { factor });
}

/** Explain the points of everybody in a deal that is over, a line for each seat. */
export function sayResult(words: Words, result: DealScored, names: Names): string[] {
  const scored = result as MulatschakScored;
  return scored.lines.map((line) =>
    words.say("score-of", {
      name: names[line.seat] ?? "",
      entry: sayLine(words, line, scored.doublings),
      score: scored.standing.scores[line.seat] ?? 0,
    }),
  );
}
