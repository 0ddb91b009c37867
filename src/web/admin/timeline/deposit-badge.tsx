import { Clock, ShieldAlert, ShieldCheck } from "lucide-react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import {
  depositBadge,
  depositIsLost,
  depositIsMissing,
  depositOutcome,
  type DepositBadge as Badge,
} from "#domain/bookings/timeline-deposit.ts";
import { depositDispute } from "#domain/payments/dispute.ts";
import { formatKronor } from "#texts/format.ts";
import { DEPOSIT_BADGE_LABELS, depositWords } from "./words.ts";

const ICONS = { paid: ShieldCheck, processing: Clock, not_paid: ShieldAlert };

export function DepositIcon({ badge }: { badge: Badge }) {
  const Icon = ICONS[badge];
  return <Icon className="deposit-icon" data-badge={badge} aria-hidden="true" size={18} />;
}

type DepositBadgeProps = { booking: TimelineBooking; isPickup: boolean };

/** Confirmed bookings only: whether the security has come, and what went back of it. */
export function DepositBadge({ booking, isPickup }: DepositBadgeProps) {
  const badge = depositBadge(booking);
  const isLost = depositIsLost(booking);
  // What the bank has is said where the rent is: it is neither paid nor missing, until it is lost.
  if (badge === null || (depositDispute(booking.disputes) && !isLost)) return null;
  const { depositAmount, depositRefundedAmount: refunded } = booking;
  const isPart = !isLost && refunded > 0 && depositOutcome(booking) !== "refunded";
  return (
    <div className="handover-deposit">
      <p>
        <DepositIcon badge={badge} />
        <span>
          {isLost ? DEPOSIT_BADGE_LABELS.not_paid : depositWords(booking)}
          {depositAmount !== null && depositAmount > 0 && `, ${formatKronor(depositAmount)}`}
        </span>
      </p>
      {isPickup && depositIsMissing(booking) && <p>Ska vara betald före utlämningen.</p>}
      {isPart && <p>{formatKronor(refunded)} återbetalt.</p>}
    </div>
  );
}
