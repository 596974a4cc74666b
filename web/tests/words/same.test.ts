/* The browser says what the terminal says: tests/web/test_words.py writes the sentences. */
/// <reference types="node" />

import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import type { Action, DealScored, Game, GameEvent, Hint, Reason } from "../../src/net/protocol";
import { figureOf, sayWhy, withHints } from "../../src/words/hint";
import type { Language } from "../../src/words/languages";
import { loadWords } from "../../src/words/load";
import type { Details } from "../../src/words/telling";
import type { Words } from "../../src/words/words";

interface Case {
  lang: Language;
  game: Game | "";
  kind: string;
  thing: unknown;
  says: unknown;
  told?: Details;
  me?: number | null;
}

const NAMES = ["Anna", "Bert", "민준", "서연", "Emil", "Toni", "Jonas", "Resi"];
/** In milliseconds; a busy machine takes its time. */
const PATIENCE = 120_000;
const file = process.env.WELI_SENTENCES;

const SAYERS: Readonly<Record<string, (words: Words, thing: never, me: number | null) => unknown>> = {
  event: (words, thing: GameEvent, me) => words.sayEvent(thing, me, NAMES),
  action: (words, thing: Action) => words.sayAction(thing, NAMES),
  result: (words, thing: DealScored) => words.sayResult(thing, NAMES),
  reason: (words, thing: Reason) => words.sayReason(thing),
  question: (words, thing: string) => Object.values(words.sayQuestion(thing)),
  say: (words, thing: { message: string; details: Details }) =>
    words.say(thing.message, thing.details),
  card: (words, thing: string) => [words.cardName(thing, true), words.theCard(thing)],
  cards: (words, thing: string[]) => words.cardNames(thing),
  hint: (words, thing: Hint) => [
    sayWhy(words, thing, NAMES),
    ...thing.choices.map(({ worth }) => figureOf(words, thing.unit, worth)),
  ],
  winners: (words, thing: number[], me) => words.sayWinners(thing, NAMES, me),
};

describe.skipIf(file === undefined)("the browser's sentences", () => {
  let cases: Case[] = [];

  beforeAll(() => {
    cases = JSON.parse(readFileSync(file ?? "", "utf-8")) as Case[];
  });

  it("are the terminal's, every one", async () => {
    const wrong: unknown[] = [];
    const kinds = new Map<string, number>();
    for (const each of cases) {
      const words = await withHints(await loadWords(each.lang, each.game, each.told));
      const sayer = SAYERS[each.kind];
      const said = sayer?.(words, each.thing as never, each.me ?? null);
      kinds.set(each.kind, (kinds.get(each.kind) ?? 0) + 1);
      if (JSON.stringify(said) !== JSON.stringify(each.says)) wrong.push({ ...each, said });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect([...kinds.keys()].sort()).toEqual(Object.keys(SAYERS).sort());
    expect(cases.length).toBeGreaterThan(10_000);
  }, PATIENCE);
});
