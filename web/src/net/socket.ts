/* The line to a table: it comes back by itself, and says again what was not answered. */

import { newId } from "./ids";
import type { ClientMessage, Command, ServerMessage } from "./protocol";

/** Whether the line to the server stands. */
export type Connection = "connecting" | "live" | "lost";

/** What the line tells the page. */
export interface Listener {
  message(message: ServerMessage): void;
  connection(connection: Connection): void;
  /** The server has closed the line for good, with the reason it gave. */
  ended(code: number, reason: string): void;
}

/** What the line needs of the browser; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocket;
  later(what: () => void, ms: number): unknown;
  never(timer: unknown): void;
  random(): number;
  /** Call back when the network or the page comes back; returns how to stop that. */
  onReturn(back: () => void): () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** So long the server may take to answer before the line counts as dead. */
const PATIENCE = 5_000;

/** Close codes from here on are the server's own; it means them. */
const OWN_CODES = 4000;
const POLICY = 1008;

function browser(): Surroundings {
  return {
    open: (url) => new WebSocket(url),
    later: (what, ms) => setTimeout(what, ms),
    never: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: Math.random,
    onReturn(back) {
      const seen = () => {
        if (document.visibilityState === "visible") back();
      };
      window.addEventListener("online", back);
      window.addEventListener("pageshow", back);
      document.addEventListener("visibilitychange", seen);
      return () => {
        window.removeEventListener("online", back);
        window.removeEventListener("pageshow", back);
        document.removeEventListener("visibilitychange", seen);
      };
    },
  };
}

/**
 * Return the address of a table's line, next to the page's own.
 *
 * It names this page, so that a line that comes back takes the place of the one that was lost.
 */
export function socketAddress(table: string, page: Location = location, name = newId()): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/ws?page=${name}`;
}

/** The command that a message answers, if any; a problem may be one of a command, too. */
export function answeredBy(message: ServerMessage): string | null {
  switch (message.type) {
    case "accepted":
    case "refused":
    case "hinted":
      return message.command_id;
    default:
  }
  const named = message.type === "problem" ? message.details["command_id"] : undefined;
  return typeof named === "string" ? named : null;
}

/**
 * A line to one table.
 *
 * Commands keep their number however often they are sent, so the server carries each out once.
 */
export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: unknown = null;
  private watch: unknown = null;
  private greeted = false;
  private stopped = false;
  private readonly unanswered = new Map<string, ClientMessage>();
  private readonly forget: () => void;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser(),
  ) {
    this.forget = around.onReturn(() => this.comeBack());
    listener.connection("connecting");
    this.connect();
  }

  /** Send a command, now or as soon as the line is back; returns its number. */
  send(command: Command): string {
    const id = newId();
    const message: ClientMessage = { ...command, command_id: id };
    this.unanswered.set(id, message);
    if (this.greeted) this.write(message);
    return id;
  }

  /** Forget a command that is no longer meant, if it has not been answered. */
  drop(id: string): void {
    this.unanswered.delete(id);
  }

  /** Ask for the whole state; a line that does not answer is replaced. */
  resync(): void {
    if (!this.greeted) return;
    this.write({ type: "resync" });
    this.expect();
  }

  /** Close the line for good. */
  stop(): void {
    this.stopped = true;
    this.forget();
    this.around.never(this.timer);
    this.around.never(this.watch);
    this.socket?.close();
    this.socket = null;
  }

  // -------------------------------------------------------------- opening and closing

  private connect(): void {
    this.around.never(this.timer);
    this.timer = null;
    this.greeted = false;
    const socket = this.around.open(this.url);
    this.socket = socket;
    this.expect();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code, event.reason);
    };
  }

  private closed(code: number, reason: string): void {
    this.socket = null;
    this.greeted = false;
    this.around.never(this.watch);
    if (this.stopped) return;
    this.listener.connection("lost");
    if (code === POLICY || code >= OWN_CODES) {
      this.stop();
      this.listener.ended(code, reason);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = this.around.later(() => this.connect(), wait * (0.5 + this.around.random() / 2));
  }

  /** The network or the page is back: a waiting line opens at once, an open one is tried out. */
  private comeBack(): void {
    if (this.stopped) return;
    this.tries = 0;
    if (this.socket === null) this.connect();
    else this.resync();
  }

  /** Replace the line unless something arrives in time. */
  private expect(): void {
    this.around.never(this.watch);
    const socket = this.socket;
    this.watch = this.around.later(() => {
      if (this.socket !== socket || socket === null) return;
      socket.onclose = null;
      socket.close();
      this.closed(0, "");
    }, PATIENCE);
  }

  // -------------------------------------------------------------- messages

  private receive(text: string): void {
    this.around.never(this.watch);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") {
      this.tries = 0;
      this.greeted = true;
      this.listener.connection("live");
      this.listener.message(message);
      this.sayAgain();
      return;
    }
    const answered = answeredBy(message);
    // An answer that comes a second time, to a command said again, is no news.
    if (answered !== null && !this.unanswered.delete(answered)) return;
    this.listener.message(message);
    // Whoever reads too slowly gets a snapshot in place of what waited, answers among it.
    if (message.type === "state" && message.snapshot) this.sayAgain();
  }

  /** Say again what was not answered; the server carries each command out once. */
  private sayAgain(): void {
    for (const waiting of this.unanswered.values()) this.write(waiting);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
