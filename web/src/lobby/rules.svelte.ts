/* House rules while somebody chooses them: the server tells back what each choice means. */

import { api, problemOf, type RulesTold, type RulesWish, type Values } from "../net/api";
import type { Game, Plain, Problem } from "../net/protocol";
import { settings } from "../state/settings.svelte";

/** Say whether a pasted text is a rules file rather than a code. */
export function looksLikeFile(text: string): boolean {
  return /[=[\n]/.test(text.trim());
}

/** Return a value without what cannot differ: an exception that says the same as the rule. */
export function tidy(value: Plain): Plain {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const table = value as Readonly<Record<string, number>>;
  const { otherwise = 0 } = table;
  const exceptions = Object.entries(table).filter(
    ([seats, number]) => seats !== "otherwise" && number !== otherwise,
  );
  return exceptions.length === 0 ? otherwise : { otherwise, ...Object.fromEntries(exceptions) };
}

/** The rules on the form, as far as somebody has changed them. */
export class RulesDraft {
  told = $state.raw<RulesTold | null>(null);
  seats = $state(0);
  busy = $state(false);
  /** Why the server did not answer at all. */
  problem = $state.raw<Problem | null>(null);
  /** What was pasted belongs to the other game. */
  strange = $state(false);
  /** Choices that are on their way; the form shows them at once. */
  private chosen = $state.raw<Values>({});
  private asked = 0;

  constructor(
    readonly game: Game,
    /** Called with rules that go together, after every change that the reader made. */
    private readonly ready: (told: RulesTold, seats: number) => void = () => undefined,
  ) {}

  /** Every option's value, what was chosen last included. */
  readonly values: Values = $derived({ ...this.told?.values, ...this.chosen });

  /** Begin with rules that are there. */
  load(code: string, profile: string, seats: number): Promise<void> {
    this.seats = seats;
    return this.ask({ code, base: profile }, false);
  }

  /** Have the same rules told again, in another language. */
  retell(): Promise<void> {
    const { told } = this;
    return told === null ? Promise.resolve() : this.load(told.code, told.base, this.seats);
  }

  set(path: string, value: Plain): Promise<void> {
    return this.change({ [path]: tidy(value) });
  }

  /** Take one option back to what the profile has. */
  undo(path: string): Promise<void> {
    const { told } = this;
    if (told === null) return Promise.resolve();
    const values = { ...this.differing };
    delete values[path];
    this.chosen = {};
    return this.ask({ base: told.base, values });
  }

  undoAll(): Promise<void> {
    return this.profile(this.told?.base ?? "");
  }

  /** Begin anew with a profile. */
  profile(name: string): Promise<void> {
    this.chosen = {};
    return this.ask({ base: name, values: {} });
  }

  players(seats: number): Promise<void> {
    this.seats = seats;
    return this.change({});
  }

  /** Read a code or a file that was pasted; what is wrong with it is among the problems. */
  paste(text: string): Promise<void> {
    this.chosen = {};
    const wish = looksLikeFile(text) ? { toml: text } : { code: text.trim() };
    return this.ask(wish);
  }

  private change(values: Values): Promise<void> {
    const { told } = this;
    if (told === null) return Promise.resolve();
    this.chosen = { ...this.chosen, ...values };
    return this.ask({ base: told.base, values: { ...this.differing, ...this.chosen } });
  }

  private get differing(): Record<string, Plain> {
    const { told } = this;
    if (told === null) return {};
    return Object.fromEntries(
      Object.keys(told.changed).map((path) => [path, told.values[path] ?? null]),
    );
  }

  private async ask(wish: RulesWish, mine = true): Promise<void> {
    const turn = ++this.asked;
    this.busy = true;
    try {
      const told = await api.rules({
        game: this.game,
        seats: this.seats,
        lang: settings.language,
        ...wish,
      });
      if (turn !== this.asked) return;
      this.strange = told.game !== this.game;
      this.problem = null;
      if (this.strange) return;
      this.told = told;
      this.chosen = {};
      if (mine && told.read && told.problems.length === 0) this.ready(told, this.seats);
    } catch (error) {
      if (turn !== this.asked) return;
      this.problem = problemOf(error);
      this.chosen = {};
    } finally {
      if (turn === this.asked) this.busy = false;
    }
  }
}
