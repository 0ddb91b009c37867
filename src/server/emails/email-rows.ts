import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rememberedWrite } from "#server/platform/db/remembered-write.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";

export type QueuedLetter = typeof mailQueue.$inferSelect;

export type NewLetter = typeof mailQueue.$inferInsert;

const writeLetters = rememberedWrite("letters_insert", (db, letters: NewLetter[]) =>
  db
    .insert(mailQueue)
    .values(letters)
    .onConflictDoNothing({ target: mailQueue.messageId })
    .returning({ id: mailQueue.id, messageId: mailQueue.messageId }),
);

/** The numbers of those that were not in the queue already, by their names. */
export async function insertLetters(
  db: Db,
  letters: readonly NewLetter[],
): Promise<Map<string, number>> {
  const rows = await writeLetters(db, letters);
  return new Map(rows.map((row) => [row.messageId, row.id]));
}

/** Takes the letter that has waited longest, and keeps the other senders away from it for a while. */
export async function claimDueLetter(
  db: Db,
  now: Date,
  keptUntil: Date,
): Promise<QueuedLetter | undefined> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(eq(mailQueue.state, "queued"), lte(mailQueue.nextTryAt, now)))
    .orderBy(asc(mailQueue.nextTryAt), asc(mailQueue.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(mailQueue)
    .set({ nextTryAt: keptUntil, awaitsServer: false })
    // The array keeps the planner from choosing a letter anew for every row it looks at.
    .where(eq(mailQueue.id, sql`any(array(${due}))`))
    .returning();
  return rows[0];
}

/** From then on it is the same at every try. */
export async function keepWritten(
  db: Db,
  id: number,
  written: Pick<QueuedLetter, "subject" | "html" | "plainText">,
): Promise<QueuedLetter | undefined> {
  const rows = await db
    .update(mailQueue)
    .set({ ...written, facts: null })
    .where(eq(mailQueue.id, id))
    .returning();
  return rows[0];
}

/** It is as if it had never been written. */
export async function dropLetter(tx: Db, id: number): Promise<void> {
  await tx.delete(emailLogs).where(eq(emailLogs.mailId, id));
  await tx.delete(mailQueue).where(and(eq(mailQueue.id, id), eq(mailQueue.state, "queued")));
}

export async function markSent(db: Db, id: number): Promise<QueuedLetter | undefined> {
  const unlessSecret = (text: typeof mailQueue.html | typeof mailQueue.plainText) =>
    sql`case when ${mailQueue.isSecret} then '' else ${text} end`;
  const rows = await db
    .update(mailQueue)
    .set({
      state: "sent",
      awaitsServer: false,
      tries: sql`${mailQueue.tries} + 1`,
      html: unlessSecret(mailQueue.html),
      plainText: unlessSecret(mailQueue.plainText),
    })
    .where(eq(mailQueue.id, id))
    .returning();
  return rows[0];
}

type Failure = { nextTryAt: Date | null; awaitsServer: boolean };

/** Nothing when another sender has got the letter through in the meantime: that one is right. */
export async function markFailed(
  db: Db,
  id: number,
  { nextTryAt, awaitsServer }: Failure,
): Promise<QueuedLetter | undefined> {
  const rows = await db
    .update(mailQueue)
    .set({
      tries: sql`${mailQueue.tries} + 1`,
      awaitsServer,
      ...(nextTryAt ? { nextTryAt } : { state: "failed" as const }),
    })
    .where(and(eq(mailQueue.id, id), eq(mailQueue.state, "queued")))
    .returning();
  return rows[0];
}

/** The letter's one line in the log: written at the first try, overwritten by a later one. Of a secret no text. */
export async function logLetter(
  db: Db,
  letter: Pick<QueuedLetter, "id" | "type" | "recipient" | "subject" | "html" | "isSecret"> & {
    bookingId?: number | null;
  },
  { at, error }: { at: Date; error: string | null },
): Promise<void> {
  const outcome = {
    sentAt: at,
    status: error === null ? ("success" as const) : ("failed" as const),
    errorMessage: error,
  };
  await db
    .insert(emailLogs)
    .values({
      bookingId: letter.bookingId ?? null,
      mailId: letter.id,
      type: letter.type,
      recipient: letter.recipient,
      subject: letter.subject,
      htmlContent: letter.isSecret ? "" : letter.html,
      ...outcome,
    })
    .onConflictDoUpdate({ target: emailLogs.mailId, set: outcome });
}

/** The server has taken a letter: those that only waited for it need not wait any longer. */
export async function wakeLettersAwaitingServer(db: Db, now: Date): Promise<void> {
  const waiting = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(eq(mailQueue.state, "queued"), mailQueue.awaitsServer, gt(mailQueue.nextTryAt, now)))
    .for("update", { skipLocked: true });
  await db.update(mailQueue).set({ nextTryAt: now }).where(inArray(mailQueue.id, waiting));
}

export async function queueAgain(db: Db, id: number, now: Date) {
  const { bookingId, type, recipient, createdAt } = mailQueue;
  const [letter] = await db
    .update(mailQueue)
    .set({ state: "queued", nextTryAt: now })
    .where(and(eq(mailQueue.id, id), inArray(mailQueue.state, ["queued", "failed"])))
    .returning({ mailId: mailQueue.id, bookingId, type, recipient, createdAt });
  return letter;
}
