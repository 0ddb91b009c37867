// Å, Ä and Ö come last, and 'Kajak 9' before 'Kajak 10'.
const swedish = new Intl.Collator("sv", { numeric: true });

export function byName(a: { name: string }, b: { name: string }): number {
  return swedish.compare(a.name, b.name);
}
