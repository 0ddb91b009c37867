import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { insertLetter, logLetter } from "./email-rows.ts";
import { headerLine, isMailAddress, messageId, type Letter } from "./letter.ts";
import { mailProblemSentence } from "./texts.ts";

/**
 * Puts a letter into the queue inside the caller's transaction, so that it is sent if, and only if,
 * its cause is kept. A recipient that is no address fails this letter and never the caller.
 */
export async function queueMail(
  tx: Db,
  { clock, host }: { clock: Clock; host: string },
  letter: Letter,
): Promise<void> {
  const now = clock.now();
  const recipient = letter.recipient.trim();
  const canBeSent = isMailAddress(recipient);
  const queued = await insertLetter(tx, {
    messageId: messageId(letter.messageKey, host),
    bookingId: letter.bookingId,
    type: letter.type,
    recipient: canBeSent ? recipient : headerLine(recipient),
    subject: headerLine(letter.subject),
    html: storable(letter.html),
    plainText: storable(letter.text),
    state: canBeSent ? "queued" : "failed",
    nextTryAt: now,
    createdAt: now,
  });
  if (queued && !canBeSent) {
    const error = mailProblemSentence({ code: "mail.no-address", reply: null }, false);
    await logLetter(tx, queued, { at: now, error });
  }
}

/** The database keeps every character but this one, and would refuse the booking for its sake. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "");
}
