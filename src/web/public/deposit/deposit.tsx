import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PublicBooking } from "#contracts/bookings.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { depositStatus } from "#web/api/deposits.ts";
import { CardSkeleton } from "#web/shell/card-form/card-skeleton.tsx";
import { PayFacts, PayNote, PayPage } from "#web/shell/pay-page.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { PayDeposit } from "./pay-deposit.tsx";
import { depositTexts, PAID_TOAST } from "./texts.ts";

type DepositProps = { id: string; booking: PublicBooking };

/** One page for every state of a deposit. It tells what is booked, and nothing about who booked it. */
export function Deposit({ id, booking }: DepositProps) {
  const queryClient = useQueryClient();
  const status = useQuery(depositStatus(id));
  const [isJustPaid, setIsJustPaid] = useState(false);

  async function arrive() {
    // Asking makes the shop look at the provider at once; the provider's word counts if it cannot.
    const told = await queryClient.fetchQuery(depositStatus(id)).catch(() => status.data);
    queryClient.setQueryData(depositStatus(id).queryKey, {
      depositAmount: told?.depositAmount ?? 0,
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
  if (state === "captured") return <Paid isJustPaid={isJustPaid} {...{ booking, depositAmount }} />;
  if (state === "pending") return <Processing />;
  if (booking.status === "cancelled" || booking.status === "returned")
    return <NothingToPay title={depositTexts.over}>{depositTexts.overWhy}</NothingToPay>;
  if (depositAmount === 0)
    return <NothingToPay title={depositTexts.none}>{depositTexts.noneWhy}</NothingToPay>;
  return (
    <PayPage title={depositTexts.title}>
      <Facts booking={booking} amount={depositAmount} />
      <PayNote title={depositTexts.back}>{depositTexts.backWhy}</PayNote>
      <PayDeposit
        id={id}
        amount={depositAmount}
        onPaid={arrive}
        onDoubt={() => void status.refetch()}
      />
    </PayPage>
  );
}

function Facts({ booking, amount }: { booking: PublicBooking; amount: number }) {
  const { rentalItemName, startDate, endDate } = booking;
  return (
    <PayFacts
      facts={[
        { label: depositTexts.product, value: rentalItemName },
        { label: depositTexts.pickup, value: formatDay(startDate) },
        { label: depositTexts.return, value: formatDay(endDate) },
        {
          label: depositTexts.amount,
          value: <span className="pay-sum">{formatKronor(amount)}</span>,
        },
      ]}
    />
  );
}

type PaidProps = { booking: PublicBooking; depositAmount: number; isJustPaid: boolean };

function Paid({ booking, depositAmount, isJustPaid }: PaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustPaid) heading.current?.focus();
  }, [isJustPaid]);
  return (
    <PayPage title={depositTexts.paid} heading={heading}>
      <p>{depositTexts.paidWhy}</p>
      <Facts booking={booking} amount={depositAmount} />
      <PayNote title={depositTexts.back}>{depositTexts.paidBack}</PayNote>
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

function NothingToPay({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PayPage title={title}>
      <p>{children}</p>
    </PayPage>
  );
}
