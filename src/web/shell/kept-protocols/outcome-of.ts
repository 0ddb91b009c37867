import { ApiError } from "#web/api/api-error.ts";
import { isSessionLost } from "#web/shell/is-session-lost.ts";
import type { Outcome } from "./queue.ts";

/** Too busy, too often, or out of order: worth another try by itself. */
const PASSING = [408, 425, 429];

/** What a failed try means. Anything that is no answer of the shop, also a hotel's sign-in page, is no network. */
export function outcomeOf(error: unknown): Outcome {
  if (isSessionLost(error)) return { kind: "signed-out" };
  if (!(error instanceof ApiError)) return { kind: "unreached" };
  if (error.status >= 500 || PASSING.includes(error.status)) return { kind: "unreached" };
  return { kind: "refused", refusal: { code: error.code ?? null, sentence: error.sentence } };
}
