import type { Booking } from "#contracts/bookings.ts";
import { formatKronor } from "#texts/format.ts";
import { BOOKING_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";

type Tone = "good" | "wait" | "bad" | "quiet";

const STATUS_TONES: Record<Booking["status"], Tone> = {
  pending: "wait",
  confirmed: "good",
  cancelled: "bad",
  returned: "quiet",
};

const PAYMENT_TONES: Record<NonNullable<Booking["paymentStatus"]>, Tone> = {
  pending: "quiet",
  authorized: "wait",
  captured: "good",
  cancelled: "quiet",
  expired: "bad",
};

export function StatusBadge({ status }: Pick<Booking, "status">) {
  return (
    <span className="badge" data-tone={STATUS_TONES[status]}>
      {BOOKING_STATUS_LABELS[status]}
    </span>
  );
}

export function PaymentBadge({ paymentStatus }: Pick<Booking, "paymentStatus">) {
  if (paymentStatus === null)
    return (
      <span className="badge" data-tone="bad">
        Utan betalning
      </span>
    );
  return (
    <span className="badge" data-tone={PAYMENT_TONES[paymentStatus]}>
      {PAYMENT_STATUS_LABELS[paymentStatus]}
    </span>
  );
}

/** Only where something went back. */
export function Refunded({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return <span className="text-sm text-muted">{formatKronor(amount)} återbetalt</span>;
}
