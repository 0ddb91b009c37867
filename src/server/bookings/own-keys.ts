import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { ownKeysKeptFrom } from "#domain/bookings/own-page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Clock } from "#server/platform/clock.ts";
import { mailKey } from "#domain/text/mail-address.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { bookings, ownPageTokens } from "#server/platform/db/tables/bookings.ts";
import { lockBooking } from "./booking-rows.ts";
import { tokenFor } from "./letter-token.ts";

const KEY_BYTES = 16;

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** A key to the customer's own page of a booking. Whoever reads the database cannot come in with what they find. */
export async function newOwnKey(db: Db, bookingId: number, at: Date): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  await db
    .insert(ownPageTokens)
    .values({ tokenHash: hashOf(key), bookingId, createdAt: at, endedAt: null });
  return key;
}

/**
 * The key that a letter leaves with. One that goes to another address than the booking has by now, written before it was
 * changed and sent again, leaves with none: its link leads to where one is asked for.
 */
export async function keyForLetter(
  db: Db,
  { bookingId, recipient }: { bookingId: number; recipient: string },
  at: Date,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    // Held, so that whoever changes the address ends this key with the others.
    const booking = await lockBooking(tx, bookingId);
    const isTheirs = booking && mailKey(booking.customerEmail) === mailKey(recipient);
    return isTheirs ? newOwnKey(tx, bookingId, at) : "";
  });
}

const thanksKey = (db: Db, bookingId: number) => tokenFor(db, `own page ${bookingId}`);

/** The key of whoever has just booked: the same each time they look, and nothing once it was ended. */
export async function keyOfThanks(db: Db, bookingId: number, at: Date): Promise<string | null> {
  const key = await thanksKey(db, bookingId);
  await db
    .insert(ownPageTokens)
    .values({ tokenHash: hashOf(key), bookingId, createdAt: at, endedAt: null })
    .onConflictDoNothing();
  return (await findByKey(db, key)) ? key : null;
}

/** Every key that was given out so far opens nothing any more, and that of the thank-you page though nobody has looked. */
export async function endOwnKeys(tx: Db, bookingId: number, at: Date): Promise<void> {
  await tx
    .insert(ownPageTokens)
    .values({
      tokenHash: hashOf(await thanksKey(tx, bookingId)),
      bookingId,
      createdAt: at,
      endedAt: at,
    })
    .onConflictDoNothing();
  await tx
    .update(ownPageTokens)
    .set({ endedAt: at })
    .where(and(eq(ownPageTokens.bookingId, bookingId), isNull(ownPageTokens.endedAt)));
}

/** What has long opened nothing is kept no longer. */
export async function forgetOwnKeys({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lt(bookings.endDate, ownKeysKeptFrom(clock.today())));
  await db.delete(ownPageTokens).where(inArray(ownPageTokens.bookingId, over));
}

export type OpenedBy = { bookingId: number; endDate: LocalDate };

/** Which booking a key opens, unless it was ended. */
export async function findByKey(db: Db, key: string): Promise<OpenedBy | undefined> {
  const { tokenHash, bookingId, endedAt } = ownPageTokens;
  const [row] = await db
    .select({ bookingId, endDate: bookings.endDate })
    .from(ownPageTokens)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(eq(tokenHash, hashOf(key)), isNull(endedAt)));
  return row;
}
