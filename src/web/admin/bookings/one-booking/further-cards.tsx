import type { Booking } from "#contracts/bookings.ts";
import { AddonsCard } from "./addons-card.tsx";
import { DriversCard } from "./drivers-card.tsx";
import { NotesCard } from "./notes-card.tsx";

/** Who drives, what was chosen along with the main thing, and what staff write of it. */
export function FurtherCards({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.rentalItemType === "rv" && <DriversCard booking={booking} />}
      <AddonsCard booking={booking} />
      <NotesCard booking={booking} />
    </>
  );
}
