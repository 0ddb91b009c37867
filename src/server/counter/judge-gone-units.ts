import type { Problem } from "#contracts/errors.ts";
import type { TakenStock } from "#domain/availability/check-lines.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { unitsOfLines } from "#server/units/held-item-rows.ts";

/**
 * What the customer has of further things and extras stays on the booking: the unit would be promised to somebody else,
 * and nobody could sign that it came back.
 */
export async function goneUnitsProblems(
  tx: Db,
  booking: BookingRow,
  stock: readonly TakenStock[],
): Promise<Problem[]> {
  if (!isOut(booking)) return [];
  const gone = new Map<number, number>();
  for (const { itemId, handedOverAt, backAt } of await unitsOfLines(tx, booking.id))
    if (handedOverAt !== null && backAt === null) gone.set(itemId, (gone.get(itemId) ?? 0) + 1);
  const isDropped = [...gone].some(([itemId, quantity]) => quantity > heldOf(stock, itemId));
  return isDropped ? [{ code: "booking.is-out" }] : [];
}

function heldOf(stock: readonly TakenStock[], itemId: number): number {
  return stock
    .filter(({ rentalItemId }) => rentalItemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
