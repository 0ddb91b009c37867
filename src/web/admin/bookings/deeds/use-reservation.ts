import { useQuery } from "@tanstack/react-query";
import type { Booking, TimeLeft } from "#contracts/bookings.ts";
import { authorizationTimeLeft } from "#web/api/bookings.ts";

export type Reservation = {
  /** Too late to charge it. */
  hasLapsed: boolean;
  /** Charged or let go meanwhile, by a colleague or at the provider. */
  isGone: boolean;
  /** How long it lasts by the shop's clock, and when this device heard of it. */
  left: { secondsLeft: number; heardAt: number } | undefined;
};

/** How long the reservation lasts, the first to lapse where there are several, asked each minute while there is one. */
export function useReservation({ id, reservedAmount }: Booking): Reservation {
  const isReserved = reservedAmount > 0;
  const { data, dataUpdatedAt } = useQuery({ ...authorizationTimeLeft(id), enabled: isReserved });
  return isReserved && data
    ? reservationTold(data, dataUpdatedAt)
    : { ...LASTING, left: undefined };
}

const LASTING = { hasLapsed: false, isGone: false };

/** What the shop's answer means for a page that still shows something reserved. */
export function reservationTold(
  { hasExpired, secondsLeft }: Pick<TimeLeft, "hasExpired" | "secondsLeft">,
  heardAt: number,
): Reservation {
  if (hasExpired) return { hasLapsed: true, isGone: false, left: undefined };
  // Nothing lasts, and nothing has run out: this page is older than what happened.
  if (secondsLeft <= 0) return { hasLapsed: false, isGone: true, left: undefined };
  return { ...LASTING, left: { secondsLeft, heardAt } };
}
