/* Dragging a card of the hand: sideways to another place, upwards onto the table. In a fan whose
 * cards are too narrow for a finger it slides over them, and lets go on the one it wants. */

import type { CardCode } from "../net/protocol";
import type { Place } from "./geometry";

interface Ways {
  places(): readonly Place[];
  placeOf(code: CardCode): number;
  cardWidth(): number;
  move(code: CardCode, to: number): void;
  drop(code: CardCode): void;
  /** Whether cards lie too close to be hit one by one. */
  scrubs(): boolean;
  slide(code: CardCode): void;
}

/** A finger that moves less than this has pressed, not dragged. */
const SLACK = 9;
/** A card that is dragged up by more than its width lies on the table. */
const ONTO_TABLE = 1;
/** A finger that slides over a fan pulls a card out of it by so much of its width. */
const PULLED = 0.6;

/** The ends of a fan hang lower than its middle. */
const HANGING = 24;

/** Return the card of the hand that lies uppermost at a place of the screen. */
function cardAt(x: number, y: number): CardCode | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-hand] [data-card]");
  return found?.dataset.card;
}

/** The drag of one card, from the first press to the drop. */
export class CardDrag {
  /** The card that is being dragged, and how far it has come. */
  code = $state<CardCode | null>(null);
  x = $state(0);
  y = $state(0);

  /** The card under a finger that slides over the fan. */
  under = $state<CardCode | null>(null);

  private pressed: { code: CardCode; x: number; y: number } | null = null;
  private dragged = false;

  constructor(private readonly ways: Ways) {}

  start(event: PointerEvent, code: CardCode): void {
    if (event.button !== 0) return;
    this.dragged = false;
    this.pressed = { code, x: event.clientX, y: event.clientY };
    if (this.ways.scrubs() && event.pointerType !== "mouse") this.under = code;
    // A quick finger has left the card before it counts as dragging.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  go(event: PointerEvent): void {
    const pressed = this.pressed;
    if (pressed === null) return;
    if (this.under !== null && !this.pull(event, pressed)) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (this.code === null && Math.hypot(dx, dy) < SLACK) return;
    this.code = pressed.code;
    this.dragged = true;
    this.x = dx;
    this.y = dy;
  }

  end(event: PointerEvent): void {
    this.go(event);
    const { code, under } = this;
    const [dx, dy] = [this.x, this.y];
    this.cancel();
    if (under !== null) {
      this.dragged = true;
      this.ways.slide(under);
    }
    if (code === null) return;
    if (-dy > this.ways.cardWidth() * ONTO_TABLE) {
      this.ways.drop(code);
      return;
    }
    const to = this.nearest(code, dx, dy);
    if (to !== this.ways.placeOf(code)) this.ways.move(code, to);
  }

  cancel(): void {
    this.pressed = null;
    this.code = null;
    this.under = null;
    this.x = 0;
    this.y = 0;
  }

  /** Says once whether the click that follows belongs to a drag. */
  swallowClick(): boolean {
    const dragged = this.dragged;
    this.dragged = false;
    return dragged;
  }

  /** Follow a finger over the fan; say whether it has pulled a card out of it. */
  private pull(event: PointerEvent, pressed: { code: CardCode; x: number; y: number }): boolean {
    const { clientX: x, clientY: y } = event;
    if (pressed.y - y > this.ways.cardWidth() * PULLED) {
      pressed.code = this.under!;
      pressed.x = x;
      this.under = null;
      return true;
    }
    // A finger that only presses means the card that it has hit.
    if (Math.abs(x - pressed.x) >= SLACK) {
      this.under = cardAt(x, pressed.y) ?? cardAt(x, pressed.y + HANGING) ?? this.under;
    }
    return false;
  }

  /** The place of the hand that is nearest to where the card was let go. */
  private nearest(code: CardCode, dx: number, dy: number): number {
    const places = this.ways.places();
    const own = places[this.ways.placeOf(code)];
    const distance = (place: Place): number =>
      Math.hypot(place.x - own.x - dx, place.y - own.y - dy);
    let best = 0;
    for (const [n, place] of places.entries()) {
      if (distance(place) < distance(places[best])) best = n;
    }
    return best;
  }
}
