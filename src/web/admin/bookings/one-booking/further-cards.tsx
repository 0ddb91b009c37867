import type { Booking } from "#contracts/bookings.ts";
import { AddonsCard } from "./addons-card.tsx";
import { DriversCard } from "./drivers-card.tsx";

/** Who drives, and what was chosen along with the main thing. */
export function FurtherCards({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.rentalItemType === "rv" && <DriversCard booking={booking} />}
      <AddonsCard booking={booking} />
    </>
  );
}
