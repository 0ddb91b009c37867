export type GoneWith = { unitName: string; bookingId: number; customerName: string };

/** Before a unit is handed over that another booking has not brought back, and where the shop refuses it. */
export function goneWithWords({ unitName, bookingId, customerName }: GoneWith): string {
  return `${unitName} är redan ute, på bokning #${bookingId} (${customerName}). Ta emot den där först, eller ge bokningen en annan enhet.`;
}
