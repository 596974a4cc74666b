/* How long the player whose turn it is may still think, where the table has a clock. */

import type { Seat, TableInfo, Turn } from "../net/protocol";

/** What a countdown needs of the table's store. */
interface Timed {
  readonly turn: Turn | null;
  readonly table: TableInfo | null;
}

/** From so many seconds on, the time is short. */
export const SHORT = 10;

const SECOND = 1000;
/** Looked at more often than it changes, so that no second is skipped. */
const TICK = 250;

/** Counts down while a component lives; the server's clock and this page's need not agree. */
export class Countdown {
  /** Whose time runs, if anybody's. */
  seat = $state<Seat | null>(null);
  /** The seconds that are left. */
  left = $state(0);

  /** Whether the time is nearly up. */
  readonly short: boolean = $derived(this.seat !== null && this.left <= SHORT);

  constructor(store: Timed) {
    $effect(() => {
      const { turn, table } = store;
      const runs =
        turn !== null && turn.deadline > 0 && !table?.paused && !table?.seats[turn.seat]?.stood_in;
      this.seat = runs ? turn.seat : null;
      if (!runs) return;
      const end = performance.now() + (turn.deadline - turn.now) * SECOND;
      const tick = () => {
        this.left = Math.max(0, Math.ceil((end - performance.now()) / SECOND));
      };
      tick();
      const timer = setInterval(tick, TICK);
      return () => clearInterval(timer);
    });
  }

  /** The seconds that a seat has left; nothing for whoever has all the time in the world. */
  of(seat: Seat): number | null {
    return this.seat === seat ? this.left : null;
  }
}

/** Seconds as a clock shows them: `1:05`. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
