/* What the controls need of the table's store and of the reader's settings. */

import type { Action, Command, Hint, Reason, Seat, State, TableInfo } from "../net/protocol";

/** The table as the controls see it; `TableStore` is one. */
export interface DecidingStore {
  readonly state: State | null;
  readonly table: TableInfo | null;
  readonly you: Seat;
  readonly controls: boolean;
  /** The action that was sent and is not answered yet. */
  readonly pending: Action | null;
  readonly refused: { readonly action: Action | null; readonly reason: Reason } | null;
  /** The reader's standing answers, by question. */
  readonly standing: Readonly<Record<string, Action>>;
  /** What the Master would do here, once it has been asked for. */
  readonly hint: Hint | null;
  /** Whether the Master is thinking about that. */
  readonly thinking: boolean;
  /** Whether the reader may ask. */
  readonly mayHint: boolean;
  act(action: Action): void;
  askHint(): void;
  /** Put the hint away; say whether there was one. */
  dropHint(): boolean;
  send(command: Command): void;
  dismiss(): void;
}

/** The reader's settings that matter to the controls. */
export interface DecidingSettings {
  /** Whether a card is played by a second tap only. */
  readonly two_taps: boolean;
  /** Whether a card that is the only one allowed plays itself. */
  readonly auto_forced: boolean;
  readonly speed: "off" | "slow" | "normal" | "fast";
}
