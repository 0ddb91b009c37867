import { and, eq, sql, type SQL } from "drizzle-orm";
import { MOST_OF_TODAY } from "#contracts/today.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { agreementsOfBooking } from "#server/bookings/agreement-rows.ts";
import { paymentLinkUntil } from "#server/bookings/one-booking/booking-view-rows.ts";
import { returnedAt, withdrawnAtOfBooking } from "#server/bookings/one-booking/logged-rows.ts";
import { disputesOfBooking } from "#server/bookings/one-booking/told-dispute-rows.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import { lacksUnit } from "#server/bookings/lacking-unit-rows.ts";
import { linesOfBooking } from "#server/bookings/line-rows.ts";
import { unitsOfBooking } from "#server/platform/db/units-of-booking.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { isAwaitingAnswer } from "#server/platform/db/is-awaiting-answer.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

export type TodayList = "today" | "tomorrow" | "late" | "waiting" | "deposits" | "unanswered";

/**
 * The numbers of the first bookings of each list, with how many there are in all. Conditions that an index is made for
 * are written out as it has them.
 */
export async function listToday(db: Db, today: LocalDate) {
  const tomorrow = addDays(today, 1);
  return db
    .select({
      list: sql<TodayList>`list`,
      id: sql<number>`id`,
      total: sql<number>`total`,
    })
    .from(
      sql`(${first("today", comingOn(today), sql`"time" nulls last, start_date`)}
        union all ${first("tomorrow", comingOn(tomorrow), sql`"time" nulls last, start_date`)}
        union all ${first("late", late(today), sql`end_date`)}
        union all ${first("waiting", waiting(today, tomorrow), sql`start_date`)}
        union all ${first("deposits", DEPOSITS, sql`end_date`)}
        union all select 'unanswered', null, count(*)::int from bookings where ${isAwaitingAnswer()}) as listed`,
    );
}

function first(list: TodayList, rows: SQL, order: SQL): SQL {
  return sql`select * from (select ${list} as list, id, count(*) over ()::int as total from (${rows}) as ${sql.identifier(list)}
    order by ${order}, id limit ${MOST_OF_TODAY}) as ${sql.identifier(`first_${list}`)}`;
}

function comingOn(day: LocalDate): SQL {
  return sql`select id, start_date, nullif(pickup_time, '') as "time" from bookings
      where ${isActiveBooking()} and start_date = ${day}::date
    union all select id, start_date, nullif(return_time, '') from bookings
      where ${isActiveBooking()} and end_date = ${day}::date`;
}

function late(today: LocalDate): SQL {
  return sql`select id, end_date from bookings
    where ${isActiveBooking()} and end_date < ${today}::date and status = 'confirmed'`;
}

function waiting(today: LocalDate, tomorrow: LocalDate): SQL {
  const days = sql`(${today}::date, ${tomorrow}::date)`;
  return sql`select id, start_date from bookings
    where ${isAwaitingAnswer()} and start_date not in ${days} and end_date not in ${days}`;
}

// Each held deposit's booking is looked up by its number: no planner knows how few are held, and joined to them it would
// read every booking there has been.
const DEPOSITS = sql`select * from (select p.booking_id as id, (select b.end_date from bookings b
        where b.id = p.booking_id and not ${isActiveBooking("b")}) as end_date
      from payments p
      where p.kind = 'deposit' and p.status = 'captured' and p.refunded_amount + p.kept_amount - p.lost_amount < p.amount
        and p.is_current and p.taken_back_at is null
        and not exists (select from disputes d where d.payment_id = p.id and d.decision is null
          and d.state not like 'warning_%' and d.state not in ('won', 'prevented'))
      offset 0) as held
    where end_date is not null`;

export async function readTodayBookings(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: bookings.id,
      rentalItemId: bookings.rentalItemId,
      rentalItemName: rentalItems.name,
      rentalItemType: rentalItems.type,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      pickupTime: bookings.pickupTime,
      returnTime: bookings.returnTime,
      quantity: bookings.quantity,
      drivers: bookings.drivers,
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      hasEmail: sql<boolean>`trim(${bookings.customerEmail}) <> ''`,
      status: bookings.status,
      dueAmount: bookingMoney.due,
      reservedAmount: bookingMoney.reserved,
      agreements: agreementsOfBooking,
      lines: linesOfBooking,
      units: unitsOfBooking,
      outAt: bookings.outAt,
      backAt: bookings.backAt,
      lacksUnit,
      depositAmount: bookings.depositAmount,
      depositReminderSentAt: bookings.depositReminderSentAt,
      deposit: payments,
      disputes: disputesOfBooking,
      returnedAt,
      withdrawnAt: withdrawnAtOfBooking,
      paymentLinkUntil,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "deposit"), payments.isCurrent),
    )
    .where(anyOf(bookings.id, ids));
}
export type TodayRow = Awaited<ReturnType<typeof readTodayBookings>>[number];
