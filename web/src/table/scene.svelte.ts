/* What the table shows, a little behind what it knows: every card is seen on its way. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { CardCode, GameEvent, Seat, State, Trick, View } from "../net/protocol";
import { settings } from "../state/settings.svelte";
import { breath, goTo, Pause, spotOf, still, times, type Spot } from "./motion";

/** What the scene needs of the table's store. */
interface Table {
  readonly state: State | null;
  readonly you: Seat;
  onEvents(
    listener: (
      events: readonly GameEvent[],
      before: State | null,
      after: State,
      snapshot: boolean,
    ) => void,
  ): () => void;
}

/** One message, still to be shown. */
interface Step {
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** A card seen from behind on its way between the pack and a player. */
export interface Flight {
  readonly id: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

/** So many messages behind, the table no longer waits between them. */
const FAR_BEHIND = 4;
/** So many cards fly to another player at most; the eye does not count them. */
const MOST_FLIGHTS = 3;

type TakenTrick = Trick & { readonly winner: Seat };

/** The table as it is seen, with the cards on their way. */
export class Scene {
  /** What is shown; it may lag behind the store's state. */
  state = $state.raw<State | null>(null);
  /** Whether a full trick lies there to be looked at. */
  resting = $state(false);
  /** Whether what appears now is to come flying rather than simply be there. */
  lively = $state(false);
  flights = $state.raw<readonly Flight[]>([]);
  /** Whether there is still something to be shown. */
  busy = $state(false);

  private readonly anchors = new Map<string, HTMLElement>();
  private readonly measured = new Map<HTMLElement, Spot>();
  private readonly lastSeen = new Map<CardCode, Spot>();
  private readonly pause = new Pause();
  private queue: Step[] = [];
  private hurrying = false;
  /** Counts the jumps, so that what was under way before one knows that it is out of date. */
  private jumps = 0;
  private flown = 0;
  private readonly leave: () => void;

  constructor(private readonly table: Table) {
    this.state = table.state;
    this.leave = table.onEvents((events, before, after, snapshot) => {
      if (before === null || snapshot || this.state === null || document.hidden) this.jump(after);
      else this.enqueue(events, after);
    });
  }

  stop(): void {
    this.leave();
    this.pause.cut();
  }

  /** Marks an element as a place that cards come from or go to: `pack`, `seat-3`, `card-LO`. */
  anchor(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.anchors.set(name, element);
      return () => {
        if (this.anchors.get(name) === element) this.anchors.delete(name);
      };
    };
  }

  /** Where a place is on the screen, if it is there; measured at most once in a frame. */
  spot(name: string): Spot | null {
    const element = this.anchors.get(name);
    if (element === undefined) return null;
    if (this.measured.size === 0) requestAnimationFrame(() => this.measured.clear());
    let spot = this.measured.get(element);
    if (spot === undefined) {
      spot = spotOf(element);
      this.measured.set(element, spot);
    }
    return spot;
  }

  /** The upper left corner of the cloth on the screen. */
  get corner(): { readonly x: number; readonly y: number } | null {
    const element = this.anchors.get("felt");
    const middle = this.spot("felt");
    if (element === undefined || middle === null) return null;
    return { x: middle.x - middle.width / 2, y: middle.y - element.clientHeight / 2 };
  }

  /** Where a card that now lies in the trick has come from. */
  originOf(code: CardCode, seat: Seat): Spot | null {
    if (!this.lively) return null;
    return (
      (seat === this.table.you ? this.lastSeen.get(code) : undefined) ?? this.spot(`seat-${seat}`)
    );
  }

  /** Where new cards of the reader's hand come from. */
  get pack(): Spot | null {
    return this.lively ? this.spot("pack") : null;
  }

  /** Shows all there is to show without waiting; the reader has tapped, or acts. */
  hurry(): void {
    if (this.queue.length > 0 || this.busy) this.hurrying = true;
    this.pause.cut();
  }

  // -------------------------------------------------------------- one message after another

  private jump(after: State): void {
    this.jumps++;
    this.queue = [];
    this.lively = false;
    this.resting = false;
    this.flights = [];
    this.state = after;
    this.pause.cut();
  }

  private enqueue(events: readonly GameEvent[], after: State): void {
    this.remember(events);
    this.lively = true;
    this.queue.push({ events, after });
    if (!this.busy) void this.run();
  }

  /** Notes where the reader's cards are before they leave the hand. */
  private remember(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type !== "Did" || event.seat !== this.table.you) continue;
      const code = event.action.card;
      const spot = code === undefined ? null : this.spot(`card-${code}`);
      if (code !== undefined && spot !== null) this.lastSeen.set(code, spot);
    }
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.hurrying = false;
    for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) {
      await this.show(step);
    }
    this.busy = false;
    this.hurrying = false;
    this.lastSeen.clear();
  }

  private async show(step: Step): Promise<void> {
    const jumps = this.jumps;
    // The page draws what is known first, and what is shown of it as a task of its own.
    await breath();
    if (jumps !== this.jumps) return;
    const before = this.state;
    const taken = step.events.some((event) => event.type === "TrickTaken");
    if (taken && before !== null) await this.showTrick(before, step);
    else this.state = step.after;
    await tick();
    await breath();
    if (jumps !== this.jumps) return;
    const dealing = this.hurrying ? 0 : this.fly(step.events);
    if (!this.hurrying) await this.pause.for(Math.max(dealing, this.paceFor(step)));
  }

  /** How long something stays before the next thing happens. */
  private paceFor(step: Step): number {
    const { pace } = times();
    const seen = step.events.some((event) => event.type === "Did" && event.seat !== this.table.you);
    if (!seen) return 0;
    if (this.queue.length > FAR_BEHIND) return pace / 4;
    return this.table.state?.decision ? Math.min(pace, 160) : pace;
  }

  // -------------------------------------------------------------- a full trick

  private async showTrick(before: State, step: Step): Promise<void> {
    const full = fullTrick(before, step);
    if (full === null) {
      this.state = step.after;
      return;
    }
    const jumps = this.jumps;
    this.state = withTrick(before, step.after, full);
    this.resting = true;
    if (!this.hurrying) await this.pause.for(this.stay());
    if (jumps === this.jumps) await this.collect(full);
    if (jumps !== this.jumps) return;
    this.resting = false;
    this.state = step.after;
  }

  /** How long a full trick lies there: for ever where the reader takes it away by a tap. */
  private stay(): number {
    if (settings.trick_stays === "tap") return Infinity;
    return times().travel + settings.trick_stays;
  }

  private async collect(full: TakenTrick): Promise<void> {
    const winner = this.spot(`seat-${full.winner}`);
    if (winner === null) return;
    const way = { duration: this.hurrying ? 160 : times().collect, shrink: 0.5 };
    const cards = full.cards.flatMap((code) => {
      const element = this.anchors.get(`trick-${code}`);
      return element ? [{ element, here: spotOf(element) }] : [];
    });
    const going = cards.map(({ element, here }) => goTo(element, winner, here, way).finished);
    await Promise.allSettled(going);
  }

  // -------------------------------------------------------------- cards seen from behind

  /** Lets cards fly between the pack and the others; returns how long all of them take. */
  private fly(events: readonly GameEvent[]): number {
    const pack = this.spot("pack");
    if (still() || pack === null) return 0;
    const { apart, deal } = times();
    const flights: Flight[] = [];
    let own = 0;
    for (const event of events) {
      if (event.type !== "Dealt" && event.type !== "Drew" && event.type !== "LaidOff") continue;
      const mine = event.seat === this.table.you;
      if (mine && event.type !== "LaidOff") own = Math.max(own, event.count);
      const seat = mine ? null : this.spot(`seat-${event.seat}`);
      if (seat === null) continue;
      const [from, to] = event.type === "LaidOff" ? [seat, pack] : [pack, seat];
      for (let n = Math.min(event.count, MOST_FLIGHTS); n > 0; n--) {
        flights.push({ id: ++this.flown, from, to, delay: flights.length * apart });
      }
    }
    if (flights.length > 0) this.flights = [...this.flights, ...flights];
    const last = Math.max(flights.length, own);
    return last === 0 ? 0 : last * apart + deal;
  }

  /** A flight has come to its end. */
  landed(flight: Flight): void {
    this.flights = this.flights.filter((each) => each !== flight);
  }
}

/** The trick that has just been taken; from what was shown, where the table keeps no tricks. */
function fullTrick(before: State, step: Step): TakenTrick | null {
  const event = step.events.find((each) => each.type === "TrickTaken");
  if (event?.type !== "TrickTaken") return null;
  const last = step.after.view.tricks.at(-1);
  if (last?.winner === event.winner) return { ...last, winner: event.winner };
  const played = step.events.flatMap((each) =>
    each.type === "Did" && each.action.type === "Play" ? [each.action.card!] : [],
  );
  const open = before.view.trick;
  if (open === null) return null;
  return { order: open.order, cards: [...open.cards, ...played], winner: event.winner };
}

/** The state after a trick, with the trick still lying there and not yet counted. */
function withTrick(before: State, after: State, full: TakenTrick): State {
  const tricks = before.view.tricks;
  const view = { ...after.view, trick: full, tricks, result: null, reveal: null } as View;
  if ("captured" in view && "captured" in before.view) view.captured = before.view.captured;
  view.standing = before.view.standing;
  const place = full.order.indexOf(full.winner);
  const shown = {
    ...after.shown,
    taken: before.shown.taken,
    scores: before.shown.scores,
    winning: place,
  };
  return { ...after, view, shown };
}
