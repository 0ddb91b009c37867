import { and, between, eq, gt, inArray, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { BOOKABLE_DAYS } from "#domain/availability/check-stay.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { LAPSING_MS } from "#domain/payments/authorization.ts";
import type { RentFacts } from "#domain/duties/rent-duty.ts";
import { returnedAt } from "#server/bookings/one-booking/logged-rows.ts";
import { undecidedOfCancelled } from "#server/money/kept-money-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

const rent = alias(payments, "rent");
const deposit = alias(payments, "deposit");

/** Whoever cancelled it has said what goes back. */
const isDecided = sql<boolean>`exists (select from booking_cancellations c
  where c.booking_id = ${bookings.id} and c.undone_at is null)`;

/** Charged, and nobody here had asked for it. */
const isChargedElsewhere = sql<boolean>`exists (select from payments p
  where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.method = 'card' and p.status = 'captured'
    and not exists (select from payment_attempts a where a.payment_id = p.id and a.action = 'capture' and a.state = 'done'))`;

const isChargeFailed = sql<boolean>`exists (select from payments p
  cross join lateral (select a.state from payment_attempts a
    where a.payment_id = p.id and a.action = 'capture' order by a.created_at desc limit 1) last
  where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.status = 'authorized' and not p.is_let_go
    and last.state = 'failed')`;

/** The last reservation that lapsed or was let go by somebody, not because another took its place. */
const lostReservation = (what: SQL) => sql`(select ${what}
  from payments p where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.method = 'card'
    and p.status in ('expired', 'cancelled') and p.authorization_expires_at is not null and not p.is_let_go
  order by ${LOST_AT} desc limit 1)`;
const LOST_AT = sql`coalesce(p.cancelled_at, p.authorization_expires_at)`;
const reservationLostAt = sql<string | null>`${lostReservation(LOST_AT)}`;
/** What became of it; null where a card was reserved or charged since, which the booking stands by now. */
const reservationLostHow = sql<"expired" | "cancelled" | null>`${lostReservation(
  sql`case when not exists (select from payments n where n.booking_id = p.booking_id and n.kind = 'rent'
      and n.method = 'card' and n.status in ('authorized', 'captured') and not n.is_let_go
      and n.created_at >= ${LOST_AT}) then p.status end`,
)}`;

/** Opened by the customer on their own page and left: nobody here had asked for anything. */
const isLedThere = sql`exists (select from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text and a.action = 'payment.link-sent'
    and a.after ->> 'isLedThere' = 'true' and (a.after ->> 'expiresAt')::timestamptz = l.expires_at)`;

const lastLinkEnds = sql<string | null>`(select max(l.expires_at) from payment_links l
  where l.booking_id = ${bookings.id} and l.used_at is null and not ${isLedThere})`;

const lastLinkAmount = sql<number | null>`(select l.amount from payment_links l
  where l.booking_id = ${bookings.id} and l.used_at is null and not ${isLedThere} order by l.created_at desc limit 1)`;

/** When a card was last reserved, unless staff have looked at the booking's state since. */
const reservedAt = sql<string | null>`(select max(a.at) from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text and a.action = 'payment.authorized'
    and coalesce(a.after ->> 'kind', 'rent') = 'rent'
    and a.id > coalesce((select max(s.id) from audit_log s where s.entity = 'booking'
      and s.entity_id = ${bookings.id}::text and s.action = 'booking.status'), 0))`;

/** When the first of the reservations that count ends. */
const reservedUntil = sql<string | null>`(select min(p.authorization_expires_at) from payments p
  where p.booking_id = ${bookings.id} and p.kind = 'rent' and p.status = 'authorized' and not p.is_let_go)`;

/** The last thing that happened to a booking's state or rent: the same sums after another one are another story. */
const lastRentChange = sql<string | null>`(select max(a.id)::text from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
    and (a.action in ('booking.status', 'rent.refunded', 'refund.failed', 'dispute.decided', 'dispute.reopened')
      or (a.action like 'payment.%' and a.action <> 'payment.link-sent'
        and coalesce(a.after ->> 'kind', 'rent') = 'rent')))`;

const lastStatusChange = sql<string | null>`(select max(a.id)::text from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text and a.action = 'booking.status')`;

const lastDepositChange = sql<string | null>`(select max(a.id)::text from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
    and (a.action = 'deposit.refunded'
      or (a.action in ('payment.captured', 'payment.recorded', 'payment.taken-back')
        and a.after ->> 'kind' = 'deposit')))`;

const lastFailedCharge = sql<string | null>`(select a.id::text from payment_attempts a
  join payments p on p.id = a.payment_id
  where p.booking_id = ${bookings.id} and p.kind = 'rent' and a.action = 'capture' and a.state = 'failed'
  order by a.created_at desc limit 1)`;

const RENT = {
  bookingId: bookings.id,
  customerName: bookings.customerName,
  itemName: rentalItems.name,
  itemType: rentalItems.type,
  status: bookings.status,
  startDate: bookings.startDate,
  endDate: bookings.endDate,
  pickupTime: bookings.pickupTime,
  outAt: bookings.outAt,
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
  returnedAt,
  depositAmount: bookings.depositAmount,
  remindedAt: bookings.depositReminderSentAt,
  depositStatus: deposit.status,
  depositPaid: deposit.amount,
  depositRefunded: deposit.refundedAmount,
  lastRentChange,
  lastStatusChange,
  lastDepositChange,
  lastFailedCharge,
  money: bookingMoney,
  cardStatus: rent.status,
  source: bookings.source,
  isDecided,
  isChargedElsewhere,
  isChargeFailed,
  reservationLostAt,
  reservationLostHow,
  lastLinkEnds,
  lastLinkAmount,
  reservedAt,
  reservedUntil,
};

/** Bookings whose rent, deposit or return may be somebody's concern; whether it is, the rules decide. */
export async function bookingsToLookAt(
  db: Db,
  { today, now, among }: { today: LocalDate; now: Date; among?: readonly number[] | undefined },
) {
  const kept = await undecidedOfCancelled(db);
  const undecided = [...kept].filter(([, amount]) => amount > 0).map(([id]) => id);
  const rows = await db
    .select(RENT)
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .leftJoin(rent, and(eq(rent.bookingId, bookings.id), eq(rent.kind, "rent"), rent.isCurrent))
    .leftJoin(
      deposit,
      and(eq(deposit.bookingId, bookings.id), eq(deposit.kind, "deposit"), deposit.isCurrent),
    )
    .where(
      and(
        inArray(bookings.id, candidates(db, today, undecided)),
        among && inArray(bookings.id, [...among]),
      ),
    )
    .orderBy(bookings.startDate, bookings.id);
  return rows.map(
    ({ money, createdAt, updatedAt, lastLinkEnds: ends, returnedAt: backAt, ...row }) => {
      const linkEnds = ends === null ? null : new Date(ends);
      const isOpen = linkEnds !== null && linkEnds > now;
      const facts: RentFacts = {
        ...row,
        madeOn: dayInSweden(createdAt),
        changedOn: dayInSweden(updatedAt),
        returnedOn: dayOf(backAt),
        reservationLostOn: dayOf(row.reservationLostAt),
        reservedSince: isLapsing(row.reservedUntil, now) ? null : dayOf(row.reservedAt),
        undecided: kept.get(row.bookingId) ?? 0,
        money: { ...money, paid: sumKronor(money.charged, -money.refunded) },
        linkLapsedOn: linkEnds !== null && !isOpen ? dayInSweden(linkEnds) : null,
      };
      return {
        ...row,
        ...facts,
        linkLapsedAt: isOpen ? null : linkEnds,
        linkUntil: isOpen ? linkEnds.toISOString() : null,
      };
    },
  );
}
export type LookedAt = Awaited<ReturnType<typeof bookingsToLookAt>>[number];

function dayOf(instant: string | null): LocalDate | null {
  return instant === null ? null : dayInSweden(new Date(instant));
}

/** What is about to lapse is listed as that. */
function isLapsing(until: string | null, now: Date): boolean {
  return until !== null && new Date(until).getTime() <= now.getTime() + LAPSING_MS;
}

/**
 * What is owed or reserved, what is cancelled with money to decide about, what leaves without its deposit, what should
 * be back.
 */
function candidates(db: Db, today: LocalDate, undecided: readonly number[]): SQL {
  const money = db
    .select({ id: bookingMoney.bookingId })
    .from(bookingMoney)
    .where(or(sql`${bookingMoney.due} <> 0`, sql`${bookingMoney.reserved} > 0`));
  // Written out and not compared with a value, so that the index of just these rows serves.
  const paidAndWaiting = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .where(and(sql`${bookings.status} = 'pending'`, gt(bookingMoney.charged, 0)));
  // One value however many they are.
  const paidInVain = sql`select unnest(${`{${undecided.join(",")}}`}::integer[])`;
  const leaving = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isActiveBooking(),
        between(bookings.startDate, addDays(today, -BOOKABLE_DAYS), addDays(today, 1)),
        gt(bookings.depositAmount, 0),
        // Asked once for each that leaves, of which there are few; all deposits ever held are many.
        sql`not exists (select from payments p where p.booking_id = bookings.id and p.kind = 'deposit'
          and p.is_current and p.status = 'captured' and p.refunded_amount < p.amount)`,
      ),
    );
  const late = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isActiveBooking(), lt(bookings.endDate, today), lte(bookings.startDate, today)));
  return sql`(${money} union ${paidAndWaiting} union ${paidInVain} union ${leaving} union ${late})`;
}
