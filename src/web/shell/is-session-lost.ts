import { ApiError } from "#web/api/api-error.ts";

/** The session has ended: signed in again, the same call succeeds. A password that is wrong is something else. */
export function isSessionLost(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 401 && error.code !== "auth.wrong-credentials"
  );
}
