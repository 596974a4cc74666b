/* The whole table laid out for one size of screen: what is where, as plain numbers. */

import type { Detail } from "../cards/drawing";
import {
  deskHand,
  deskSeats,
  deskTrick,
  detailFor,
  isSideways,
  phoneFan,
  phoneHand,
  phoneSeats,
  phoneTrick,
  RATIO,
  type HandLayout,
  type Place,
  type TrickLayout,
} from "./geometry";
import { sideways } from "./sideways";

/** What the layout follows from; all sizes in pixels. */
export interface Measures {
  /** The cloth. */
  readonly width: number;
  readonly height: number;
  /** The whole window, by which cards are sized. */
  readonly window: number;
  readonly windowHeight: number;
  readonly others: number;
  /** How many cards the reader holds, and how many a full hand has. */
  readonly cards: number;
  readonly fullHand: number;
  /** How high the sheet of a decision is, while one lies there. */
  readonly panel: number;
  /** Whether a long hand on a phone lies in one fan rather than in rows. */
  readonly fan: boolean;
}

/** Where everything on the cloth stands; all sizes in pixels. */
export interface TableLayout {
  readonly detail: Detail;
  /** A phone held sideways: names beside mats, the reader's own mat beside the hand. */
  readonly sideways: boolean;
  readonly hand: HandLayout;
  readonly handTop: number;
  /** How far a chosen card is lifted: as far as the room above the hand allows. */
  readonly lift: number;
  /** The others' mats; none where a sheet leaves no room for them. */
  readonly seats: readonly Place[];
  readonly mat: number;
  readonly trick: TrickLayout;
  /** Where the prompt may begin; what hangs from a card of the trick ends above. */
  readonly floor: number;
  /** How far from the lower edge the prompt stands. */
  readonly promptBottom: number;
  /** How wide the prompt may be; nothing where it has the whole width. */
  readonly promptRoom: number | null;
  /** The columns beside the trick on a phone; no height where there is no room. */
  readonly columns: { readonly top: number; readonly height: number };
  /** How far down the things in the corners of a desk stand; lower where seats need the corners. */
  readonly corners: { readonly top: number; readonly low: boolean };
  /** Many sit at a small table: mats tell less, and trump moves to the bar. */
  readonly crowded: boolean;
}

/** The reader's own line at the foot of a phone. */
const OWN_LINE = 64;
/** The prompt, with the room that a lifted card takes below it. */
const PROMPT = 60;
/** What hangs below a mat: the name and one line. */
const BELOW_MAT = 41;
const BELOW_CROWDED_MAT = 38;
const BELOW_DESK_MAT = 56;
/** What hangs from the right of the last of many mats. */
const BESIDE_MAT = 10;
const MOST_IN_ROWS = 4;
/** On a cloth that is lower than this, trump of a full table moves to the bar. */
const LOW_DESK = 560;

/** What stands out above the uppermost card. */
const TAG = 13;

/** So many cards lie in one arc anyhow. */
const SHORT_HAND = 6;

function handOn({ fan, window }: Measures, cards: number, room = 0): HandLayout {
  return fan && cards > SHORT_HAND ? phoneFan(cards, window) : phoneHand(cards, window, room);
}

function phone(measures: Measures): TableLayout {
  const { width, height, others, panel } = measures;
  const crowded = others > MOST_IN_ROWS;
  const mat = crowded ? 40 : 48;
  const room = panel > 0 ? height - panel - 20 : 0;
  const seated = room - (mat + BELOW_MAT + 18);
  const fits = handOn(measures, measures.cards).height <= seated;
  const hand = handOn(measures, measures.cards, fits ? seated : room);
  const full = handOn(measures, Math.max(measures.cards, measures.fullHand)).height;
  const tall = measures.cards > 0 ? hand.height : 0;
  const foot = panel > 0 ? panel + 12 : OWN_LINE;
  const handTop = Math.max(TAG, height - foot - (panel > 0 ? tall : full));
  const field = handTop - (panel > 0 ? 8 : PROMPT);
  const seats =
    panel > 0 ? squeezed(others, width, field, mat) : phoneSeats(others, width, field, mat);
  const above = seats.filter(({ x }) => Math.abs(x - width / 2) < width * 0.3);
  const beside = seats.filter(({ x }) => Math.abs(x - width / 2) > width * 0.25);
  const below = (places: readonly Place[]): number =>
    Math.max(0, ...places.map(({ y }) => y + mat / 2 + (crowded ? BELOW_CROWDED_MAT : BELOW_MAT)));
  const top = below(beside) + 8;
  return {
    detail: "phone",
    sideways: false,
    hand,
    handTop: handTop + (panel > 0 ? 0 : (full - hand.height) / 2),
    lift: 18,
    seats,
    mat,
    trick: phoneTrick(others, width, below(above), field),
    floor: field,
    promptBottom: height - handTop + 16,
    promptRoom: null,
    corners: { top: 0, low: false },
    columns: { top, height: panel > 0 ? 0 : Math.max(0, field - top) },
    crowded,
  };
}

/** The others' mats above a hand that has moved up for a sheet. */
function squeezed(others: number, width: number, field: number, mat: number): readonly Place[] {
  const lowest = field - mat / 2 - BELOW_MAT;
  const top = mat / 2 + 9;
  if (lowest < top) return [];
  if (others > MOST_IN_ROWS) {
    // What hangs from a mat reaches to the right.
    const apart = (width - BESIDE_MAT) / others;
    return Array.from({ length: others }, (_, n) => ({
      x: (n + 0.5) * apart,
      y: top,
      turn: 0,
    }));
  }
  const seats = phoneSeats(others, width, 300, mat);
  return seats.map((place) => ({ ...place, y: Math.min(place.y, lowest) }));
}

function desk(measures: Measures): TableLayout {
  const { width, height, window, others, panel } = measures;
  const hand = deskHand(measures.cards, width, height, window);
  // The upper edge stays where it is for the largest cards, so that nothing moves as the hand shrinks.
  const handTop = height - deskHand(1, width, height, window).cardWidth * RATIO - 14;
  const seats = deskSeats(others, width, height);
  const mat = height < 520 || width < 700 ? 56 : 72;
  const under = Math.max(...seats.map(({ y }) => y)) + mat / 2 + BELOW_DESK_MAT;
  // Two others, or more than four, sit where the corners are.
  const taken = others === 2 || others > 4;
  const opposite = seats.filter(({ x }) => Math.abs(x - width / 2) < width * 0.24);
  // Two others leave the upper middle to the gauge of Mighty's points.
  const gauge = others === 2 ? height * 0.08 + 84 : 24;
  const from = Math.max(gauge, ...opposite.map(({ y }) => y + mat / 2 + BELOW_DESK_MAT - 12));
  return {
    detail: "desk",
    sideways: false,
    hand,
    handTop,
    lift: panel > 0 ? 12 : 24,
    seats,
    mat,
    trick: deskTrick(others, width, { from, to: handTop - 66 }, height, window),
    floor: handTop - 60,
    // A sheet stays above the ticks of chosen cards.
    promptBottom: height - handTop + (panel > 0 ? 27 : 16),
    promptRoom: null,
    corners: { top: taken ? under : 36, low: others > 4 },
    columns: { top: 0, height: 0 },
    crowded: others > MOST_IN_ROWS && height < LOW_DESK,
  };
}

/** Lays a table out. */
export function layoutOf(measures: Measures): TableLayout {
  const { window, windowHeight } = measures;
  if (isSideways(window, windowHeight)) return sideways(measures);
  return detailFor(window, windowHeight) === "desk" ? desk(measures) : phone(measures);
}
