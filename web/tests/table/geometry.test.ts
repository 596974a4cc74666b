import { describe, expect, test } from "vitest";

import {
  deskHand,
  deskSeats,
  handRows,
  phoneFan,
  phoneHand,
  phoneSeats,
  phoneTrick,
  RATIO,
} from "../../src/table/geometry";
import { layoutOf, type Measures } from "../../src/table/layout";

const PHONE = { width: 360, height: 592, window: 360, windowHeight: 640 };
const DESK = { width: 888, height: 686, window: 1280, windowHeight: 800 };
const LOW = [
  { width: 640, height: 312, window: 640, windowHeight: 360 },
  { width: 844, height: 342, window: 844, windowHeight: 390 },
];

function measures(size: typeof PHONE, others: number, cards: number, panel = 0): Measures {
  return { ...size, others, cards, fullHand: cards, panel, fan: false };
}

const EVERY_HAND = Array.from({ length: 23 }, (_, n) => n + 1);

describe("a hand on a phone", () => {
  test.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [14, 2],
    [15, 3],
    [20, 3],
    [23, 4],
  ])("of %i cards lies in %i rows", (cards, rows) => {
    expect(handRows(cards)).toBe(rows);
    expect(phoneHand(cards, 360).rows).toBe(rows);
  });

  test.each(EVERY_HAND)(
    "of %i cards keeps to the screen",
    (cards) => {
      const hand = phoneHand(cards, 360);
      expect(hand.places).toHaveLength(cards);
      for (const { x } of hand.places) {
        expect(x).toBeGreaterThanOrEqual(7.9);
        expect(x + hand.cardWidth).toBeLessThanOrEqual(352.1);
      }
    },
  );

  test.each(EVERY_HAND)(
    "of %i cards leaves 44 by 44 pixels of each to touch",
    (cards) => {
      const { places, cardWidth } = phoneHand(cards, 360);
      for (const [n, place] of places.entries()) {
        const right = places.find(
          (other, m) => m > n && other.y - place.y < 30 && other.x > place.x,
        );
        const below = places.find((other) => other.y > place.y + 30);
        expect(right ? right.x - place.x : cardWidth).toBeGreaterThanOrEqual(44);
        expect(below ? below.y - place.y : cardWidth * RATIO).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test("of five cards is the arc of the drawings", () => {
    const hand = phoneHand(5, 360);
    expect(hand.cardWidth).toBe(84);
    expect(hand.step).toBe(62);
    expect(hand.places.map(({ turn }) => turn)).toEqual([-8, -4, 0, 4, 8]);
  });

  test("takes the room it is given, and no more", () => {
    const tight = phoneHand(13, 360);
    const roomy = phoneHand(13, 360, 400);
    expect(roomy.places[7].y).toBeGreaterThan(tight.places[7].y);
    expect(roomy.places[7].y).toBe(roomy.cardWidth * RATIO + 6);
  });
});

describe("a long hand in one fan", () => {
  test.each(EVERY_HAND)("of %i cards keeps to the screen, and says whether it is scrubbed", (cards) => {
    const hand = phoneFan(cards, 360);
    expect(hand.rows).toBe(1);
    for (const { x, turn } of hand.places) {
      const leaning = (hand.cardWidth * RATIO * Math.sin((Math.abs(turn) * Math.PI) / 180)) / 2;
      expect(x - leaning).toBeGreaterThanOrEqual(7);
      expect(x + hand.cardWidth + leaning).toBeLessThanOrEqual(353);
    }
    expect(hand.scrub).toBe(hand.step < 44);
  });

  test("is the reader's choice; a short hand is one arc anyhow", () => {
    const chosen = (cards: number) => layoutOf({ ...measures(PHONE, 4, cards), fan: true }).hand;
    expect(chosen(10)).toMatchObject({ rows: 1, scrub: true });
    expect(chosen(6)).toEqual(phoneHand(6, 360));
    expect(layoutOf(measures(PHONE, 4, 10)).hand.scrub).toBe(false);
  });
});

describe("a phone held sideways", () => {
  const cases = LOW.flatMap((size) => [1, 3, 4, 5, 7].map((others) => [size, others] as const));

  test.each(cases)("of %o with %i others shows everything", (size, others) => {
    for (const cards of [1, 5, 10, 17, 23]) {
      const { hand, handTop, seats, mat, trick, sideways } = layoutOf(measures(size, others, cards));
      expect(sideways).toBe(true);
      expect(handTop + hand.height).toBeLessThanOrEqual(size.height);
      expect(hand.places[0].x).toBeGreaterThanOrEqual(100);
      expect(hand.places.at(-1)!.x + hand.cardWidth).toBeLessThanOrEqual(size.width - 52);
      expect(seats).toHaveLength(others);
      const half = (trick.cardWidth * RATIO) / 2;
      const highest = Math.min(...trick.places.map(({ y }) => y)) - half;
      const lowest = Math.max(...trick.places.map(({ y }) => y)) + half;
      for (const { y } of seats) expect(y + mat / 2).toBeLessThanOrEqual(highest);
      expect(lowest).toBeLessThanOrEqual(handTop);
    }
  });

  test.each(cases)("of %o with %i others has no seat behind a sheet", (size, others) => {
    for (const panel of [120, 180, 240]) {
      const { seats, mat, handTop } = layoutOf(measures(size, others, 5, panel));
      for (const { y } of seats) expect(y + mat / 2).toBeLessThanOrEqual(handTop);
    }
  });
});

describe("a hand on a desk", () => {
  test.each([4, 8, 10, 17, 23])("of %i cards stays clear of the reader's mat", (cards) => {
    const hand = deskHand(cards, 888, 686, 1280);
    expect(hand.places[0].x).toBeGreaterThanOrEqual(150);
    expect(hand.places.at(-1)!.x + hand.cardWidth).toBeLessThanOrEqual(888);
  });

  test.each([1, 5, 6, 10, 23])("of %i cards lies on the cloth", (cards) => {
    const layout = layoutOf(measures(DESK, 3, cards));
    expect(layout.handTop + layout.hand.height).toBeLessThanOrEqual(DESK.height);
  });
});

describe("seats", () => {
  test.each([1, 2, 3, 4, 5, 6, 7])("of %i others are on the screen and apart", (others) => {
    for (const [seats, width, height, mat] of [
      [phoneSeats(others, 360, 300, 40), 360, 300, 40],
      [deskSeats(others, 888, 686), 888, 686, 72],
    ] as const) {
      expect(seats).toHaveLength(others);
      for (const [n, { x, y }] of seats.entries()) {
        expect(x - mat / 2).toBeGreaterThan(0);
        expect(x + mat / 2).toBeLessThan(width);
        expect(y - mat / 2).toBeGreaterThan(0);
        expect(y + mat / 2).toBeLessThan(height);
        for (const other of seats.slice(n + 1)) {
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(mat);
        }
      }
    }
  });

  test("go clockwise from the reader's left", () => {
    const [left, top, right] = deskSeats(3, 888, 686);
    expect(left.x).toBeLessThan(top.x);
    expect(top.x).toBeLessThan(right.x);
    expect(top.y).toBeLessThan(left.y);
  });
});

describe("a trick", () => {
  test.each([1, 2, 3, 4, 5, 6, 7])("of %i others and the reader shows every index", (others) => {
    const { places, cardWidth } = phoneTrick(others, 360, 105, 300);
    expect(places).toHaveLength(others + 1);
    for (const [n, place] of places.entries()) {
      for (const above of places.filter((other, m) => m !== n && other.y > place.y)) {
        // A card further down lies on top; it must leave the upper left corner in sight.
        const across = Math.abs(above.x - place.x);
        const down = above.y - place.y;
        expect(across > cardWidth * 0.3 || down > cardWidth * 0.3).toBe(true);
      }
    }
  });

  test("lies between the others and the prompt", () => {
    for (const others of [1, 2, 3, 4]) {
      for (const size of [PHONE, DESK]) {
        const layout = layoutOf(measures(size, others, 5));
        const half = (layout.trick.cardWidth * RATIO) / 2;
        const lowest = Math.max(...layout.trick.places.map(({ y }) => y));
        expect(lowest + half).toBeLessThanOrEqual(size.height - layout.promptBottom);
      }
    }
  });
});

describe("a sheet on a phone", () => {
  test("leaves the room of the hand to the others when no card is left", () => {
    const layout = layoutOf(measures(PHONE, 7, 0, 440));
    expect(layout.seats).toHaveLength(7);
    expect(layout.seats[0].y + layout.mat / 2).toBeLessThanOrEqual(592 - 440);
  });

  test("lifts the hand above itself", () => {
    const layout = layoutOf(measures(PHONE, 3, 5, 300));
    expect(layout.handTop + layout.hand.height).toBeLessThanOrEqual(592 - 300);
  });

  test("leaves no seat under the hand", () => {
    for (const panel of [150, 250, 350, 420]) {
      for (const cards of [5, 10, 13]) {
        const layout = layoutOf(measures(PHONE, 4, cards, panel));
        for (const seat of layout.seats) {
          expect(seat.y + layout.mat / 2).toBeLessThanOrEqual(layout.handTop);
        }
      }
    }
  });
});
