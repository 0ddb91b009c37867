import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { ApiError } from "#web/api/api-error.ts";

/** What is wrong with a new password, as far as the page itself can tell. */
export function lengthProblem(password: string): string | undefined {
  return password.length < PASSWORD_MIN_LENGTH
    ? "Lösenordet måste vara minst 8 tecken långt"
    : undefined;
}

type TypedTwice = { password: string; confirmation: string };

/** The same, where it was typed twice: each said at the field that mends it. */
export function passwordProblems({ password, confirmation }: TypedTwice) {
  return {
    password: lengthProblem(password),
    confirmation: password === confirmation ? undefined : "Lösenorden matchar inte",
  };
}

/** To be asked for the present one is a question; nothing has failed yet. */
export function isPasswordQuestion(error: unknown): boolean {
  return error instanceof ApiError && error.code === "auth.current-password-needed";
}
