import type { Problem } from "#contracts/errors.ts";
import {
  MOST_TIMELINE_DAYS,
  type TimelineAnswer,
  type TimelineBooking,
} from "#contracts/timeline.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { lengthOf, type Period } from "#domain/dates/date-range.ts";
import { stayOf } from "#domain/hand-over/stay-of.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { tellDisputes } from "#server/bookings/one-booking/told-dispute-rows.ts";
import { emailsOfMany, type ListedEmail } from "#server/emails/show-emails.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readHandovers, type HandoverRow } from "./timeline-rows.ts";

export async function showTimeline(
  { db, clock }: { db: Db; clock: Clock },
  period: Period,
): Promise<Result<TimelineAnswer, Problem>> {
  if (period.endDate < period.startDate) return fail({ code: "catalog.dates-reversed" });
  if (lengthOf(period) > MOST_TIMELINE_DAYS)
    return fail({ code: "stay.range-too-long", days: MOST_TIMELINE_DAYS });
  const rows = await readHandovers(db, period);
  const ids = rows.map(({ id }) => id);
  const emails = await emailsOfMany(db, ids, { isBrief: true });
  return ok({
    today: clock.today(),
    bookings: rows.map((row) => handoverAnswer(row, emails.get(row.id) ?? [])),
  });
}

function handoverAnswer(row: HandoverRow, emails: ListedEmail[]): TimelineBooking {
  const { selectedAddons, quotedAddons, agreements, outAt: _out, backAt: _back, ...fields } = row;
  return {
    ...fields,
    stay: stayOf({ ...row, outAt: iso(row.outAt), backAt: iso(row.backAt) }),
    agreement: agreementStanding(agreements).state,
    pickupTime: row.pickupTime || null,
    returnTime: row.returnTime || null,
    depositPaidAmount: row.depositPaymentStatus === "captured" ? (row.depositPaidAmount ?? 0) : 0,
    depositRefundedAmount: row.depositRefundedAmount ?? 0,
    depositKeptAmount: row.depositKeptAmount ?? 0,
    disputes: tellDisputes(row.disputes),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    // The quote keeps the names also when an addon was renamed or removed since.
    addons: selectedAddons.map(({ id, quantity }) => ({
      id,
      name: quotedAddons?.find((addon) => addon.id === id)?.name ?? null,
      quantity,
    })),
    emails: emails.map(({ type, sentAt, recipient, errorMessage }) => ({
      type,
      sentAt,
      recipient,
      isFailed: errorMessage !== null,
    })),
  };
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
