/* What the controls need of the table's store and of the reader's settings. */

import type { Action, Command, Reason, Seat, State, TableInfo } from "../net/protocol";

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
  act(action: Action): void;
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
