import { and, between, eq, sql, type SQL } from "drizzle-orm";
import {
  letterObstacle,
  type LetterStay,
  type LookedThrough,
} from "#domain/bookings/day-letters.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { isPickupLetter, PICKUP_LETTERS, type DayLetter } from "#domain/shop/letter-words.ts";
import { withdrawnAtOfBooking } from "#server/bookings/one-booking/logged-rows.ts";
import type { TimedLetter } from "#server/emails/letter.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { dayLetters } from "#server/platform/db/tables/letters.ts";

/** A booking as far as its letters go. */
export type LetteredStay = LetterStay & {
  id: number;
  hasEmail: boolean;
  /** Staff have reminded of the deposit by themselves. */
  remindedAt: Date | null;
};

const isDepositPaid = sql<boolean>`exists (select from payments p where p.booking_id = ${bookings.id}
  and p.kind = 'deposit' and p.status = 'captured' and p.taken_back_at is null)`;

const hasEmail = sql<boolean>`trim(${bookings.customerEmail}) <> ''`;

async function stays(db: Db, where: SQL | undefined): Promise<LetteredStay[]> {
  const { id, status, startDate, endDate, pickupTime, returnTime, approvedAt, outAt, backAt } =
    bookings;
  const rows = await db
    .select({
      stay: { id, status, startDate, endDate, pickupTime, returnTime, approvedAt, outAt, backAt },
      hasEmail,
      remindedAt: bookings.depositReminderSentAt,
      depositAmount: bookings.depositAmount,
      itemType: rentalItems.type,
      isDepositPaid,
      withdrawnAt: withdrawnAtOfBooking,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(where);
  return rows.map(({ stay, itemType, depositAmount, withdrawnAt, ...row }) => ({
    ...stay,
    hasEmail: row.hasEmail,
    remindedAt: row.remindedAt,
    isWithdrawn: withdrawnAt !== null,
    depositDue: row.isDepositPaid ? 0 : depositDue(itemType, depositAmount),
  }));
}

export async function findStay(db: Db, bookingId: number): Promise<LetteredStay | undefined> {
  const [stay] = await stays(db, eq(bookings.id, bookingId));
  return stay;
}

/** Which day a stay began on at a moment stands with the first change after that. */
const dayAt = (moment: SQL) => sql`coalesce(
  (select c.before ->> 'startDate' from booking_changes c
    where c.booking_id = b.id and c.created_at > ${moment} order by c.version limit 1),
  b.start_date::text)`;

/** A letter about a pick-up that never told the day that the stay has now. */
const toldOtherDay = (marked: SQL) => sql`(${marked}.state = 'sent'
  and ${marked}.type in (${sql.join(
    PICKUP_LETTERS.map((letter) => sql`${letter}`),
    sql`, `,
  )})
  and not exists (
    select from bookings b cross join lateral (
      select ${marked}.at union all
      select q.created_at from mail_queue q where q.booking_id = b.id and q.type = ${marked}.type
    ) as told (at)
    where b.id = ${marked}.booking_id and b.start_date::text = ${dayAt(sql`told.at`)}))`;

const MARK = sql.raw("day_letters");

/** Those on some days that have neither got the letter nor are kept from it, and can be written to. */
export async function staysWithout(
  db: Db,
  letter: DayLetter,
  { of, from, to }: LookedThrough,
): Promise<LetteredStay[]> {
  return stays(
    db,
    and(
      between(bookings[of], from, to),
      eq(bookings.status, letter === "return_thanks" ? "returned" : "confirmed"),
      hasEmail,
      letter === "deposit_reminder" ? sql`${bookings.depositReminderSentAt} is null` : undefined,
      sql`not exists (select from day_letters d where d.booking_id = ${bookings.id}
        and d.type = ${letter} and not ${toldOtherDay(sql.raw("d"))})`,
    ),
  );
}

export type LetterMark = { type: DayLetter; state: "sent" | "stopped"; at: Date };

/** What is decided about letters by the days that the stay has now. */
export async function marksOf(db: Db, bookingId: number): Promise<LetterMark[]> {
  const { type, state, at } = dayLetters;
  return db
    .select({ type, state, at })
    .from(dayLetters)
    .where(and(eq(dayLetters.bookingId, bookingId), sql`not ${toldOtherDay(MARK)}`));
}

type Marked = { bookingId: number; type: DayLetter; state: LetterMark["state"]; at: Date };

/** Whether it was the first to say what becomes of the letter: only that one may go on. */
export async function mark(tx: Db, marked: Marked): Promise<boolean> {
  const rows = await tx
    .insert(dayLetters)
    .values(marked)
    .onConflictDoUpdate({
      target: [dayLetters.bookingId, dayLetters.type],
      set: { state: marked.state, at: marked.at },
      setWhere: toldOtherDay(MARK),
    })
    .returning({ bookingId: dayLetters.bookingId });
  return rows.length > 0;
}

/** Whether it had been stopped. */
export async function unstop(tx: Db, bookingId: number, type: DayLetter): Promise<boolean> {
  const rows = await tx
    .delete(dayLetters)
    .where(
      and(
        eq(dayLetters.bookingId, bookingId),
        eq(dayLetters.type, type),
        eq(dayLetters.state, "stopped"),
      ),
    )
    .returning({ bookingId: dayLetters.bookingId });
  return rows.length > 0;
}

/** Whether what was written at a moment told another first day than the stay has now. */
async function tellsOtherDay(
  db: Db,
  { bookingId, createdAt }: { bookingId: number; createdAt: Date },
): Promise<boolean> {
  const then = dayAt(sql`${createdAt.toISOString()}::timestamptz`);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, bookingId),
        sql`exists (select from bookings b where b.id = ${bookings.id} and b.start_date::text <> ${then})`,
      ),
    );
  return rows.length > 0;
}

/** Whether it tells of a pick-up that will not be, or not then. */
export async function isOutdated(
  db: Db,
  { type, bookingId, createdAt }: TimedLetter,
  now: Date,
): Promise<boolean> {
  if (bookingId === null || !isPickupLetter(type)) return false;
  const stay = await findStay(db, bookingId);
  if (!stay) return true;
  const obstacle = letterObstacle(type, stay, now);
  if (obstacle === "called-off" || obstacle === "over") return true;
  return tellsOtherDay(db, { bookingId, createdAt });
}
