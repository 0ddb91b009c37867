import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import { authorizationTimeLeft } from "#web/api/bookings.ts";

export type Reservation = {
  /** Too late to charge it. */
  hasLapsed: boolean;
  /** How long it lasts by the shop's clock, and when this device heard of it. */
  left: { secondsLeft: number; heardAt: number } | undefined;
};

/** How long the reservation lasts, the first to lapse where there are several, asked each minute while there is one. */
export function useReservation({ id, reservedAmount }: Booking): Reservation {
  const isReserved = reservedAmount > 0;
  const { data, dataUpdatedAt } = useQuery({ ...authorizationTimeLeft(id), enabled: isReserved });
  if (!isReserved || !data) return { hasLapsed: false, left: undefined };
  if (data.hasExpired) return { hasLapsed: true, left: undefined };
  return {
    hasLapsed: false,
    left: { secondsLeft: data.secondsLeft, heardAt: dataUpdatedAt },
  };
}
