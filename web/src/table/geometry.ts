/* Where everything lies: pure functions from sizes to places, all in pixels. */

import type { Detail } from "../cards/drawing";

/** A card is half as high again as it is wide. */
export const RATIO = 1.5;

/** A place of a card or a mat: its middle, and by how many degrees it is turned. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The sizes of a table. */
export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly detail: Detail;
}

/** From this size of the window on, the table is laid out as on a desk; styles ask the same. */
const DESK_FROM = { width: 768, height: 500 };

/** Return how cards are drawn in a window of this size. */
export function detailFor(width: number, height: number): Detail {
  return width >= DESK_FROM.width && height >= DESK_FROM.height ? "desk" : "phone";
}

/** Whether a window of this size is a phone's that is held sideways. */
export function isSideways(width: number, height: number): boolean {
  return height < DESK_FROM.height && width > height;
}

// ---------------------------------------------------------------- the hand

/** A hand laid out: the left top corners of its cards, in a box as wide as the table. */
export interface HandLayout {
  readonly cardWidth: number;
  readonly height: number;
  readonly rows: number;
  /** How far apart neighbours in the fullest row are. */
  readonly step: number;
  /** Too close to be hit one by one: a finger slides over the cards and lets go on one. */
  readonly scrub: boolean;
  readonly places: readonly Place[];
}

/** One size up to some number of cards: `[number, width]`, the last for all that are more. */
type Steps = readonly (readonly [most: number, width: number])[];

function stepped(steps: Steps, count: number): number {
  return (steps.find(([most]) => count <= most) ?? steps[steps.length - 1])[1];
}

const MANY = Infinity;
const HAND_WIDTHS: readonly (readonly [from: number, steps: Steps])[] = [
  [
    1024,
    [
      [6, 136],
      [8, 128],
      [14, 120],
      [MANY, 96],
    ],
  ],
  [
    768,
    [
      [6, 112],
      [14, 100],
      [MANY, 84],
    ],
  ],
  [
    480,
    [
      [6, 96],
      [14, 84],
      [MANY, 72],
    ],
  ],
  [
    0,
    [
      [6, 84],
      [10, 72],
      [14, 68],
      [MANY, 62],
    ],
  ],
];
const TRICK_WIDTHS: readonly (readonly [from: number, steps: Steps])[] = [
  [
    1024,
    [
      [4, 106],
      [5, 112],
      [6, 100],
      [MANY, 92],
    ],
  ],
  [
    768,
    [
      [4, 100],
      [5, 96],
      [6, 88],
      [MANY, 80],
    ],
  ],
  [
    480,
    [
      [4, 88],
      [5, 80],
      [6, 72],
      [MANY, 64],
    ],
  ],
  [
    0,
    [
      [4, 74],
      [5, 68],
      [6, 58],
      [MANY, 52],
    ],
  ],
];

function widthFor(table: typeof HAND_WIDTHS, width: number, count: number): number {
  return stepped(table.find(([from]) => width >= from)![1], count);
}

/** How wide the cards of a hand are; `window` is the width of the whole screen. */
export function handCardWidth(count: number, window: number): number {
  return widthFor(HAND_WIDTHS, window, count);
}

/** How wide the cards of a trick of so many players are. */
export function trickCardWidth(players: number, window: number): number {
  return widthFor(TRICK_WIDTHS, window, players);
}

const MARGIN = 8;
/** So much of a card a row below leaves in sight, as a part of the card's width. */
const PITCH: readonly number[] = [0, 1, 1.08, 0.84, 0.84];

/** Return in how many rows a phone shows a hand. */
export function handRows(count: number): number {
  return count <= 6 ? 1 : count <= 14 ? 2 : count <= 20 ? 3 : 4;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Cards in one arc around `middle`, `step` apart, each turned by `turn` more than the one before. */
function arc(
  count: number,
  cardWidth: number,
  middle: number,
  step: number,
  turn: number,
): Place[] {
  const drop = (step * radians(turn)) / 2;
  return Array.from({ length: count }, (_, place) => {
    const k = place - (count - 1) / 2;
    return { x: middle - cardWidth / 2 + k * step, y: drop * k * k, turn: k * turn };
  });
}

function arcHeight(places: readonly Place[], cardWidth: number): number {
  const lowest = Math.max(0, ...places.map((place) => place.y));
  const turned = Math.max(0, ...places.map((place) => Math.abs(place.turn)));
  return Math.ceil(cardWidth * RATIO + lowest + (cardWidth / 2) * Math.sin(radians(turned)));
}

/**
 * A hand on a phone: one arc up to six cards, rows from there on, filled from the top; rows lie
 * further apart where there is `room` for it.
 */
export function phoneHand(count: number, width: number, room = 0): HandLayout {
  const cardWidth = handCardWidth(count, width);
  const usable = width - 2 * MARGIN;
  const rows = handRows(count);
  if (rows === 1) {
    const most = count > 1 ? (usable - cardWidth) / (count - 1) : 0;
    const turn = count < 4 ? 3 : Math.min(4, 16 / (count - 1));
    const step = Math.min(cardWidth - 5, most - 3);
    const places = arc(count, cardWidth, width / 2, step, turn);
    return { cardWidth, height: arcHeight(places, cardWidth), rows, step, scrub: false, places };
  }
  const perRow = Math.ceil(count / rows);
  const free = (room - cardWidth * RATIO) / (rows - 1);
  const most = cardWidth * RATIO + 6;
  const pitch = Math.round(Math.max(cardWidth * PITCH[rows], Math.min(free, most)));
  const stepOf = (cards: number): number =>
    Math.min(cardWidth - 5, (usable - cardWidth) / Math.max(1, cards - 1));
  const left = (width - cardWidth - (perRow - 1) * stepOf(perRow)) / 2;
  const places = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: left + (place % perRow) * stepOf(inRow), y: row * pitch, turn: 0 };
  });
  return {
    cardWidth,
    height: cardWidth * RATIO + (rows - 1) * pitch,
    rows,
    step: stepOf(perRow),
    scrub: false,
    places,
  };
}

/** A finger hits what is at least so wide. */
const TOUCH = 44;
/** How far apart the ends of a fan are turned, at most. */
const SPREAD = 18;

/** Any number of cards in one fan within a strip; where they lie close a finger slides over them. */
export function fan(
  count: number,
  cardWidth: number,
  strip: { readonly from: number; readonly to: number },
): HandLayout {
  const turn = count < 4 ? 3 : Math.min(4, SPREAD / (count - 1));
  // The cards at the ends reach further than their middles, by their turn.
  const ends = cardWidth * RATIO * Math.sin(radians((turn * (count - 1)) / 2));
  const room = strip.to - strip.from - cardWidth - ends;
  const step = Math.min(cardWidth * 0.88, count > 1 ? room / (count - 1) : room);
  const places = arc(count, cardWidth, (strip.from + strip.to) / 2, step, turn);
  const scrub = count > 1 && step < TOUCH;
  return { cardWidth, height: arcHeight(places, cardWidth), rows: 1, step, scrub, places };
}

/** A long hand on a phone in one fan, for readers who like that better than rows. */
export function phoneFan(count: number, width: number): HandLayout {
  const cardWidth = count <= 11 ? 74 : count <= 14 ? 70 : 66;
  return fan(count, cardWidth, { from: MARGIN, to: width - MARGIN });
}

/** The part of a desk's cloth on the left that belongs to the reader's own mat. */
const OWN_MAT = 150;

/** A hand on a desk: one arc, centred as long as that leaves room for the reader's own mat. */
export function deskHand(count: number, width: number, height: number, window: number): HandLayout {
  const cardWidth = Math.min(handCardWidth(count, window), Math.round(height * 0.2));
  const room = width - OWN_MAT - 18;
  const most = count > 1 ? (room - cardWidth) / (count - 1) : 0;
  const step = Math.min(cardWidth * 0.88, most);
  const turn = count <= 6 ? Math.min(2.4, 8 / Math.max(1, count)) : 13 / count;
  const spread = cardWidth + (count - 1) * step;
  const middle = Math.max(width / 2, OWN_MAT + spread / 2);
  const places = arc(count, cardWidth, middle, step, turn);
  return { cardWidth, height: arcHeight(places, cardWidth), rows: 1, step, scrub: false, places };
}

// ---------------------------------------------------------------- the others

/** How far the others reach around the table, in degrees, by their number. */
const ARCS: readonly number[] = [0, 0, 110, 180, 190, 206, 216, 226];

/** The angle of one of the others, counted clockwise from the reader's left; 90 is opposite. */
export function seatAngle(place: number, others: number): number {
  const reach = ARCS[others] ?? 226;
  return others > 1 ? 90 + reach / 2 - (place * reach) / (others - 1) : 90;
}

/** Middles of the mats on a phone, in percent of the width and of a field 360 high. */
const PHONE_SEATS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 12]],
  2: [
    [22, 16],
    [78, 16],
  ],
  3: [
    [16, 22],
    [50, 10],
    [84, 22],
  ],
  4: [
    [13, 27],
    [37, 10],
    [63, 10],
    [87, 27],
  ],
  5: [
    [13, 40],
    [26, 13],
    [50, 9],
    [74, 13],
    [87, 40],
  ],
  6: [
    [13, 48],
    [13, 16],
    [37, 9],
    [63, 9],
    [87, 16],
    [87, 48],
  ],
  7: [
    [13, 54],
    [13, 20],
    [30, 9],
    [50, 9],
    [70, 9],
    [87, 20],
    [87, 54],
  ],
};

/** The middles of the others' mats on a phone, in a field of this height above the hand. */
export function phoneSeats(others: number, width: number, height: number, mat: number): Place[] {
  const tall = Math.min(360, height * 0.86);
  const top = mat / 2 + 9;
  return (PHONE_SEATS[others] ?? []).map(([x, y]) => ({
    x: (x / 100) * width,
    y: Math.max(top, (y / 100) * tall),
    turn: 0,
  }));
}

/** The middles of the others' mats on a desk: a flattened ellipse. */
export function deskSeats(others: number, width: number, height: number): Place[] {
  return Array.from({ length: others }, (_, place) => {
    const angle = radians(seatAngle(place, others));
    const sine = Math.sin(angle);
    const up = sine > 0 ? sine ** 0.55 : sine * 0.7;
    const y = height * (0.37 - 0.3 * up);
    return { x: width * (0.5 + 0.4 * Math.cos(angle)), y: Math.max(48, y), turn: 0 };
  });
}

// ---------------------------------------------------------------- the trick

/** A trick laid out: the middles of the cards by their player's place, the reader's last. */
export interface TrickLayout {
  readonly cardWidth: number;
  readonly places: readonly Place[];
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

function around(others: number, at: Ellipse, turnBy: number): Place[] {
  const place = (degrees: number): Place => {
    const x = at.across * Math.cos(radians(degrees));
    return { x: at.x + x, y: at.y - at.down * Math.sin(radians(degrees)), turn: x * turnBy };
  };
  return [...Array.from({ length: others }, (_, i) => place(seatAngle(i, others))), place(270)];
}

/** So much on either side of a phone belongs to what lies beside the trick. */
export const COLUMN = 90;

/** The trick on a phone, between the seats above, the hand below and the columns beside it. */
export function phoneTrick(
  others: number,
  width: number,
  from: number,
  to: number,
  { apart = 8, most = Infinity } = {},
): TrickLayout {
  const room = to - from;
  const cardWidth = Math.min(trickCardWidth(others + 1, width), room / RATIO - apart);
  const wide = [0, 0, 56, 70, 76, 70, 66, 66][others] ?? 66;
  const across = Math.min((wide * Math.min(width, most)) / 360, (width - 2 * COLUMN - cardWidth) / 2);
  const wanted = [0, 44, 44, 46, 40, 52, 64, 64][others] ?? 64;
  const down = Math.max(14, Math.min(wanted, (room - cardWidth * RATIO) / 2));
  const at = { x: width / 2, y: (from + to) / 2, across, down };
  return { cardWidth, places: around(others, at, 0.07) };
}

/** The trick on a desk, in a strip of the cloth; its cards lie at the angles of their players. */
export function deskTrick(
  others: number,
  width: number,
  strip: { readonly from: number; readonly to: number },
  height: number,
  window: number,
): TrickLayout {
  const room = strip.to - strip.from;
  const cardWidth = Math.min(trickCardWidth(others + 1, window), room / RATIO / 1.2);
  const across = width * ([0, 0, 0.1, 0.14, 0.168, 0.19, 0.2, 0.2][others] ?? 0.2);
  const wanted = height * (others > 5 ? 0.095 : 0.07);
  const down = Math.max(10, Math.min(wanted, (room - cardWidth * RATIO) / 2));
  const at = { x: width / 2, y: (strip.from + strip.to) / 2, across, down };
  return { cardWidth, places: around(others, at, 0.045) };
}
