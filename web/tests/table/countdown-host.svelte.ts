/* A table's turn that a test can change, with a countdown that follows it. */

import { flushSync } from "svelte";

import type { TableInfo, Turn } from "../../src/net/protocol";
import { Countdown } from "../../src/table/countdown.svelte";

export interface Watched {
  readonly countdown: Countdown;
  say(turn: Turn | null, table: TableInfo): void;
  stop(): void;
}

export function watched(turn: Turn | null, table: TableInfo): Watched {
  let now = $state.raw({ turn, table });
  let countdown: Countdown | undefined;
  const stop = $effect.root(() => {
    countdown = new Countdown({
      get turn() {
        return now.turn;
      },
      get table() {
        return now.table;
      },
    });
  });
  flushSync();
  return {
    countdown: countdown!,
    stop,
    say(nextTurn, nextTable) {
      now = { turn: nextTurn, table: nextTable };
      flushSync();
    },
  };
}
