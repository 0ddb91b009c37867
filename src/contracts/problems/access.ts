import type { AtField, Statuses } from "./status.ts";

/** Who asks, and who may. */
export type AccessProblem =
  | { code: "auth.not-signed-in" }
  | { code: "auth.not-allowed" }
  | { code: "auth.wrong-credentials" }
  | { code: "auth.too-many-attempts"; retryAfterSeconds: number }
  | { code: "auth.username-taken" }
  | ({ code: "auth.current-password-needed" } & AtField)
  | ({ code: "auth.current-password-wrong" } & AtField)
  | { code: "people.unknown" }
  | { code: "people.last-administrator" };

export const ACCESS_STATUS: Statuses<AccessProblem> = {
  "auth.not-signed-in": 401,
  "auth.not-allowed": 403,
  "auth.wrong-credentials": 401,
  "auth.too-many-attempts": 429,
  "auth.username-taken": 409,
  "auth.current-password-needed": 400,
  "auth.current-password-wrong": 400,
  "people.unknown": 404,
  "people.last-administrator": 409,
};
