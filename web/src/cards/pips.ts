/** Where the marks of a number card lie in desk detail, and how large they are. */

import { placedMark, type Mark } from "./marks";

const LEFT = 86;
const MIDDLE = 118;
const RIGHT = 150;

type Place = readonly [x: number, y: number];

/** A pair of marks at one height. */
const pair = (y: number): Place[] => [
  [LEFT, y],
  [RIGHT, y],
];

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  "2": [
    [MIDDLE, 84],
    [MIDDLE, 236],
  ],
  "3": [
    [MIDDLE, 74],
    [MIDDLE, 160],
    [MIDDLE, 246],
  ],
  "4": [...pair(88), ...pair(232)],
  "5": [...pair(80), [MIDDLE, 160], ...pair(240)],
  "6": [...pair(74), ...pair(160), ...pair(246)],
  "7": [...pair(70), [MIDDLE, 115], ...pair(160), ...pair(250)],
  "8": [...pair(70), [MIDDLE, 115], ...pair(160), [MIDDLE, 205], ...pair(250)],
  "9": [...pair(62), ...pair(127), [MIDDLE, 160], ...pair(193), ...pair(258)],
  "10": [...pair(62), [MIDDLE, 95], ...pair(127), ...pair(193), [MIDDLE, 225], ...pair(258)],
};

const SIZES: Readonly<Record<string, number>> = {
  "2": 58,
  "3": 54,
  "4": 50,
  "5": 48,
  "6": 46,
  "7": 42,
  "8": 42,
  "9": 38,
  "10": 38,
};

/** Draws the marks of a number card, such as a ten. */
export function pips(mark: Mark, rank: string): string {
  return PLACES[rank].map(([x, y]) => placedMark(mark, x, y, SIZES[rank])).join("");
}
