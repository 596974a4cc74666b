/* Who sits where, and the mat that stands for each player. */

import { SPECTATOR, type Seat } from "../net/protocol";

/** The cloth of each seat's mat; pale letters stand on all of them. */
const COLOURS = [
  "#8a2a4a",
  "#2a6a52",
  "#2c5c94",
  "#8c5410",
  "#8a3d86",
  "#1d6a75",
  "#5d5348",
  "#4d4a9a",
];

/** Return the colour of a seat, the same for every reader. */
export function matColour(seat: Seat): string {
  return COLOURS[seat % COLOURS.length];
}

/** The letter on a player's mat: the first sign of the name, as its script writes it. */
export function initialOf(name: string): string {
  const first = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)][0];
  return first?.segment.toUpperCase() ?? "";
}

/** The seat at the bottom of the table; somebody who watches looks over the first one's shoulder. */
export function nearSeat(you: Seat): Seat {
  return you === SPECTATOR || you < 0 ? 0 : you;
}

/** The others, clockwise from the reader's left. */
export function othersOf(you: Seat, seats: number): Seat[] {
  const near = nearSeat(you);
  return Array.from({ length: seats - 1 }, (_, place) => (near + 1 + place) % seats);
}
