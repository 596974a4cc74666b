import { beforeEach, describe, expect, it } from "vitest";
import type { ServerMessage } from "../../src/net/protocol";
import { TableSocket, socketAddress, type Connection, type Surroundings } from "../../src/net/socket";

/** A line whose other end the test holds. */
class FakeLine {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server says something. */
  says(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

interface Timer {
  what: () => void;
  ms: number;
}

let lines: FakeLine[];
let urls: string[];
let timers: Set<Timer>;
let back: () => void;
let told: ServerMessage[];
let states: Connection[];
let ends: [number, string][];

const WELCOME = { type: "welcome", protocol: 1, you: 0, controls: true, table: {}, invite: "" };

function around(): Surroundings {
  return {
    open: (url) => {
      urls.push(url);
      const line = new FakeLine();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    later: (what, ms) => {
      const timer = { what, ms };
      timers.add(timer);
      return timer;
    },
    never: (timer) => timers.delete(timer as Timer),
    random: () => 1,
    onReturn: (callback) => {
      back = callback;
      return () => {
        back = () => undefined;
      };
    },
  };
}

function open(): TableSocket {
  return new TableSocket("ws://here/t", {
    message: (message) => told.push(message),
    connection: (state) => states.push(state),
    ended: (code, reason) => ends.push([code, reason]),
  }, around());
}

function last(): FakeLine {
  const line = lines.at(-1);
  if (line === undefined) throw new Error("no line was opened");
  return line;
}

/** Let the one timer that waits so long run out. */
function wait(ms: number): void {
  for (const timer of [...timers]) {
    if (timer.ms === ms) {
      timers.delete(timer);
      timer.what();
    }
  }
}

beforeEach(() => {
  lines = [];
  urls = [];
  timers = new Set();
  told = [];
  states = [];
  ends = [];
});

describe("a line to a table", () => {
  it("sends commands with numbers of their own once the server has greeted", () => {
    const socket = open();
    const first = socket.send({ type: "next" });
    expect(last().sent).toEqual([]);
    last().says(WELCOME);
    const second = socket.send({ type: "say", text: "hello" });
    expect(last().sent).toEqual([
      { type: "next", command_id: first },
      { type: "say", text: "hello", command_id: second },
    ]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("says again what was not answered, under the same number, and only that", () => {
    const socket = open();
    last().says(WELCOME);
    const done = socket.send({ type: "next" });
    const lost = socket.send({ type: "say", text: "lost" });
    last().says({ type: "accepted", command_id: done, seq: 3 });
    last().breaks();
    expect(states).toEqual(["connecting", "live", "lost"]);
    wait(400);
    last().says(WELCOME);
    expect(lines).toHaveLength(2);
    expect(last().sent).toEqual([{ type: "say", text: "lost", command_id: lost }]);
    last().says({ type: "accepted", command_id: lost, seq: 4 });
    last().says({ type: "accepted", command_id: lost, seq: 4 });
    expect(told.filter((each) => each.type === "accepted")).toHaveLength(2);
  });

  it("comes back as the same page", () => {
    open();
    last().breaks();
    wait(400);
    expect(urls).toEqual(["ws://here/t", "ws://here/t"]);
  });

  it("says again what was not answered when a snapshot takes the place of what was missed", () => {
    const socket = open();
    last().says(WELCOME);
    const missed = socket.send({ type: "next" });
    last().says({ type: "state", seq: 1, snapshot: false, events: [] });
    expect(last().sent).toHaveLength(1);
    last().says({ type: "state", seq: 4, snapshot: true, events: [] });
    expect(last().sent.map((each) => each.command_id)).toEqual([missed, missed]);
    last().says({ type: "accepted", command_id: missed, seq: 3 });
    last().says({ type: "state", seq: 4, snapshot: true, events: [] });
    expect(last().sent).toHaveLength(2);
    expect(told.filter((each) => each.type === "accepted")).toHaveLength(1);
  });

  it("takes a problem with a command for its answer", () => {
    const socket = open();
    last().says(WELCOME);
    const id = socket.send({ type: "next" });
    last().says({ type: "problem", code: "too_many", details: { seconds: 1, command_id: id } });
    last().says({ type: "problem", code: "broken", details: {} });
    expect(told.filter((each) => each.type === "problem")).toHaveLength(2);
    last().breaks();
    wait(400);
    last().says(WELCOME);
    expect(last().sent).toEqual([]);
  });

  it("does not say again what was dropped", () => {
    const socket = open();
    const id = socket.send({ type: "next" });
    socket.drop(id);
    last().says(WELCOME);
    expect(last().sent).toEqual([]);
  });

  it("waits longer after each failure, up to a limit, and starts over after a greeting", () => {
    open();
    for (const ms of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      last().breaks();
      expect([...timers].map((timer) => timer.ms)).toEqual([ms]);
      wait(ms);
    }
    last().says(WELCOME);
    last().breaks();
    expect([...timers].map((timer) => timer.ms)).toEqual([400]);
  });

  it("opens at once when the network or the page comes back", () => {
    open();
    last().breaks();
    last();
    back();
    expect(lines).toHaveLength(2);
    expect([...timers].map((timer) => timer.ms)).toEqual([5000]);
  });

  it("tries an open line out when the page comes back, and replaces one that is dead", () => {
    open();
    last().says(WELCOME);
    back();
    expect(last().sent).toEqual([{ type: "resync" }]);
    const old = last();
    wait(5000);
    expect(old.readyState).toBe(3);
    expect(states.at(-1)).toBe("lost");
    wait(400);
    expect(lines).toHaveLength(2);
    old.says(WELCOME);
    expect(states.at(-1)).toBe("lost");
  });

  it("keeps a line that answers", () => {
    open();
    last().says(WELCOME);
    back();
    last().says({ type: "state", seq: 1, snapshot: true, events: [] });
    expect(timers.size).toBe(0);
    expect(lines).toHaveLength(1);
  });

  it("replaces a line on which nobody greets", () => {
    open();
    wait(5000);
    wait(400);
    expect(lines).toHaveLength(2);
  });

  it("stays closed when the server means it", () => {
    open();
    last().breaks(4403, "no_seat");
    expect(ends).toEqual([[4403, "no_seat"]]);
    expect(timers.size).toBe(0);
    back();
    expect(lines).toHaveLength(1);
  });

  it("stays closed when it is stopped", () => {
    const socket = open();
    last().says(WELCOME);
    socket.stop();
    expect(last().readyState).toBe(3);
    expect(timers.size).toBe(0);
    expect(lines).toHaveLength(1);
  });
});

describe("the address", () => {
  it("is next to the page's own, and safe where the page is", () => {
    const plain = { protocol: "http:", host: "10.0.0.5:8765" } as Location;
    const safe = { protocol: "https:", host: "weli.example" } as Location;
    expect(socketAddress("a b", plain, "p")).toBe("ws://10.0.0.5:8765/api/tables/a%20b/ws?page=p");
    expect(socketAddress("x", safe, "q")).toBe("wss://weli.example/api/tables/x/ws?page=q");
  });

  it("names the page, and each page by another name", () => {
    const plain = { protocol: "http:", host: "here" } as Location;
    expect(socketAddress("t", plain)).toMatch(/\?page=[0-9a-f]{32}$/);
    expect(socketAddress("t", plain)).not.toBe(socketAddress("t", plain));
  });
});
