import type { UseQueryResult } from "@tanstack/react-query";
import type { Booking, ToldDispute } from "#contracts/bookings.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import { mostPressing } from "#domain/payments/dispute.ts";
import { disputeLabel, disputeLine } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { disputeTone } from "#web/admin/bookings/badges.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import {
  paymentLines,
  paymentState,
  paymentTitle,
  receiptWords,
} from "#web/admin/bookings/deeds/payment-words.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { useMay } from "#web/shell/use-may.ts";

type Disputed = Pick<Booking, "id" | "disputes">;
type PaymentListProps = { booking: Disputed; payments: UseQueryResult<BookingPayment[]> };

/** Every payment of a booking, newest first. */
export function PaymentList({ booking, payments }: PaymentListProps) {
  const { data, error, refetch } = payments;
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={2} />;
  return (
    <>
      <CallProblem error={error} />
      {data.length === 0 ? (
        <p className="text-muted">Inga betalningar än.</p>
      ) : (
        <ul className="payment-list">
          {data.map((payment) => (
            <PaymentRow key={payment.id} booking={booking} payment={payment} />
          ))}
        </ul>
      )}
    </>
  );
}

type PaymentRowProps = { booking: Disputed; payment: BookingPayment };

function PaymentRow({ booking: { id: bookingId, disputes }, payment }: PaymentRowProps) {
  const mayManage = useMay("shop.manage");
  const { words, tone } = paymentState(payment);
  const dispute = mostPressing(disputes.filter(({ paymentId }) => paymentId === payment.id));
  const which = `${paymentTitle(payment)}, ${formatKronor(payment.amount)}`;
  return (
    <li>
      <p className="payment-head">
        <span className="font-semibold">{paymentTitle(payment)}</span>
        <span className="badge" data-tone={tone}>
          {words}
        </span>
        {dispute && (
          <span className="badge" data-tone={disputeTone(dispute)}>
            {disputeLabel(dispute)}
          </span>
        )}
        <span className="payment-amount">{formatKronor(payment.amount)}</span>
      </p>
      <div className="payment-lines">
        {dispute && <DisputeLine dispute={dispute} />}
        {paymentLines(payment).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {payment.receipts.map((receipt) => (
          <ReceiptLink key={receipt.number} bookingId={bookingId} receipt={receipt} />
        ))}
      </div>
      {mayManage && payment.method !== "card" && (
        <div className="card-actions">
          <GiveBackDialog
            bookingId={bookingId}
            payment={payment}
            trigger={{
              look: "plain",
              "aria-label": `Registrera återbetalning: ${which}`,
              children: "Registrera återbetalning",
            }}
          />
          <TakeBackDialog bookingId={bookingId} payment={payment} which={which} />
        </div>
      )}
    </li>
  );
}

function DisputeLine({ dispute }: { dispute: ToldDispute }) {
  const line = disputeLine(dispute);
  return line === undefined ? null : <p>{line}</p>;
}

type ReceiptLinkProps = { bookingId: number; receipt: BookingPayment["receipts"][number] };

/** A link for who may open receipts. Their page is a new one to the browser too. */
function ReceiptLink({ bookingId, receipt }: ReceiptLinkProps) {
  const mayOpen = useMay("shop.manage");
  const words = receiptWords(receipt);
  return (
    <p>
      {mayOpen ? (
        <a href={`/admin/receipts/${bookingId}#${receipt.number}`} className="payment-receipt">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}
