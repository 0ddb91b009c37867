/** `telefon, e-post och öppettider`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("sv-SE", { type: "conjunction" }).format(words);
}
