import type { Booking } from "#contracts/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { PaymentQuestion } from "./payment-question.tsx";

/** What can be done with reserved money: take it, or let it go. */
export function PaymentButtons({ booking }: { booking: Booking }) {
  return (
    <>
      <PaymentQuestion
        booking={booking}
        action="capture"
        trigger={
          <Button className="button-small" aria-label={`Godkänn bokning #${booking.id}`}>
            Godkänn
          </Button>
        }
      />
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
    </>
  );
}
