import type { Booking } from "#contracts/bookings.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { Button } from "#web/ui/button.tsx";
import { PaymentQuestion } from "./payment-question.tsx";

/**
 * What can be done with reserved money: take it, or let it go. Of a booking that was withdrawn it is let go by
 * cancelling, which is offered beside it, and taking it is the lesser way.
 */
export function PaymentButtons({ booking }: { booking: Booking }) {
  return (
    <>
      <TakeButton booking={booking} />
      <LetGoButton booking={booking} />
    </>
  );
}

export function TakeButton({ booking }: { booking: Booking }) {
  return (
    <PaymentQuestion
      booking={booking}
      action="capture"
      trigger={
        <Button
          look={isWithdrawn(booking) ? "quiet" : "primary"}
          className="button-small"
          aria-label={`Godkänn bokning #${booking.id}`}
        >
          Godkänn
        </Button>
      }
    />
  );
}

type LetGoButtonProps = { booking: Booking; label?: string };

export function LetGoButton({ booking, label = "Avbryt" }: LetGoButtonProps) {
  if (isWithdrawn(booking)) return null;
  return (
    <PaymentQuestion
      booking={booking}
      action="void"
      trigger={
        <Button
          look="quiet"
          className="button-small"
          aria-label={`Avbryt betalningen för bokning #${booking.id}`}
        >
          {label}
        </Button>
      }
    />
  );
}
