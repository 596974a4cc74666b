/* The games and their options in the reader's language, asked for once. */

import { api, problemOf, type GameTold, type GroupTold } from "../net/api";
import type { Game, Problem } from "../net/protocol";
import { settings } from "../state/settings.svelte";

/** What the server tells of something, by the language in which it was asked. */
class Asked<Answer> {
  private readonly answers = new Map<string, Promise<Answer>>();
  now = $state.raw<Answer | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(
    private readonly key: () => string,
    private readonly ask: (lang: string) => Promise<Answer>,
  ) {}

  /** Ask, unless it has been asked in this language. */
  ahead(): Promise<Answer> {
    const key = this.key();
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = this.ask(settings.language);
      this.answers.set(key, answer);
      answer.catch(() => this.answers.delete(key));
    }
    return answer;
  }

  /** Follow the language while a component is there; called while it is made. */
  follow(): void {
    $effect(() => {
      let wanted = true;
      this.ahead().then(
        (told) => {
          if (!wanted) return;
          this.now = told;
          this.problem = null;
        },
        (error: unknown) => {
          if (wanted) this.problem = problemOf(error);
        },
      );
      return () => {
        wanted = false;
      };
    });
  }
}

/** The games. */
export const games = new Asked<readonly GameTold[]>(
  () => settings.language,
  (lang) => api.games(lang),
);

const forms = new Map<Game, Asked<readonly GroupTold[]>>();

/** The options of a game. */
export function optionsOf(game: Game): Asked<readonly GroupTold[]> {
  let found = forms.get(game);
  if (found === undefined) {
    found = new Asked(
      () => settings.language,
      (lang) => api.options(game, lang),
    );
    forms.set(game, found);
  }
  return found;
}

/** Return what is told of a game, once it has come. */
export function gameTold(game: Game): GameTold | undefined {
  return games.now?.find((each) => each.name === game);
}
