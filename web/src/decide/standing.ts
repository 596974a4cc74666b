/* Answers given once for all: to questions that everybody is asked in the same way. */

import type { TableInfo } from "../net/protocol";
import { STANDING } from "./controls";
import type { DecidingStore } from "./store";

/** Return the questions that can come up under the rules of a table. */
export function standingQuestions(table: TableInfo): readonly string[] {
  const { plain } = table.rules;
  const asked: Readonly<Record<string, boolean>> = {
    muli: plain["bidding"]?.["muli_out_of_turn"] === true,
    white_hand: plain["white"]?.["redeal"] === "optional",
    misdeal: plain["misdeal"]?.["allowed"] === true,
  };
  return Object.keys(STANDING[table.game]).filter((question) => asked[question]);
}

/** Questions after which a standing answer cannot come up any more in the deal. */
const OVER: ReadonlySet<string> = new Set(["play", "name_suit", "ripper_call"]);

/** Return the standing answers that are on, while they can still come up in this deal. */
export function standingOn(store: DecidingStore): readonly string[] {
  const { table, state } = store;
  if (table === null || state?.turn == null || OVER.has(state.turn.question)) return [];
  return standingQuestions(table).filter((question) => store.standing[question] !== undefined);
}

/** Turn a standing answer: the server gives it from then on, to the question asked now too. */
export function turnStanding(store: DecidingStore, question: string): void {
  const answer = store.table === null ? undefined : STANDING[store.table.game][question];
  if (answer === undefined) return;
  const action = store.standing[question] === undefined ? answer : null;
  store.send({ type: "standing_answer", question, action });
}
