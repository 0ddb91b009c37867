import type { Problem } from "#contracts/errors.ts";

/** What each constraint means to the person whose write it refused. */
const MEANING: Record<string, Problem> = {
  users_username_key: { code: "auth.username-taken" },
  users_look_key: { code: "auth.username-taken" },
  users_email_key_key: { code: "auth.email-taken" },
  rental_items_slug_key: { code: "catalog.slug-taken" },
  rental_items_rental_agreement_id_fkey: { code: "catalog.agreement-gone" },
  item_nights_never_overbooked: { code: "stay.unavailable" },
  discount_codes_code_key_key: { code: "catalog.code-taken" },
  discount_codes_never_overused: { code: "code.used-up" },
  code_people_never_overused: { code: "code.used-by-you" },
};

type DatabaseError = {
  code?: string;
  constraint?: string;
  cause?: unknown;
};

/** The one place that turns a refused constraint into a problem; nothing when the error is something else. */
export function refusedWrite(error: unknown): Problem | undefined {
  const constraint = refusingConstraint(error);
  return constraint === undefined ? undefined : MEANING[constraint];
}

export function refusingConstraint(error: unknown): string | undefined {
  return databaseError(error).constraint;
}

const RETRYABLE = new Set(["40001", "40P01"]);
/** Of what is drawn, where another has drawn the same. */
const DRAWN = "bookings_pkey";

/** A deadlock, a serialisation failure, a number drawn twice: nothing was written, and trying again is right. */
export function isRetryable(error: unknown): boolean {
  const { code = "", constraint } = databaseError(error);
  return RETRYABLE.has(code) || constraint === DRAWN;
}

// Connection refused, reset, timed out; too many of them; shut down; a statement that took too long.
const SILENT = /^(?:E[A-Z]+|08...|53300|57P0\d|57014|25P03)$/;
// The driver's own, which carry no code.
const SILENT_WORDS =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated.*)$/;

/** The database does not answer, or not in time: nobody can tell whether anything was written. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && SILENT.test(code)) return true;
  return SILENT_WORDS.test(error.message) || isSilent(error.cause);
}

function databaseError(error: unknown): DatabaseError {
  if (typeof error !== "object" || error === null) return {};
  const { code, constraint, cause } = error as DatabaseError;
  // Drizzle wraps what the driver threw.
  if (cause !== undefined && constraint === undefined) return databaseError(cause);
  return { ...(code !== undefined && { code }), ...(constraint !== undefined && { constraint }) };
}
