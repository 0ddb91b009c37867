import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { bookingMessageKey, type TimedLetter } from "./letter.ts";
import { OWN_KEY_PLACE } from "./own-key-place.ts";
import { queueMail } from "./queue-mail.ts";

export type Resent = { bookingId: number | null; mailId: number; type: string; recipient: string };

export type ResendParts = {
  db: Db;
  clock: Clock;
  host: string;
  /** Whether it tells of a pick-up that will not be, or not then: then a new one is sent, not this. */
  isOutdated: (tx: Db, letter: TimedLetter, now: Date) => Promise<boolean>;
  /** Notes in the transaction of the letter who sent it again. */
  record: (tx: Db, resent: Resent) => Promise<void>;
};

/** The same letter as a new one: it has a line of its own in the history, and a name of its own outside. */
export async function resendLetter(
  { db, clock, host, record, isOutdated }: ResendParts,
  logId: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const letter = await readLetter(tx, logId);
    // Of a secret no text is left; whoever needs it anew asks for it where it came from.
    if (!letter || letter.isSecret) return fail({ code: "mail.unknown" });
    if (await isOutdated(tx, letter, clock.now())) return fail({ code: "mail.other-day" });
    const { type, bookingId, subject, html, plainText } = letter;
    const { attachment, receiptNumbers, protocolIds } = letter;
    const recipient = await addressNow(tx, letter);
    await queueMail(
      tx,
      { clock, host },
      {
        type,
        bookingId,
        recipient,
        subject,
        html,
        text: plainText,
        ...(attachment && { attachment }),
        receiptNumbers,
        protocolIds,
        messageKey: bookingMessageKey(type, bookingId ?? 0, `again-${randomUUID()}`),
      },
    );
    await record(tx, { bookingId, mailId: letter.id, type, recipient });
    return ok(null);
  });
}

/** A letter to the customer goes where the customer is by now: what is theirs is sent to nobody else. */
async function addressNow(
  tx: Db,
  { bookingId, recipient, html }: typeof mailQueue.$inferSelect,
): Promise<string> {
  if (bookingId === null || !html.includes(OWN_KEY_PLACE)) return recipient;
  const [row] = await tx
    .select({ address: bookings.customerEmail })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row?.address.trim() || recipient;
}

/** From the queue, which also has the letter's plain text. */
async function readLetter(
  tx: Db,
  logId: number,
): Promise<typeof mailQueue.$inferSelect | undefined> {
  const rows = await tx
    .select({ letter: mailQueue })
    .from(emailLogs)
    .innerJoin(mailQueue, eq(mailQueue.id, emailLogs.mailId))
    .where(eq(emailLogs.id, logId));
  return rows[0]?.letter;
}
