import type { UseQueryResult } from "@tanstack/react-query";
import type { BookingPayment } from "#contracts/payments.ts";
import { formatKronor } from "#texts/format.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { paymentLines, paymentState, paymentTitle, receiptWords } from "./payment-words.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { useMay } from "./use-may.ts";

type PaymentListProps = { bookingId: number; payments: UseQueryResult<BookingPayment[]> };

/** Every payment of a booking, newest first. */
export function PaymentList({ bookingId, payments }: PaymentListProps) {
  const { data, error, refetch } = payments;
  if (!data && error)
    return <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={2} />;
  return (
    <>
      <CallProblem error={error} />
      {data.length === 0 ? (
        <p className="text-muted">Inga betalningar än.</p>
      ) : (
        <ul className="payment-list">
          {data.map((payment) => (
            <PaymentRow key={payment.id} bookingId={bookingId} payment={payment} />
          ))}
        </ul>
      )}
    </>
  );
}

type PaymentRowProps = { bookingId: number; payment: BookingPayment };

function PaymentRow({ bookingId, payment }: PaymentRowProps) {
  const mayManage = useMay("shop.manage");
  const { words, tone } = paymentState(payment);
  const which = `${paymentTitle(payment)}, ${formatKronor(payment.amount)}`;
  return (
    <li>
      <p className="payment-head">
        <span className="font-semibold">{paymentTitle(payment)}</span>
        <span className="badge" data-tone={tone}>
          {words}
        </span>
        {payment.isDisputed && (
          <span className="badge" data-tone="bad">
            Bestridd
          </span>
        )}
        <span className="payment-amount">{formatKronor(payment.amount)}</span>
      </p>
      <div className="payment-lines">
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
