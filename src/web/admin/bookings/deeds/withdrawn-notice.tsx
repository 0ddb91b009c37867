import type { Booking } from "#contracts/bookings.ts";
import {
  cancelWithdrawnWords,
  withdrawnMoneyWords,
  withdrawnWords,
} from "#texts/withdrawal-words.ts";
import { CancelWithdrawn } from "./cancel-withdrawn.tsx";

/** At the top of the booking's page: nobody should charge it, or hand anything over, unaware. */
export function WithdrawnNotice({ booking }: { booking: Booking }) {
  const words = withdrawnWords(booking);
  if (words === undefined) return null;
  return (
    <div className="notice withdrawn-notice" role="alert">
      <p className="heading-3">{words}</p>
      <p>
        {cancelWithdrawnWords(booking)} {withdrawnMoneyWords(booking)}
      </p>
      <div className="card-actions">
        <CancelWithdrawn booking={booking} />
      </div>
    </div>
  );
}
