/* The questions that are answered with one of two or three buttons: what stands on them. */

import type { Action, CardCode, Decision, MulatschakView, TableInfo, View } from "../net/protocol";
import { isMighty } from "../net/protocol";
import { chalk } from "../scores/sheet";
import { signed } from "../words/figures";
import type { Words } from "../words/words";
import { isWeli } from "./cards";
import { worthShowing } from "./controls";
import { KEYS } from "./keys";

/** A button: what it does, what stands on it, and how it looks. */
export interface Answer {
  action: Action;
  label: string;
  look: "plain" | "go" | "honey";
  key: string;
}

/** A question with its buttons; `card` is the card it is about. */
export interface Asked {
  title: string;
  hint: string;
  answers: readonly Answer[];
  card: CardCode | null;
}

/** The answer that most people give, and that the large button stands for. */
const USUAL: ReadonlySet<string> = new Set([
  "TakeWeli",
  "KeepHand",
  "NoMuli",
  "PlayAlong",
  "KeepCard",
  "NoMisdeal",
  "CallJoker",
]);
/** Bold answers, which cost much or win much. */
const BOLD: ReadonlySet<string> = new Set(["Muli", "ThrowIn", "Misdeal"]);

/** Put a question with its buttons; the usual answer stands last, where the large button is. */
export function asked(
  words: Words,
  decision: Decision,
  view: View,
  table: TableInfo,
  factor: number,
  me: number,
): Asked {
  const { heading, help } = words.sayQuestion(decision.name);
  const refused = worthShowing(decision).map(({ action }) => action);
  const actions = [...decision.actions, ...refused];
  const usual = (action: Action) =>
    USUAL.has(action.type) || actions.length === 1 || (decision.name === "hold_muli" && action.type === "Pass");
  const card = isMighty(view) ? null : cardAsked(decision, view, me);
  const answers = actions.map((action): Answer => {
    const look = usual(action) ? "go" : BOLD.has(action.type) ? "honey" : "plain";
    return { action, label: label(words, action, table, factor, card), look, key: keyOf(action, look) };
  });
  answers.sort((one, other) => Number(one.look === "go") - Number(other.look === "go"));
  const hint = isMighty(view) ? help : hintOf(words, decision, view, table, factor, card) ?? help;
  const leaves = decision.name === "take_weli" && card !== null && !isWeli(card);
  return { title: leaves ? words.say("decide-card-seen") : heading, hint, answers, card };
}

/** Return the card that a question is about: the one seen at the cut, or turned up on sight. */
function cardAsked(decision: Decision, view: MulatschakView, me: number): CardCode | null {
  if (decision.name === "take_weli") return view.seen?.card ?? null;
  if (decision.name !== "on_sight") return null;
  return view.shown.filter(([seat]) => seat === me).at(-1)?.[1] ?? null;
}

function label(
  words: Words,
  action: Action,
  table: TableInfo,
  factor: number,
  card: CardCode | null,
): string {
  if (action.type === "LeaveCard" && card !== null && !isWeli(card)) return words.say("decide-go-on");
  if (action.type === "StayHome") {
    const cost = points(table, "home", "cost") * factor;
    return words.say("decide-stay-home", { points: chalk(signed(cost)) });
  }
  return words.sayAction(action);
}

function hintOf(
  words: Words,
  decision: Decision,
  view: MulatschakView,
  table: TableInfo,
  factor: number,
  card: CardCode | null,
): string | null {
  if (decision.name === "home") {
    return words.say("decide-home-hint", {
      none: chalk(signed(points(table, "scoring", "no_trick") * factor)),
      trick: chalk(signed(points(table, "scoring", "trick") * factor)),
    });
  }
  if (decision.name === "muli" || decision.name === "hold_muli") {
    return words.say("decide-muli-hint", {
      won: chalk(signed(points(table, "scoring", "muli_won_declarer") * factor)),
      lost: chalk(signed(points(table, "scoring", "muli_lost_declarer") * factor)),
    });
  }
  if (decision.name === "take_weli" && card !== null) {
    const where = view.seen?.last ? "last" : "first";
    return words.say("decide-card-seen-hint", { card: words.cardName(card), where });
  }
  if (decision.name === "on_sight" && card !== null) {
    return words.say("decide-on-sight-hint", { card: words.cardName(card) });
  }
  return null;
}

/** Return a number of the house rules. */
export function points(table: TableInfo, group: string, name: string): number {
  const value = table.rules.plain[group]?.[name];
  return typeof value === "number" ? value : 0;
}

function keyOf(action: Action, look: Answer["look"]): string {
  if (look === "go") return KEYS.go;
  if (action.type === "Muli") return KEYS.muli;
  if (action.type === "Hold") return KEYS.hold;
  return KEYS.pass;
}
