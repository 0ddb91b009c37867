import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Booking } from "#contracts/bookings.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { stayOf } from "#domain/hand-over/stay-of.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { firstToLapse } from "#domain/payments/authorization.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { agreementsOfBooking } from "#server/bookings/agreement-rows.ts";
import { linesOfBooking } from "#server/bookings/line-rows.ts";
import { unitsOfBooking } from "#server/platform/db/units-of-booking.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { settlements } from "#server/platform/db/tables/hand-over.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { isChargeUnpaid } from "#server/platform/db/unpaid-charge.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { returnedAt, withdrawnAtOfBooking } from "./logged-rows.ts";
import { disputesOfBooking, tellDisputes } from "./told-dispute-rows.ts";

const rent = alias(payments, "rent");
const deposit = alias(payments, "deposit");

/** When money came by hand, which may be all that a booking was paid by. */
const paidByHandAt = sql<Date | null>`(select max(p.captured_at) from payments p
  where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.method <> 'card' and p.taken_back_at is null)`.mapWith(
  payments.capturedAt,
);

/** Until when the customer can pay by a link that was sent; one that has lapsed is told as well. */
export const paymentLinkUntil = sql<Date | null>`(select max(l.expires_at) from payment_links l
  where l.booking_id = ${bookings.id} and l.used_at is null)`.mapWith(payments.capturedAt);

/** The reservations that count. Named by its table, as the disputes are. */
const reservations = sql<{ amount: number; endsAt: string }[]>`(select coalesce(json_agg(
    json_build_object('amount', p.amount, 'endsAt', p.authorization_expires_at)), '[]')
  from payments p where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.status = 'authorized'
    and not p.is_let_go and p.authorization_expires_at is not null)`;

const paymentLinkAmount = sql<number | null>`(select l.amount from payment_links l
  where l.booking_id = ${bookings.id} and l.used_at is null
  order by l.created_at desc limit 1)`;

/** When money of it last moved, was recorded or given back: its own row knows nothing of that. */
const moneyChangedAt = sql<Date | null>`(select max(a.at) from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
    and a.action ~ '^(payment|deposit|rent|refund|dispute)[.]')`.mapWith(payments.capturedAt);

const cancellation = sql<
  Booking["cancellation"]
>`(select json_build_object('refund', c.refund, 'kept', c.kept)
  from booking_cancellations c where c.booking_id = ${bookings.id} and c.undone_at is null)`;

const chargeDueAmount = sql<number>`coalesce((select ${settlements.asked} from ${settlements}
  where ${settlements.bookingId} = ${bookings.id} and ${isChargeUnpaid}), 0)`;

/** Everything staff see of a booking, in one row. */
export function selectBookings(db: Db) {
  return db
    .select({
      booking: bookings,
      money: bookingMoney,
      rentalItemName: rentalItems.name,
      rentalItemType: rentalItems.type,
      placeId: rentalItems.placeId,
      allowsClosedDays: rentalItems.allowsClosedDays,
      agreements: agreementsOfBooking,
      lines: linesOfBooking,
      units: unitsOfBooking,
      rent,
      deposit,
      paidByHandAt,
      paymentLinkUntil,
      reservations,
      // Only where a deposit is to go back is it asked for.
      returnedAt: sql<string | null>`case when ${deposit.id} is not null then ${returnedAt} end`,
      paymentLinkAmount,
      chargeDueAmount,
      moneyChangedAt,
      disputes: disputesOfBooking,
      withdrawnAt: withdrawnAtOfBooking,
      cancellation,
      turnaroundUntil: sql<LocalDate | null>`(
        select max(held_to)::text from (
          select ${bookings.heldTo} as held_to
          union all select held_to from booking_lines where booking_id = ${bookings.id}) held
        where held_to > ${bookings.endDate})`,
    })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .leftJoin(rent, and(eq(rent.bookingId, bookings.id), eq(rent.kind, "rent"), rent.isCurrent))
    .leftJoin(
      deposit,
      and(eq(deposit.bookingId, bookings.id), eq(deposit.kind, "deposit"), deposit.isCurrent),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBookings>["execute"]>>[number];

export async function findBooking(db: Db, id: number): Promise<Booking | undefined> {
  const [row] = await selectBookings(db).where(eq(bookings.id, id));
  return row && bookingAnswer(row);
}

/** A booking written by hand may have come without a quote. */
function linesOf(quote: Partial<Quote>): Booking["quoteLines"] {
  return quote.nights ? quoteLines(quote as Quote) : [];
}

const iso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

export function bookingAnswer(row: Row): Booking {
  const { booking, money, rent: card, deposit: held, ...rest } = row;
  const { paidByHandAt: byHandAt, paymentLinkUntil: linkUntil, disputes, ...others } = rest;
  const { reservations: reserved, returnedAt: backAt, moneyChangedAt: moneyAt, ...words } = others;
  const lapsing = firstToLapse(
    reserved.map(({ amount, endsAt }) => ({ amount, endsAt: new Date(endsAt) })),
  );
  const { quote, holdsNights: _holds, key: _key, waived: _waived, ...kept } = booking;
  const { heldFrom: _from, heldTo: _to, codeId: _code, codePerson: _person, ...agreedOn } = kept;
  const { codeHeld: _use, ...fields } = agreedOn;
  const agreed = agreementStanding(row.agreements);
  return {
    ...fields,
    ...words,
    stay: stayOf({ ...booking, outAt: iso(booking.outAt), backAt: iso(booking.backAt) }),
    agreementName: agreed.state === "accepted" ? agreed.name : null,
    agreementAcceptedAt: agreed.state === "accepted" ? agreed.at : null,
    quoteLines: linesOf(quote),
    stripePaymentId: card?.providerIntentId ?? null,
    paymentIntentId: card?.providerIntentId ?? null,
    paymentStatus: shownStatus(card?.status, byHandAt),
    authorizationExpiryDate: iso(lapsing?.endsAt ?? card?.authorizationExpiresAt),
    lapsingAmount: lapsing?.amount ?? 0,
    paymentCapturedDate: iso(card ? card.capturedAt : byHandAt),
    paymentCancelledDate: iso(card?.cancelledAt),
    capturedAmount: money.charged > 0 ? money.charged : null,
    refundedAmount: money.refunded,
    paidAmount: sumKronor(money.charged, -money.refunded),
    reservedAmount: money.reserved,
    waivedAmount: money.waived,
    dueAmount: money.due,
    paymentLinkUntil: iso(linkUntil),
    depositReminderSentDate: iso(booking.depositReminderSentAt),
    depositPaymentId: held?.providerIntentId ?? null,
    depositPaymentStatus: held?.status ?? null,
    depositPaidDate: iso(held?.capturedAt),
    depositMethod: held?.status === "captured" ? held.method : null,
    depositPaidAmount: held?.status === "captured" ? held.amount : 0,
    depositRefundedAmount: held?.refundedAmount ?? 0,
    depositKeptAmount: held?.keptAmount ?? 0,
    returnedOn: backAt === null ? null : dayInSweden(new Date(backAt)),
    disputes: tellDisputes(disputes),
    withdrawnAt: iso(row.withdrawnAt),
    createdAt: booking.createdAt.toISOString(),
    updatedAt: new Date(Math.max(+booking.updatedAt, +(moneyAt ?? 0))).toISOString(),
  };
}

/** The newest card payment's; one paid by hand alone is paid. */
function shownStatus(
  ofCard: PaymentStatus | undefined,
  byHandAt: Date | null,
): PaymentStatus | null {
  return ofCard ?? (byHandAt === null ? null : "captured");
}
