import { MOST_OF_TODAY, type TodayAnswer, type TodayBooking } from "#contracts/today.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { lacksDrivers } from "#domain/bookings/drivers.ts";
import { todayOf } from "#domain/bookings/today.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { stayOf } from "#domain/hand-over/stay-of.ts";
import { tellDisputes } from "#server/bookings/one-booking/told-dispute-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { showUpkeep } from "#server/bookings/show-upkeep.ts";
import { listToday, readTodayBookings, type TodayList, type TodayRow } from "./today-rows.ts";

/** What the counter has to see to. The lists are short; of what is longer the first are read, and all counted. */
export async function showToday({ db, clock }: { db: Db; clock: Clock }): Promise<TodayAnswer> {
  const today = clock.today();
  const listed = await listToday(db, today);
  const ids = [...new Set(listed.flatMap(({ id }) => id ?? []))];
  const rows = ids.length === 0 ? [] : await readTodayBookings(db, ids);
  const { days, late, waiting, deposits } = todayOf(rows.map(todayAnswer), today);
  const firstOf = <Row>(list: TodayList, shown: readonly Row[]) => {
    const inList = listed.filter((one) => one.list === list);
    const first = shown.slice(0, MOST_OF_TODAY);
    // Counted by the query, but for what the rules have left out of the rows that were read.
    const total = (inList[0]?.total ?? 0) - Math.max(0, inList.length - first.length);
    return { rows: first, total };
  };
  return {
    today,
    days: days.map(({ day, handovers }) => ({
      day,
      ...firstOf(day === today ? "today" : "tomorrow", handovers),
    })),
    late: firstOf("late", late),
    waiting: firstOf("waiting", waiting),
    deposits: firstOf("deposits", deposits),
    upkeep: await showUpkeep(db, today),
    unanswered: listed.find(({ list }) => list === "unanswered")?.total ?? 0,
  };
}

function todayAnswer(row: TodayRow): TodayBooking {
  const { deposit, depositReminderSentAt: remindedAt, returnedAt: backAt, ...others } = row;
  const { agreements, drivers, outAt: _out, backAt: _back, ...fields } = others;
  const paid = deposit?.status === "captured" ? deposit : null;
  return {
    ...fields,
    stay: stayOf({ ...row, outAt: iso(row.outAt), backAt: iso(row.backAt) }),
    lacksAgreement: agreementStanding(agreements).state === "waiting",
    // Once it is out, who drives was asked at the counter, as the customer's own page has it.
    lacksDrivers: lacksDrivers(
      { ...row, itemType: row.rentalItemType, drivers },
      row.outAt !== null,
    ),
    pickupTime: row.pickupTime || null,
    returnTime: row.returnTime || null,
    depositReminderSentDate: remindedAt?.toISOString() ?? null,
    depositPaymentStatus: deposit?.status ?? null,
    depositMethod: paid?.method ?? null,
    depositPaidAmount: paid?.amount ?? 0,
    depositRefundedAmount: deposit?.refundedAmount ?? 0,
    depositKeptAmount: deposit?.keptAmount ?? 0,
    disputes: tellDisputes(row.disputes),
    returnedOn: backAt === null ? null : dayInSweden(new Date(backAt)),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    paymentLinkUntil: row.paymentLinkUntil?.toISOString() ?? null,
  };
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
