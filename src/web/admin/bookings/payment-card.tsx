import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import { holdsNights } from "#domain/bookings/booking-status.ts";
import { formatKronor } from "#texts/format.ts";
import { authorizationTimeLeft } from "#web/api/bookings.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PaymentBadge } from "./badges.tsx";
import { Countdown } from "./countdown.tsx";
import { Facts, type Fact } from "./facts.tsx";
import { PaymentButtons } from "./payment-buttons.tsx";
import { Late } from "./payment-question.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { SendLetter } from "./send-letter.tsx";
import { useMayManage } from "./use-may-manage.ts";
import { momentWords } from "./words.ts";

export function PaymentCard({ booking }: { booking: Booking }) {
  const { paymentStatus } = booking;
  return (
    <Panel title="Betalning">
      <Facts
        facts={[
          ["Status", <PaymentBadge key="status" paymentStatus={paymentStatus} />],
          ["Totalpris", formatKronor(booking.totalPrice)],
          ...datesOf(booking),
          ["Betalningens nummer", booking.stripePaymentId],
        ]}
      />
      {paymentStatus === "authorized" && <TimeLeft bookingId={booking.id} />}
      {paymentStatus === "expired" && <Late />}
      <Actions booking={booking} />
    </Panel>
  );
}

function datesOf(booking: Booking): Fact[] {
  const { paymentStatus, capturedAmount, refundedAmount, totalPrice } = booking;
  const dates: Fact[] = [];
  if (paymentStatus === "authorized" || paymentStatus === "expired")
    dates.push(["Reserverad till", momentWords(booking.authorizationExpiryDate)]);
  if (booking.paymentCapturedDate) dates.push(["Betald", momentWords(booking.paymentCapturedDate)]);
  // Somebody may have charged less than the price in the card provider's own pages.
  if (capturedAmount !== null && capturedAmount !== totalPrice)
    dates.push(["Draget från kortet", formatKronor(capturedAmount)]);
  if (booking.paymentCancelledDate)
    dates.push(["Avbruten", momentWords(booking.paymentCancelledDate)]);
  if (refundedAmount > 0) dates.push(["Återbetalt", formatKronor(refundedAmount)]);
  return dates;
}

function TimeLeft({ bookingId }: { bookingId: number }) {
  const { data: left, dataUpdatedAt } = useQuery(authorizationTimeLeft(bookingId));
  if (!left) return null;
  if (left.hasExpired) return <Late />;
  return <Countdown secondsLeft={left.secondsLeft} heardAt={dataUpdatedAt} />;
}

function Actions({ booking }: { booking: Booking }) {
  const mayManage = useMayManage();
  const { id, paymentStatus, capturedAmount, refundedAmount, status } = booking;
  if (!mayManage) return null;
  const isCaptured = paymentStatus === "captured";
  const isUnpaid = paymentStatus === "expired" || paymentStatus === "cancelled";
  return (
    <div className="card-actions">
      {paymentStatus === "authorized" && <PaymentButtons booking={booking} />}
      {isCaptured && (
        // The receipt's own page is a new one to the browser too: it prints without the shop around it.
        <a href={`/admin/receipts/${id}`} className={`${buttonClass("quiet")} button-small`}>
          Visa kvitto
        </a>
      )}
      {isCaptured && (
        <RefundDialog
          bookingId={id}
          kind="rent"
          most={(capturedAmount ?? booking.totalPrice) - refundedAmount}
        />
      )}
      {isUnpaid && holdsNights(status) && (
        <SendLetter
          bookingId={id}
          call="payment-link"
          label="Be om kortet igen"
          done="Länk för att betala igen skickad"
        />
      )}
    </div>
  );
}
