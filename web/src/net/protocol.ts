/*
 * Every message between the server and this page. The types are generated from the schema that the
 * server publishes; actions, events and views are read here in forms that are easier to handle, and
 * the proofs at the end fail to compile when those no longer fit.
 */

import type * as wire from "../generated/protocol";

export type {
  Accepted,
  CardCode,
  Claimed,
  OpenHand,
  Pick,
  Policy,
  Problem,
  Reason,
  Refused,
  RulesChosen,
  Said,
  Score,
  SeatInfo,
  Shown,
  Suit,
  Turn,
} from "../generated/protocol";

import type { Accepted, CardCode, Claimed, Problem, Reason, Refused, Said, Score, Suit } from "../generated/protocol";

export const PROTOCOL = 1;

/** Chance, or nobody yet. */
export const NATURE = -1;
/** Somebody who watches. */
export const SPECTATOR = -2;

export type Seat = number;
export type Game = "mulatschak" | "mighty";
export type GermanSuit = "acorns" | "leaves" | "hearts" | "bells";
export type FrenchSuit = "spades" | "hearts" | "diamonds" | "clubs";

/** A value of an option as records and TOML files have it. */
export type Plain =
  | boolean
  | number
  | string
  | null
  | readonly string[]
  | Readonly<Record<string, number>>;

export type TableInfo = Omit<wire.TableInfo, "game"> & { game: Game };

// ---------------------------------------------------------------- the game

/** What somebody does: the name of the action, and the fields that this action has. */
export interface Action {
  type: string;
  card?: CardCode;
  cards?: readonly CardCode[];
  one?: CardCode;
  other?: CardCode;
  count?: number;
  tricks?: number;
  level?: number;
  number?: number;
  seat?: Seat;
  suit?: Suit;
  trump?: Suit | null;
  /** `black` or `red`. */
  colour?: string;
}

export interface RefusedChoice {
  action: Action;
  reason: Reason;
}

export interface Decision {
  name: string;
  actions: readonly Action[];
  picks: readonly wire.Pick[];
  refused: readonly RefusedChoice[];
  pairs: readonly CardCode[];
  /** What the reader will be asked next, as far as it is known. */
  ahead: readonly Decision[];
}

export interface Told {
  n: number;
  event: GameEvent;
}

// ---------------------------------------------------------------- events

export interface Standing {
  scores: readonly Score[];
  deals: number;
  winners: readonly Seat[];
  home?: readonly Seat[];
  declarer?: Seat;
  friend?: Seat;
  pot?: number;
  misdeals?: number;
}

export interface MulatschakContract {
  tricks: number;
  muli: boolean;
}

export interface MightyContract {
  level: number;
  trump: Suit | null;
}

export interface MulatschakLine {
  seat: Seat;
  /** One of trick, no_trick, failed_bid, home, muli_won, muli_lost, sat_out. */
  kind: string;
  count: number;
  points: number;
  factor: number;
}

export interface MightyLine {
  seat: Seat;
  /** One of declarer, friend, defender, sat_out. */
  side: string;
  points: Score;
  pot: number;
}

export interface MulatschakScored {
  type: "DealScored";
  lines: readonly MulatschakLine[];
  doublings: readonly (readonly [string, number])[];
  standing: Standing;
  declarer: Seat;
  made: boolean;
  tricks: readonly number[];
  trump: Suit | null;
}

export interface MightyScored {
  type: "DealScored";
  declarer: Seat;
  friends: readonly Seat[];
  contract: MightyContract;
  taken: number;
  made: boolean;
  base: Score;
  multipliers: readonly (readonly [string, Score])[];
  worth: Score;
  lines: readonly MightyLine[];
  standing: Standing;
  captured: readonly number[];
}

export type DealScored = MulatschakScored | MightyScored;

/** Everybody's cards after a deal. */
export interface Reveal {
  type: "Reveal";
  dealt: readonly (readonly CardCode[])[];
  played: readonly (readonly CardCode[])[];
  discards?: readonly (readonly CardCode[])[];
  talon?: readonly CardCode[];
  kitty?: readonly CardCode[];
  buried?: readonly CardCode[];
}

interface SeatAndCount {
  seat: Seat;
  count: number;
  cards: readonly CardCode[] | null;
}

export type GameEvent =
  | { type: "DealBegan"; dealer: Seat; standing: Standing }
  | { type: "DealerFound"; dealer: Seat }
  | { type: "Did"; seat: Seat; action: Action }
  | ({ type: "Dealt" } & SeatAndCount)
  | ({ type: "Drew" } & SeatAndCount)
  | ({ type: "LaidOff" } & SeatAndCount)
  | { type: "TrickTaken"; winner: Seat }
  | { type: "CardSeen"; seat: Seat; card: CardCode | null; last: boolean }
  | { type: "WhiteShown"; seat: Seat; cards: readonly CardCode[] }
  | { type: "MisdealShown"; seat: Seat; cards: readonly CardCode[] }
  | {
      type: "ThrownIn";
      cause: string;
      carried?: Carried;
      dealer?: Seat;
      standing?: Standing;
      redeals?: number;
    }
  | { type: "DeclarerFound"; declarer: Seat; contract: MulatschakContract | MightyContract }
  | { type: "TrumpFixed"; suit: Suit }
  | { type: "Turned"; seat: Seat; card: CardCode }
  | { type: "ServedLast"; seat: Seat }
  | { type: "ContractFixed"; contract: MightyContract; doubled: boolean }
  | { type: "LeadSettled"; named: readonly Suit[]; called: boolean }
  | { type: "FriendShown"; seat: Seat }
  | DealScored
  | Reveal;

// ---------------------------------------------------------------- views

export interface Carried {
  whites: number;
  knocks: number;
  passed: number;
  doubled_passes: number;
}

export interface Trick {
  order: readonly Seat[];
  cards: readonly CardCode[];
  winner: Seat | null;
}

interface CommonView {
  standing: Standing;
  dealer: Seat;
  table: readonly Seat[];
  hand: readonly CardCode[];
  counts: readonly number[];
  calls: readonly (readonly [Seat, Action])[];
  declarer: Seat;
  tricks: readonly Trick[];
  reveal: Reveal | null;
}

export interface MulatschakView extends CommonView {
  carried: Carried;
  talon: number;
  seen: { seat: Seat; card: CardCode | null; last: boolean } | null;
  contract: MulatschakContract | null;
  trump: Suit | null;
  blind: boolean;
  going: readonly Seat[];
  home: readonly Seat[];
  late: readonly Seat[];
  laid_off: readonly (number | null)[];
  discards: readonly CardCode[];
  shown: readonly (readonly [Seat, CardCode])[];
  trick: Trick | null;
  result: MulatschakScored | null;
}

/** The open trick of Mighty: `named` and `called` are what its first card asked for. */
export interface MightyTrick {
  order: readonly Seat[];
  cards: readonly CardCode[];
  first: boolean;
  last: boolean;
  named: readonly Suit[];
  called: boolean;
}

export interface MightyView extends CommonView {
  redeals: number;
  kitty: readonly CardCode[];
  buried: readonly CardCode[];
  contract: MightyContract | null;
  fixed: boolean;
  doubled: boolean;
  call: Action | null;
  friends: readonly Seat[];
  request: Suit | null;
  shown: readonly (readonly [Seat, readonly CardCode[]])[];
  trick: MightyTrick | null;
  captured: readonly number[];
  result: MightyScored | null;
}

export type View = MulatschakView | MightyView;

// ---------------------------------------------------------------- server to client

/** The standing answers of the reader, by question. */
interface Answers {
  standing: Readonly<Record<string, Action>>;
}

export type Welcome = Omit<wire.Welcome, "table" | "standing"> & { table: TableInfo } & Answers;
export type TableMessage = Omit<wire.TableMessage, "table" | "standing"> & {
  table: TableInfo;
} & Answers;
export type State = Omit<wire.State, "events" | "view" | "decision"> & {
  events: readonly Told[];
  view: View;
  decision: Decision | null;
};

/** An action, and what is to be expected of it. */
export type Weighed = Omit<wire.Weighed, "action"> & { action: Action };

/** What the Master would do: the answer to having asked. */
export type Hint = Omit<wire.Hinted, "action" | "choices"> & {
  action: Action;
  choices: readonly Weighed[];
};

export type ServerMessage =
  | Welcome
  | TableMessage
  | State
  | Accepted
  | Refused
  | Hint
  | Problem
  | Said
  | Claimed;

// ---------------------------------------------------------------- client to server

type WithoutId<Message> = Message extends { command_id: string }
  ? Omit<Message, "command_id">
  : never;

/** What this page asks for; the socket adds the command's number. */
export type Command =
  | WithoutId<Exclude<wire.ClientMessage, wire.Act | wire.StandingAnswer>>
  | { type: "act"; after: number; action: Action }
  | { type: "standing_answer"; question: string; action: Action | null };

export type ClientMessage = (Command & { command_id: string }) | wire.Resync;

/** Say whether a view is one of Mighty. */
export function isMighty(view: View): view is MightyView {
  return "captured" in view;
}

// ---------------------------------------------------------------- proofs

type Fits<Ours, Sent extends Ours> = Sent;

/** Compiles as long as everything that the server sends can be read in the forms above. */
export type Proofs = [
  Fits<Action, wire.MulatschakAction | wire.MightyAction>,
  Fits<GameEvent, wire.MulatschakEvent | wire.MightyEvent>,
  Fits<MulatschakView, wire.MulatschakView>,
  Fits<MightyView, wire.MightyView>,
  Fits<Decision, wire.Decision>,
];
