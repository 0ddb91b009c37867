/** Something that is rented along with the main thing, by the name it was booked with. */
export type NamedLine = { name: string; quantity: number };

/** `Havskajak, 2 st`. */
export function lineInWords({ name, quantity }: NamedLine): string {
  return quantity > 1 ? `${name}, ${quantity} st` : name;
}

/** `+ 2 saker` beside the main thing, where there is no room for more. Nothing where there is nothing. */
export function furtherHint(lines: readonly NamedLine[]): string {
  if (lines.length === 0) return "";
  return `+ ${lines.length} ${lines.length === 1 ? "sak" : "saker"}`;
}

/** `Havskajak, 2 st; Tunneltält`. Nothing where there is nothing. */
export function linesInWords(lines: readonly NamedLine[] = []): string {
  return lines.map(lineInWords).join("; ");
}
