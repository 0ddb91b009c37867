import { Link } from "wouter";
import type { ChangedItem } from "#contracts/catalog-admin.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { formatDay } from "#texts/format.ts";

type LackingRoomProps = { bookings: NonNullable<ChangedItem["withoutTurnaround"]> };

/** The coming bookings that the new nights after a return did not fit behind. */
export function LackingRoom({ bookings }: LackingRoomProps) {
  return (
    <div className="draft-offer" role="status">
      <p>
        <strong>Sparat, men dygnen mellan hyror fick inte plats överallt.</strong> Nästa kund hämtar
        för tidigt efter de här bokningarna, som är som förut:
      </p>
      <ul className="lacking-room">
        {bookings.map(({ bookingId, endDate }) => (
          <li key={bookingId}>
            <Link href={bookingPath(bookingId)} className="lacking-room-link">
              Bokning #{bookingId}, lämnas {formatDay(endDate)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
