/* Words that follow the reader's language, and the table they are said at. */

import type { Game } from "../net/protocol";
import { loadWords } from "../words/load";
import type { Details } from "../words/telling";
import type { Words } from "../words/words";
import { settings } from "./settings.svelte";

/** Where words are said: a game, or none, and what is known of the table. */
export interface Place {
  game: Game | "";
  told?: Details;
}

/** The words for one place; null until they have come. */
export class Spoken {
  words = $state.raw<Words | null>(null);
  failed = $state(false);
  private readonly forget: () => void;

  constructor(place: () => Place) {
    this.forget = $effect.root(() => {
      $effect(() => {
        const { game, told } = place();
        let wanted = true;
        loadWords(settings.language, game, told ?? {}).then(
          (words) => {
            if (wanted) this.words = words;
          },
          () => {
            if (wanted) this.failed = true;
          },
        );
        return () => {
          wanted = false;
        };
      });
    });
  }

  /** Stop following. */
  stop(): void {
    this.forget();
  }
}

const common = new Spoken(() => ({ game: "" }));

/** The words for every table; null until they have come. */
export function commonWords(): Words | null {
  return common.words;
}

/** Whether the words could not be loaded. */
export function wordsFailed(): boolean {
  return common.failed;
}

/** Say something that belongs to no game, as the lobby does; nothing before the words have come. */
export function say(message: string, details: Details = {}): string {
  return common.words?.say(message, details) ?? "";
}
