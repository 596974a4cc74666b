/* The deck of a table, by its game and by what the reader likes. */

import type { Deck } from "../cards/deck.svelte";
import type { Mark } from "../cards/marks";
import type { TableInfo } from "../net/protocol";
import type { Liked } from "../state/settings.svelte";
import type { Words } from "../words/words";

/** The message that says the letter of each mark. */
const LETTERS: Readonly<Partial<Record<Mark, string>>> = {
  acorn: "index-acorns",
  leaf: "index-leaves",
  heart: "index-hearts",
  bell: "index-bells",
  spade: "index-spades",
  fheart: "index-hearts",
  diamond: "index-diamonds",
  club: "index-clubs",
};

/** The message that says the index of each court; the Weli and the joker have signs of their own. */
const INDICES: Readonly<Record<string, string>> = {
  U: "index-unter",
  O: "index-ober",
  S: "index-sow",
  K: "index-king",
  J: "index-jack",
  Q: "index-queen",
  A: "index-ace",
};

/** Return how the cards of a table look to this reader. */
export function deckFor(liked: Liked, table: TableInfo | null, words: Words | null): Deck {
  const game = table?.game ?? "mulatschak";
  const letter = (mark: Mark): string => words?.say(LETTERS[mark] ?? "") ?? "";
  return {
    game,
    germanFaces: liked.german_faces,
    jokersApart: table?.told.jokers_apart === "yes",
    paper: liked.faces,
    letterOf: liked.letters && words ? letter : undefined,
    indexOf: words ? (index) => (index in INDICES ? words.say(INDICES[index]) : index) : undefined,
    back: game === "mighty" ? "jogakbo" : "blaudruck",
  };
}
