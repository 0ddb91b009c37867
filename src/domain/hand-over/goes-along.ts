type Thing = { name: string; quantity: number };

type Booked<Line extends Thing> = {
  lines?: readonly Line[];
  addons?: readonly (Thing & { id: number })[];
};

/** What leaves with the main thing. A price tells an extra twice where some of it was promised at another price. */
export function goesAlong<Line extends Thing>({ lines = [], addons = [] }: Booked<Line>) {
  const extras = new Map<number, Thing>();
  for (const { id, name, quantity } of addons)
    extras.set(id, { name, quantity: quantity + (extras.get(id)?.quantity ?? 0) });
  return { lines, extras: [...extras.values()] };
}
