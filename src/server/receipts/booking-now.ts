import { asc, eq } from "drizzle-orm";
import type { Problem } from "#contracts/errors.ts";
import type { BookingNow, Receipt } from "#contracts/receipts.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { stayOf } from "#domain/hand-over/stay-of.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingAgreements, bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";
import { showReceipt } from "./show-receipt.ts";

/** For the office: the receipts as they were issued, and beside them how the booking stands by now. */
export async function showReceiptToOffice(
  { db, clock }: { db: Db; clock: Clock },
  bookingId: number,
): Promise<Result<Receipt, Problem>> {
  const receipt = await showReceipt(db, bookingId);
  if (!receipt.ok) return receipt;
  const known = await bookingNow(db, bookingId);
  return ok({ ...receipt.value, bookingNow: known && { ...known, today: clock.today() } });
}

async function bookingNow(db: Db, bookingId: number): Promise<Omit<BookingNow, "today"> | null> {
  const [booking] = await db
    .select({
      status: bookings.status,
      outAt: bookings.outAt,
      backAt: bookings.backAt,
      dueAmount: bookingMoney.due,
      reservedAmount: bookingMoney.reserved,
    })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  if (!booking) return null;
  const { status, outAt, backAt, ...money } = booking;
  const inWords = (at: Date | null) => at && at.toISOString();
  return {
    ...money,
    isCancelled: status === "cancelled",
    agreement: agreementStanding(await askedOf(db, bookingId)).state,
    stay: stayOf({ status, outAt: inWords(outAt), backAt: inWords(backAt) }),
  };
}

async function askedOf(db: Db, bookingId: number) {
  const { name, id } = rentalAgreementVersions;
  const { acceptedAt, how } = bookingAgreements;
  const rows = await db
    .select({ name, acceptedAt, how })
    .from(bookingAgreements)
    .innerJoin(rentalAgreementVersions, eq(id, bookingAgreements.agreementVersionId))
    .where(eq(bookingAgreements.bookingId, bookingId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt?.toISOString() ?? null }));
}
