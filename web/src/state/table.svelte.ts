/* A table as the server shows it. Nothing here knows a rule: what the server says, replaces. */

import type {
  Action,
  Claimed,
  Command,
  DealScored,
  Game,
  GameEvent,
  Hint,
  Problem,
  Reason,
  Said,
  Seat,
  ServerMessage,
  State,
  TableInfo,
  TableMessage,
  Told,
  Turn,
  Welcome,
} from "../net/protocol";
import { SPECTATOR } from "../net/protocol";
import { TableSocket, answeredBy, socketAddress, type Connection, type Listener } from "../net/socket";
import type { Details } from "../words/telling";
import type { Words } from "../words/words";
import { settings } from "./settings.svelte";
import { Spoken } from "./words.svelte";

/** Called with what is new, so that it can be animated; nothing is to be after a snapshot. */
export type EventsListener = (
  events: readonly GameEvent[],
  before: State | null,
  after: State,
  snapshot: boolean,
) => void;

/** One line of the log, in the reader's language. */
export interface LogLine {
  n: number;
  text: string;
}

/** An action that was refused, and why. */
export interface Refusal {
  action: Action;
  reason: Reason;
}

/** What a store needs of a line; tests bring their own. */
export interface Line {
  send(command: Command): string;
  resync(): void;
  stop(): void;
}

const LONGEST_LOG = 1000;
const NOTHING: Details = {};

/** One table: its company, its state, and the line to the server. */
export class TableStore {
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** The reader's seat, or `SPECTATOR`. */
  you = $state<Seat>(SPECTATOR);
  /** The reader's standing answers, by question. */
  standing = $state.raw<Readonly<Record<string, Action>>>({});
  /** Whether this page acts for the seat, or only mirrors another one. */
  controls = $state(false);
  connection = $state<Connection>("connecting");
  /** Why the server has closed the line for good. */
  ended = $state.raw<{ code: number; reason: string } | null>(null);
  /** The action that was sent and is not answered yet. */
  pending = $state.raw<Action | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** Why another command was refused, such as starting with a free seat. */
  denied = $state.raw<Reason | null>(null);
  problem = $state.raw<Problem | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** The last claim to the rest of the tricks, until it has been read. */
  claimed = $state.raw<Claimed | null>(null);
  /** What the Master would do here, once it has been asked for. */
  hint = $state.raw<Hint | null>(null);
  /** Whether the Master is thinking about that. */
  thinking = $state(false);
  /** The scored deals of this match, as far as they were seen, in order. */
  results = $state.raw<readonly DealScored[]>([]);

  /** Everything that this reader has learned since the page was opened. */
  private told = $state.raw<readonly Told[]>([]);
  private readonly listeners = new Set<EventsListener>();
  private line: Line;
  private readonly spoken: Spoken;
  private sent: string | null = null;
  private wondered: string | null = null;
  private introduced = "";
  private readonly forget: () => void;

  constructor(
    readonly id: string,
    private readonly open: (listener: Listener) => Line = (listener) =>
      new TableSocket(socketAddress(id), listener),
  ) {
    this.spoken = new Spoken(() => this.place);
    this.line = this.connect();
    this.forget = $effect.root(() => {
      $effect(() => this.introduce());
    });
  }

  private connect(): Line {
    return this.open({
      message: (message) => this.receive(message),
      connection: (connection) => {
        this.connection = connection;
      },
      ended: (code, reason) => {
        this.ended = { code, reason };
      },
    });
  }

  // -------------------------------------------------------------- what is known

  private readonly place = $derived.by(() => {
    const game: Game | "" = this.table?.game ?? "";
    return { game, told: this.table?.told ?? NOTHING };
  });

  /** The words for this table; null until they have come. */
  get words(): Words | null {
    const words = this.spoken.words;
    return words !== null && words.game === this.place.game ? words : null;
  }

  /** The players' names by seat, in the reader's language where they are not people. */
  readonly names: readonly string[] = $derived.by(() => {
    const words = this.words;
    return (this.table?.seats ?? []).map((seat, place) => {
      if (seat.name !== "") return seat.name;
      if (words === null) return "";
      const bot = seat.kind === "bot";
      return bot ? words.say(`player-${place}`) : words.say("seat-number", { number: place + 1 });
    });
  });

  /** Everybody's names as one text, which stays the same as long as they do. */
  private readonly named = $derived(this.names.join("\n"));

  /** Lines that have been told, kept as long as words, names and the reader's seat stay. */
  private readonly lines = $derived.by(() => {
    void [this.words, this.named, this.you];
    return new Map<number, string | null>();
  });

  /** What has happened, line by line. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { words, lines, you, names } = this;
    if (words === null) return [];
    return this.told.flatMap(({ n, event }) => {
      let text = lines.get(n);
      if (text === undefined) {
        text = words.sayEvent(event, you, names);
        lines.set(n, text);
      }
      return text === null ? [] : [{ n, text }];
    });
  });

  /** The number of the event with which the deal began. */
  readonly dealBegan: number = $derived(
    this.told.findLast(({ event }) => event.type === "DealBegan")?.n ?? 0,
  );

  /** Whether the reader is asked now, and may answer from this page. */
  readonly myTurn: boolean = $derived(
    this.controls && this.state?.decision != null && this.pending === null,
  );

  get turn(): Turn | null {
    return this.state?.turn ?? null;
  }

  /** Whether the reader runs the table. */
  readonly host: boolean = $derived(this.table?.seats[this.you]?.host ?? false);

  // -------------------------------------------------------------- what is done

  /** Send a command; what comes of it the server shows, or `denied` says why not. */
  send(command: Command): void {
    this.denied = null;
    this.line.send(command);
  }

  /** Make the decision that is asked for; while one is on its way no other is sent. */
  act(action: Action): void {
    if (this.state === null || this.pending !== null) return;
    this.refused = null;
    this.hint = null;
    this.pending = action;
    this.sent = this.line.send({ type: "act", after: this.state.seq, action });
  }

  /** Say that the rest of the tricks are the reader's; the server proves it, or says why not. */
  claim(): void {
    if (this.state === null || this.pending !== null) return;
    this.send({ type: "claim", after: this.state.seq });
  }

  /** Whether the reader may claim the rest now, in place of playing a card. */
  readonly mayClaim: boolean = $derived(
    this.myTurn &&
      this.state?.decision?.name === "play" &&
      this.state.view.hand.length > 1 &&
      this.table?.policy.claims !== "off",
  );

  /** Whether the reader may ask for a hint now. */
  readonly mayHint: boolean = $derived.by(() => {
    const { table, you } = this;
    const decision = this.state?.decision;
    if (table === null || !this.myTurn || table.paused || !decision) return false;
    const { actions, picks, pairs } = decision;
    if (actions.length === 1 && picks.length === 0 && pairs.length === 0) return false;
    const others = table.seats.filter((seat, place) => seat.kind === "person" && place !== you);
    return table.policy.hints === "all" || (table.policy.hints === "alone" && others.length === 0);
  });

  /** Ask what the Master would do here; a hint that is shown already is put away. */
  askHint(): void {
    if (this.hint !== null) this.hint = null;
    else if (this.state !== null && !this.thinking) {
      this.denied = null;
      this.thinking = true;
      this.wondered = this.line.send({ type: "hint", after: this.state.seq });
    }
  }

  /** Put the hint away; say whether there was one. */
  dropHint(): boolean {
    const shown = this.hint !== null;
    this.hint = null;
    return shown;
  }

  /** Have read why something was refused. */
  dismiss(): void {
    this.refused = null;
    this.denied = null;
    this.problem = null;
    this.claimed = null;
  }

  /** Be called with new events; returns how to stop that. */
  onEvents(listener: EventsListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Connect anew, such as after taking a seat: the server knows a person when the line opens. */
  reopen(): void {
    this.line.stop();
    this.ended = null;
    this.problem = null;
    this.line = this.connect();
  }

  /** Leave the page: close the line. */
  stop(): void {
    this.line.stop();
    this.spoken.stop();
    this.forget();
    this.listeners.clear();
  }

  // -------------------------------------------------------------- what the server says

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.problem = null;
        this.company(message);
        break;
      case "table":
        this.company(message);
        break;
      case "state":
        this.show(message);
        break;
      case "accepted":
      case "refused":
        this.answer(message);
        break;
      case "hinted":
        if (this.wonder(message) && message.seq === this.state?.seq) this.hint = message;
        break;
      case "problem":
        this.problem = message;
        if (this.sent !== null && answeredBy(message) === this.sent) this.settle();
        this.wonder(message);
        break;
      case "said":
        this.said = [...this.said, message];
        break;
      case "claimed":
        this.claimed = message;
        break;
    }
  }

  private company(message: Welcome | TableMessage): void {
    // Another match begins with a clean slate; what the last one came to is told no more.
    if (this.table !== null && this.table.match !== message.table.match) this.results = [];
    if (message.table.stage === "lobby") this.state = null;
    this.table = message.table;
    this.you = message.you;
    this.controls = message.controls;
    this.standing = message.standing;
  }

  /** Tell the table one's name and language, where it has others. */
  private introduce(): void {
    const seat = this.table?.seats[this.you];
    if (seat === undefined || !this.controls) return;
    const name = settings.name || seat.name;
    const lang = settings.language;
    if (name === seat.name && lang === seat.lang) return;
    // The server may shorten a name; saying it again would change nothing.
    const said = `${lang} ${name}`;
    if (said === this.introduced) return;
    this.introduced = said;
    this.line.send({ type: "introduce", name, lang });
  }

  private show(after: State): void {
    const before = this.state;
    if (before !== null && !after.snapshot && after.seq < before.seq) return;
    const known = new Set(this.told.map((each) => each.n));
    const fresh = after.events.filter((each) => !known.has(each.n));
    if (after.seq !== before?.seq) this.hint = null;
    this.state = after;
    this.remember(fresh, after);
    const events = fresh.map((each) => each.event);
    for (const listener of this.listeners) listener(events, before, after, after.snapshot);
  }

  private remember(fresh: readonly Told[], after: State): void {
    // A snapshot may bring deals of which only the score was told before.
    this.told = [...this.told, ...fresh].sort((a, b) => a.n - b.n).slice(-LONGEST_LOG);
    const scored = fresh.map((each) => each.event).filter((event) => event.type === "DealScored");
    if (after.view.result !== null) scored.push(after.view.result);
    const known = new Map(this.results.map((each) => [each.standing.deals, each]));
    for (const each of scored) known.set(each.standing.deals, each);
    this.results = [...known.values()].sort((a, b) => a.standing.deals - b.standing.deals);
  }

  /** What was on its way has come to something. */
  private settle(): void {
    this.pending = null;
    this.sent = null;
  }

  /** Say whether a message answers what was asked of the Master; then that is over. */
  private wonder(message: ServerMessage): boolean {
    const answered = this.wondered !== null && answeredBy(message) === this.wondered;
    if (answered) {
      this.wondered = null;
      this.thinking = false;
    }
    return answered;
  }

  private answer(message: Extract<ServerMessage, { type: "accepted" | "refused" }>): void {
    const action = message.command_id === this.sent ? this.pending : null;
    if (action !== null) this.settle();
    const wondered = this.wonder(message);
    if (message.type === "accepted") return;
    // What the Master thought about has passed: that is no news.
    if (wondered && message.reason.code === "stale") return;
    if (action === null) this.denied = message.reason;
    else this.refused = { action, reason: message.reason };
  }
}
