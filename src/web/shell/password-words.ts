import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";

/** What is wrong with a new password that was typed twice, as far as the page itself can tell. */
export function passwordProblem(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return "Lösenorden matchar inte";
  if (password.length < PASSWORD_MIN_LENGTH) return "Lösenordet måste vara minst 8 tecken långt";
  return undefined;
}
