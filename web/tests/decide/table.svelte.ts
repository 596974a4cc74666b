/* A table for tests of the controls: what the server would have said, and what was sent back. */

import type { Action, Command, Decision, Hint, Reason, State, TableInfo, View } from "../../src/net/protocol";
import type { DecidingSettings, DecidingStore } from "../../src/decide/store";

export class FakeStore implements DecidingStore {
  state: State | null = $state.raw(null);
  table: TableInfo | null = null;
  you = 0;
  controls = true;
  pending: Action | null = $state.raw(null);
  refused: { action: Action | null; reason: Reason } | null = null;
  standing: Record<string, Action> = {};
  hint: Hint | null = $state.raw(null);
  thinking = false;
  mayHint = true;
  readonly acted: Action[] = [];
  readonly sent: Command[] = [];

  act(action: Action): void {
    this.acted.push(action);
    this.pending = action;
  }

  send(command: Command): void {
    this.sent.push(command);
  }

  askHint(): void {
    this.thinking = true;
  }

  dropHint(): boolean {
    const shown = this.hint !== null;
    this.hint = null;
    return shown;
  }

  dismiss(): void {
    this.refused = null;
  }
}

export const SETTINGS: DecidingSettings = { two_taps: false, auto_forced: false, speed: "normal" };

export function decision(name: string, more: Partial<Decision> = {}): Decision {
  return { name, actions: [], picks: [], refused: [], pairs: [], ahead: [], ...more };
}

const VIEW = {
  standing: { scores: [21, 21], deals: 0, winners: [] },
  hand: ["LO", "BS", "BU"],
  declarer: 0,
  trump: "leaves",
  trick: null,
  result: null,
  home: [],
};

/** Return a state of Mulatschak, or with a view that says more of another game. */
export function state(more: Partial<Omit<State, "view">> & { view?: object } = {}): State {
  const { view, ...rest } = more;
  return {
    type: "state",
    seq: 1,
    snapshot: false,
    events: [],
    shown: { taken: [0, 0], winning: -1, mighty: [], rippers: [], points: [] },
    turn: null,
    decision: null,
    over: false,
    ...rest,
    view: { ...VIEW, ...view } as unknown as View,
  } as unknown as State;
}

export function tableOf(game: "mulatschak" | "mighty", plain: object = {}): TableInfo {
  return { id: "t", game, stage: "playing", seats: [], rules: { plain } } as unknown as TableInfo;
}

export function play(card: string): Action {
  return { type: "Play", card };
}
