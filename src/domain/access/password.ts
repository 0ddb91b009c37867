export const PASSWORD_MIN_LENGTH = 8;

/** How long a sign-in stands for the password that was typed at it. */
const FRESH_FOR_MS = 10 * 60 * 1000;

/** Within it, whoever is signed in changes the password without typing the present one. */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_FOR_MS;
}

/** Nothing but spaces, or marks that do not show. */
export function isBlankPassword(password: string): boolean {
  return password.replaceAll(/[\p{Z}\p{Cf}\p{Cc}]/gu, "") === "";
}
