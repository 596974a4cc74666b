/* What can be laid open over the table. */

/** A sheet that can lie over the table. */
export type Sheet =
  | "tricks"
  | "scores"
  | "chat"
  | "log"
  | "rules"
  | "know"
  | "people"
  | "settings"
  | "menu";
