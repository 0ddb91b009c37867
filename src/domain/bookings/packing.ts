/** What to bring for one of the things that are rented. */
export type Packing = { itemName: string; lines: string[] };

/** What to bring for a whole booking, the main thing first: what stands with one thing is not said again with another. */
export function packingOf(items: readonly Packing[]): Packing[] {
  const told = new Set<string>();
  return items
    .map(({ itemName, lines }) => ({
      itemName,
      lines: lines.filter((line) => {
        const key = line.toLowerCase();
        const isNew = !told.has(key);
        told.add(key);
        return isNew;
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
