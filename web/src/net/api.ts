/* What is asked over HTTP; src/weli/server describes it at /openapi.json. */

import type * as wire from "../generated/protocol";
import type { Game, Plain, Problem } from "./protocol";

export type {
  Control,
  GroupTold,
  InviteTold,
  NewTable,
  OptionTold,
  ProfileTold,
  Seated,
  SheetTold,
} from "../generated/protocol";

/** What is told of one of the games that this page knows. */
export type GameTold = Omit<wire.GameTold, "name"> & { name: Game };
export type MyTable = Omit<wire.MyTable, "game"> & { game: Game };
export type RulesWish = Omit<wire.RulesWish, "game" | "values"> & { game?: Game; values?: Values };

/** The values of options, by path. */
export type Values = Readonly<Record<string, Plain>>;

/** Rules as the server tells them back; `remedy` is a value of the option concerned. */
export type ProblemTold = Omit<wire.ProblemTold, "remedy"> & { remedy: Plain };
export type RulesTold = Omit<wire.RulesTold, "values" | "problems" | "game"> & {
  game: Game;
  values: Values;
  problems: readonly ProblemTold[];
};

// ---------------------------------------------------------------- asking

/** The server refused a request, or did not answer it; `problem` says why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** Return what went wrong in the form in which the server tells it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { type: "problem", code: "unknown", details: { code: String(error) } };
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new ApiError(0, { type: "problem", code: "no_answer", details: {} });
  }
  if (response.ok) return (await response.json()) as Answer;
  throw new ApiError(response.status, await refusalOf(response));
}

async function refusalOf(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as Partial<Problem>;
    if (typeof told.code === "string") {
      return { type: "problem", code: told.code, details: told.details ?? {} };
    }
  } catch {
    // Something between the server and this page has answered in its place.
  }
  return { type: "problem", code: "unknown", details: { code: String(response.status) } };
}

function table(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

/** The address of the record of a table's match. */
export function recordOf(of: { id: string; match: number }): string {
  return `${table(of.id)}/record?match=${of.match}`;
}

/** Everything that the server can be asked. */
export const api = {
  games: async (lang: string) =>
    (await ask<{ games: GameTold[] }>("GET", `/api/games?lang=${lang}`)).games,
  options: async (game: Game, lang: string) =>
    (await ask<wire.OptionsTold>("GET", `/api/games/${game}/options?lang=${lang}`)).groups,
  rules: (wish: RulesWish) => ask<RulesTold>("POST", "/api/rules", wish),
  open: (wish: wire.NewTable) => ask<wire.Seated>("POST", "/api/tables", wish),
  mine: () => ask<MyTable[]>("GET", "/api/tables/mine"),
  join: (id: string, wish: wire.JoinWish) =>
    ask<wire.Seated>("POST", `${table(id)}/join`, wish),
  joinSpoken: (wish: wire.SpokenWish) =>
    ask<wire.Seated>("POST", "/api/join", wish),
  invite: (id: string, lang: string) => ask<wire.InviteTold>("GET", `${table(id)}/invite?lang=${lang}`),
  lan: () => ask<wire.LanTold>("POST", "/api/lan"),
};
