import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import { unitsTaken } from "#domain/availability/check-lines.ts";
import type { FurtherWish } from "#domain/availability/further-choice.ts";
import { itemAddons } from "#web/api/catalog.ts";
import type { StayDraft } from "./draft.ts";

/** Units of each item that a booking has already: they are not in its way. */
export type HeldUnits = ReadonlyMap<number, number>;

export const NOTHING_HELD: HeldUnits = new Map();

/** An extra that is no longer offered is not known to take anything; the preview knows. */
export function useHeldUnits(booking: Booking): HeldUnits {
  const { data: addons = [] } = useQuery(itemAddons(booking.rentalItemId));
  return unitsTaken(booking, addons);
}

/** All that is wanted, as it is typed. */
export function furtherWish({ itemId, quantity, lines, addons }: StayDraft): FurtherWish {
  return { rentalItemId: Number(itemId), quantity, lines, selectedAddons: addons };
}
