import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableInfo, Turn } from "../../src/net/protocol";
import { clockFace } from "../../src/table/countdown.svelte";
import { watched, type Watched } from "./countdown-host.svelte";

const TURN: Turn = { seat: 1, question: "play", since: 500, now: 505, deadline: 520 };
const TABLE = { paused: false, seats: [{}, { stood_in: false }] } as unknown as TableInfo;

let host: Watched;

beforeEach(() => {
  vi.useFakeTimers();
  host = watched(TURN, TABLE);
});

afterEach(() => {
  host.stop();
  vi.useRealTimers();
});

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

describe("the time for a decision", () => {
  it("runs down from what the server says is left", () => {
    expect(host.countdown.of(1)).toBe(15);
    expect(host.countdown.of(0)).toBeNull();
    expect(host.countdown.short).toBe(false);
    pass(5000);
    expect(host.countdown.of(1)).toBe(10);
    expect(host.countdown.short).toBe(true);
    pass(60_000);
    expect(host.countdown.of(1)).toBe(0);
  });

  it("begins anew with each state that the server sends", () => {
    pass(5000);
    host.say({ ...TURN, now: 500, deadline: 530 }, TABLE);
    expect(host.countdown.of(1)).toBe(30);
    pass(1000);
    expect(host.countdown.of(1)).toBe(29);
  });

  it.each([
    ["nobody decides", null, TABLE],
    ["there is no clock", { ...TURN, deadline: 0 }, TABLE],
    ["the table is paused", TURN, { ...TABLE, paused: true }],
    ["a computer player stands in", TURN, { ...TABLE, seats: [{}, { stood_in: true }] }],
  ])("does not run while %s", (_, turn, table) => {
    host.say(turn, table as unknown as TableInfo);
    expect(host.countdown.seat).toBeNull();
    expect(host.countdown.short).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is told as clocks tell it", () => {
    expect([0, 9, 60, 125].map(clockFace)).toEqual(["0:00", "0:09", "1:00", "2:05"]);
  });
});
