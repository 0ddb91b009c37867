import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PublicBooking } from "#contracts/bookings.ts";
import type { DepositStatus } from "#contracts/deposits.ts";
import { isStayAhead } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { depositStatus, type DepositAddress } from "#web/api/deposits.ts";
import { CardSkeleton } from "#web/shell/card-form/card-skeleton.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { PayFacts, PayNote, PayPage, ToOwnPage } from "#web/shell/pay-page.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { paidWords, type PaidWords } from "./paid-words.ts";
import { PayDeposit } from "./pay-deposit.tsx";
import { depositTexts, PAID_TOAST } from "./texts.ts";

type DepositProps = { address: DepositAddress; booking: PublicBooking };

/** One page for every state of a deposit. It tells what is booked, and nothing about who booked it. */
export function Deposit({ address, booking }: DepositProps) {
  const queryClient = useQueryClient();
  const status = useQuery(depositStatus(address));
  const { today } = usePageState();
  const [isJustPaid, setIsJustPaid] = useState(false);
  // What was loaded with the page may have been cancelled since.
  const [isRefusedAsOver, setIsRefusedAsOver] = useState(false);

  async function arrive() {
    // Asking makes the shop look at the provider at once; the provider's word counts if it cannot.
    const told = await queryClient.fetchQuery(depositStatus(address)).catch(() => status.data);
    queryClient.setQueryData(depositStatus(address).queryKey, {
      depositAmount: 0,
      refundedAmount: 0,
      keptAmount: 0,
      bankAmount: 0,
      rentDue: null,
      todo: null,
      ...told,
      status: "captured",
    });
    setIsJustPaid(true);
    toast(PAID_TOAST);
  }

  if (!status.data)
    return (
      <PayPage title={depositTexts.title}>
        {status.error && !status.isFetching ? (
          <RetryNotice sentence={sentenceFor(status.error)} onRetry={() => void status.refetch()} />
        ) : (
          <CardSkeleton />
        )}
      </PayPage>
    );
  const { status: state, depositAmount } = status.data;
  if (state === "captured")
    return <Paid booking={booking} deposit={status.data} isJustPaid={isJustPaid} />;
  if (state === "pending") return <Processing />;
  if (isRefusedAsOver || !isStayAhead(booking, today))
    return (
      <NothingToPay booking={booking} title={depositTexts.over}>
        {overWords(booking, today)}
      </NothingToPay>
    );
  if (depositAmount === 0)
    return (
      <NothingToPay booking={booking} title={depositTexts.none}>
        {depositTexts.noneWhy}
      </NothingToPay>
    );
  return (
    <PayPage title={depositTexts.title}>
      <Facts booking={booking} amount={depositAmount} />
      <PayNote title={depositTexts.back}>{depositTexts.backWhy}</PayNote>
      <PayDeposit
        address={address}
        amount={depositAmount}
        onPaid={arrive}
        onDoubt={() => void status.refetch()}
        onOver={() => setIsRefusedAsOver(true)}
      />
      <ToOwnPage bookingId={booking.id} />
    </PayPage>
  );
}

function overWords({ status, endDate }: PublicBooking, today: LocalDate): string {
  if (status === "cancelled") return depositTexts.cancelledWhy;
  return status === "returned" || endDate < today ? depositTexts.stayOverWhy : depositTexts.overWhy;
}

type FactsProps = { booking: PublicBooking; amount: number; sums?: PaidWords["sums"] };

function Facts({ booking, amount, sums = [] }: FactsProps) {
  const { rentalItemName, startDate, endDate } = booking;
  return (
    <PayFacts
      facts={[
        { label: depositTexts.booking, value: `#${booking.id}` },
        { label: depositTexts.product, value: rentalItemName },
        { label: depositTexts.pickup, value: formatDay(startDate) },
        { label: depositTexts.return, value: formatDay(endDate) },
        {
          label: depositTexts.amount,
          value: <span className="pay-sum">{formatKronor(amount)}</span>,
        },
        ...sums,
      ]}
    />
  );
}

type PaidProps = { booking: PublicBooking; deposit: DepositStatus; isJustPaid: boolean };

function Paid({ booking, deposit, isJustPaid }: PaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { text, sums, note } = paidWords(deposit, booking.status);
  useEffect(() => {
    if (isJustPaid) heading.current?.focus();
  }, [isJustPaid]);
  return (
    <PayPage title={depositTexts.paid} heading={heading}>
      <p>{text}</p>
      <Facts booking={booking} amount={deposit.depositAmount} sums={sums} />
      {note !== null && <PayNote title={note.title}>{note.text}</PayNote>}
      <ToOwnPage bookingId={booking.id} />
    </PayPage>
  );
}

function Processing() {
  return (
    <PayPage title={depositTexts.title}>
      <div className="pay-waiting" role="status">
        <span className="spinner" aria-hidden="true" />
        <div>
          <p>
            <strong>{depositTexts.pending}</strong>
          </p>
          <p className="text-muted">{depositTexts.pendingWhy}</p>
        </div>
      </div>
    </PayPage>
  );
}

type NothingToPayProps = { booking: PublicBooking; title: string; children: ReactNode };

function NothingToPay({ booking, title, children }: NothingToPayProps) {
  return (
    <PayPage title={title}>
      <p>{children}</p>
      <ToOwnPage bookingId={booking.id} />
    </PayPage>
  );
}
