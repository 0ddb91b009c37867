import type { Booking } from "#contracts/bookings.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { Button } from "#web/ui/button.tsx";
import { PaymentQuestion } from "./payment-question.tsx";

/**
 * What can be done with reserved money: take it, or let it go. Of a booking that was withdrawn it is let go by
 * cancelling, which is offered beside it, and taking it is the lesser way.
 */
export function PaymentButtons({ booking }: { booking: Booking }) {
  const isOff = isWithdrawn(booking);
  return (
    <>
      <PaymentQuestion
        booking={booking}
        action="capture"
        trigger={
          <Button
            look={isOff ? "quiet" : "primary"}
            className="button-small"
            aria-label={`Godkänn bokning #${booking.id}`}
          >
            Godkänn
          </Button>
        }
      />
      {!isOff && (
        <PaymentQuestion
          booking={booking}
          action="void"
          trigger={
            <Button
              look="quiet"
              className="button-small"
              aria-label={`Avbryt betalningen för bokning #${booking.id}`}
            >
              Avbryt
            </Button>
          }
        />
      )}
    </>
  );
}
