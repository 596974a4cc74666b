/* Words are loaded when they are needed: a language once, and the words of a game once. */

import type { Game } from "../net/protocol";
import type { Language } from "./languages";
import type { Details } from "./telling";
import { wordsFrom, type Words } from "./words";

type Texts = Promise<{ default: string[] }>;

const COMMON: Readonly<Record<Language, () => Texts>> = {
  en: () => import("./texts/en"),
  de: () => import("./texts/de"),
  ko: () => import("./texts/ko"),
};
const GAMES: Readonly<Record<Game, Readonly<Record<Language, () => Texts>>>> = {
  mulatschak: {
    en: () => import("./texts/en-mulatschak"),
    de: () => import("./texts/de-mulatschak"),
    ko: () => import("./texts/ko-mulatschak"),
  },
  mighty: {
    en: () => import("./texts/en-mighty"),
    de: () => import("./texts/de-mighty"),
    ko: () => import("./texts/ko-mighty"),
  },
};

const loaded = new Map<string, Promise<Words>>();

async function load(language: Language, game: Game | ""): Promise<Words> {
  const parts = [COMMON[language](), ...(game === "" ? [] : [GAMES[game][language]()])];
  const texts = (await Promise.all(parts)).flatMap((part) => part.default);
  return wordsFrom(language, game, texts);
}

/** Return the words of a language, with those of a game if one is named. */
export async function loadWords(
  language: Language,
  game: Game | "" = "",
  table: Details = {},
): Promise<Words> {
  const key = `${language}/${game}`;
  let found = loaded.get(key);
  if (found === undefined) {
    found = load(language, game);
    loaded.set(key, found);
    // A connection that failed once may work the next time.
    found.catch(() => loaded.delete(key));
  }
  return (await found).at(table);
}
