import { and, between, eq, sql, type SQL } from "drizzle-orm";
import type { LetterStay, LookedThrough } from "#domain/bookings/day-letters.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";
import { withdrawnAtOfBooking } from "#server/bookings/one-booking/logged-rows.ts";
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
  const { id, status, startDate, endDate, pickupTime, returnTime, approvedAt } = bookings;
  const rows = await db
    .select({
      stay: { id, status, startDate, endDate, pickupTime, returnTime, approvedAt },
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
      sql`not exists (select from day_letters d where d.booking_id = ${bookings.id} and d.type = ${letter})`,
    ),
  );
}

export type LetterMark = { type: DayLetter; state: "sent" | "stopped"; at: Date };

export async function marksOf(db: Db, bookingId: number): Promise<LetterMark[]> {
  const { type, state, at } = dayLetters;
  return db.select({ type, state, at }).from(dayLetters).where(eq(dayLetters.bookingId, bookingId));
}

type Marked = { bookingId: number; type: DayLetter; state: LetterMark["state"]; at: Date };

/** Whether it was the first to say what becomes of the letter: only that one may go on. */
export async function mark(tx: Db, marked: Marked): Promise<boolean> {
  const rows = await tx
    .insert(dayLetters)
    .values(marked)
    .onConflictDoNothing()
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
