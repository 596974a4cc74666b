/* Sentences in the reader's language, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type {
  Action,
  CardCode,
  DealScored,
  Game,
  GameEvent,
  MightyContract,
  MulatschakContract,
  Problem,
  Reason,
  Seat,
  Suit,
} from "../net/protocol";
import * as cards from "./cards";
import { withParticles } from "./josa";
import type { Language } from "./languages";
import * as mighty from "./mighty";
import * as mulatschak from "./mulatschak";
import { messageOf, type Details, type Names } from "./telling";

/** The words of one language, at a table of one game or at none. */
export class Words {
  constructor(
    readonly language: Language,
    readonly game: Game | "",
    private readonly bundle: FluentBundle,
    /** What is known of the table, such as the number of the last trick; see `TableInfo.told`. */
    readonly table: Details = {},
  ) {}

  /** Return the same words for a table of which this is known. */
  at(table: Details): Words {
    return new Words(this.language, this.game, this.bundle, table);
  }

  /** Add texts that are needed only now. */
  add(texts: readonly string[]): void {
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Return a message, or its attribute after a point: `question-play.help`. */
  say(message: string, details: Details = {}): string {
    const pattern = this.pattern(message);
    if (pattern === null) {
      console.error(`${message}: there is no such message (${this.language}, ${this.game})`);
      return message;
    }
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, details as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${message} (${this.language}): ${error.message}`);
    return this.language === "ko" ? withParticles(told) : told;
  }

  /** Say whether there is such a message. */
  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  private pattern(message: string) {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    if (found === undefined) return null;
    return attribute === undefined ? found.value : (found.attributes[attribute] ?? null);
  }

  /** Join some words as people list them: "a, b and c". */
  listing(items: readonly string[], last: "and" | "or" = "and"): string {
    if (items.length < 2) return items.join("");
    return this.say(`list-${last}`, {
      first: items.slice(0, -1).join(", "),
      last: items.at(-1) ?? "",
    });
  }

  /** Return a small number as a word. */
  number(number: number): string {
    return this.say("number-word", { number });
  }

  // -------------------------------------------------------------- cards

  /** Return a card's name: "Ober of Leaves"; with `numbered` copies are told apart. */
  cardName(code: CardCode, numbered = false): string {
    return cards.cardName(this, code, numbered);
  }

  /** Return a card's name as the object of a sentence: "the Ober of Leaves". */
  theCard(code: CardCode): string {
    return cards.theCard(this, code);
  }

  /** Return the names of some cards as a list with commas, or the word for none. */
  cardNames(codes: readonly CardCode[]): string {
    return cards.cardNames(this, codes);
  }

  /** Return a suit's name in the game's deck: "Leaves", "spades". */
  suitName(suit: Suit): string {
    return cards.suitName(this, suit, this.game === "mighty" ? "french" : "german");
  }

  // -------------------------------------------------------------- the game

  /** Return a label for an action: "Bid 2", "Play the Ober of Leaves". */
  sayAction(action: Action, names: Names = []): string {
    return this.teller.sayAction(this, action, names);
  }

  /** Return the line that an event is worth in the reader's log, or null for none. */
  sayEvent(event: GameEvent, me: Seat | null, names: Names): string | null {
    return this.teller.sayEvent(this, event, me, names);
  }

  /** Return the heading of a decision, and two sentences that explain it. */
  sayQuestion(name: string): { heading: string; help: string } {
    const message = messageOf("question", name);
    return { heading: this.say(message), help: this.say(`${message}.help`) };
  }

  /** Return a contract in words: "3 tricks", "Muli", "14 hearts". */
  sayContract(contract: MulatschakContract | MightyContract): string {
    return "level" in contract
      ? mighty.sayContract(this, contract)
      : mulatschak.sayContract(this, contract);
  }

  /** Say why an action is refused, and name the house rule behind it. */
  sayReason(reason: Reason): string {
    const { sentence, name } = this.reasonParts(reason);
    if (reason.option === "") return sentence;
    return this.say("reason-house-rule", {
      sentence: sentence.replace(/\.$/, ""),
      path: reason.option,
      name,
    });
  }

  /** Return why an action is refused, and the house rule's name; empty for a fixed rule. */
  reasonParts(reason: Reason): { sentence: string; name: string } {
    const details: Record<string, string | number> = { ...reason.details };
    if (details.card !== undefined) details.card = cards.cardCalled(this, String(details.card));
    const game = messageOf("reason", reason.code);
    // What the server refuses beside the rules has words of its own.
    const message = this.has(game) ? game : messageOf("refusal", reason.code);
    const sentence = this.say(message, details);
    return { sentence, name: reason.option === "" ? "" : this.optionCalled(reason.option) };
  }

  /** Say what the server could not do, or did not understand. */
  sayProblem(problem: Problem): string {
    const message = messageOf("trouble", problem.code);
    return this.has(message)
      ? this.say(message, problem.details)
      : this.say("trouble-unknown", { code: problem.code });
  }

  /** Return the name of the option with this path, or the path where there is none. */
  optionCalled(path: string): string {
    const message = messageOf("option", path);
    return this.has(message) ? this.say(message) : path;
  }

  /** Explain the points of everybody in a deal that is over. */
  sayResult(result: DealScored, names: Names): string[] {
    return this.teller.sayResult(this, result, names);
  }

  /** Say who has won the match. */
  sayWinners(winners: readonly Seat[], names: Names, me: Seat | null = null): string {
    const [first] = winners;
    const alone = winners.length === 1 && first === me;
    const told = winners.map((seat) => names[seat] ?? "");
    return this.say("winners", {
      who: alone ? "you" : "other",
      names: alone ? (told[0] ?? "") : this.listing(told),
      number: winners.length,
    });
  }

  private get teller(): typeof mighty | typeof mulatschak {
    return this.game === "mighty" ? mighty : mulatschak;
  }
}

/** Put the words for every table and those of a game together. */
export function wordsFrom(
  language: Language,
  game: Game | "",
  texts: readonly string[],
  table: Details = {},
): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Words(language, game, bundle, table);
}
