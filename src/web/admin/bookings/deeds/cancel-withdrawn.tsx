import { useRef, useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { Button } from "#web/ui/button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useMay } from "#web/shell/use-may.ts";

/** The next step with a booking that its customer has withdrawn from, instead of approving it. */
export function CancelWithdrawn({ booking }: { booking: Booking }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const mayRun = useMay("bookings.run");
  const isOffered = isWithdrawn(booking) && isActive(booking.status);
  if (!mayRun || (!isOffered && !isAsking)) return null;
  return (
    <>
      <Button
        ref={button}
        className="button-small"
        aria-label={`Avboka bokning #${booking.id}`}
        onClick={() => setIsAsking(true)}
      >
        Avboka
      </Button>
      {isAsking && (
        <CancelDialog booking={booking} focusBack={button} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
