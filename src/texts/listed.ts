/** `telefon, e-post och öppettider`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("sv-SE", { type: "conjunction" }).format(words);
}

/** `ändra, betala eller avboka`. */
export function eitherOf(words: readonly string[]): string {
  return new Intl.ListFormat("sv-SE", { type: "disjunction" }).format(words);
}
