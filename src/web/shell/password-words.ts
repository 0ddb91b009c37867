import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";

/** What is wrong with a new password, as far as the page itself can tell. */
export function lengthProblem(password: string): string | undefined {
  return password.length < PASSWORD_MIN_LENGTH
    ? "Lösenordet måste vara minst 8 tecken långt"
    : undefined;
}

/** The same, where it was typed twice. */
export function passwordProblem(password: string, confirmation: string): string | undefined {
  return password === confirmation ? lengthProblem(password) : "Lösenorden matchar inte";
}
