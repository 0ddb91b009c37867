import type { AtField, Statuses } from "./status.ts";

/** Who asks, and who may. */
export type AccessProblem =
  | { code: "auth.not-signed-in" }
  | { code: "auth.not-allowed" }
  | { code: "auth.wrong-credentials" }
  | { code: "auth.too-many-attempts"; retryAfterSeconds: number }
  | { code: "auth.username-taken" }
  | { code: "auth.email-taken" }
  | { code: "auth.link-unknown" }
  | { code: "auth.link-used" }
  | { code: "auth.link-expired" }
  | ({ code: "auth.current-password-needed" } & AtField)
  | ({ code: "auth.current-password-wrong" } & AtField)
  | { code: "people.unknown" }
  | { code: "people.last-administrator" }
  /** With the name of the account that the address belongs to. */
  | { code: "people.has-account"; username: string }
  | { code: "people.invitation-gone" };

export const ACCESS_STATUS: Statuses<AccessProblem> = {
  "auth.not-signed-in": 401,
  "auth.not-allowed": 403,
  "auth.wrong-credentials": 401,
  "auth.too-many-attempts": 429,
  "auth.username-taken": 409,
  "auth.email-taken": 409,
  "auth.link-unknown": 404,
  "auth.link-used": 409,
  "auth.link-expired": 409,
  "auth.current-password-needed": 400,
  "auth.current-password-wrong": 400,
  "people.unknown": 404,
  "people.last-administrator": 409,
  "people.has-account": 409,
  "people.invitation-gone": 404,
};
