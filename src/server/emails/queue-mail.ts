import { oneLine } from "#domain/text/one-line.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { insertLetters, logLetter } from "./email-rows.ts";
import { messageId, type Letter, type LetterContent, type UnwrittenLetter } from "./letter.ts";
import { mailProblemSentence } from "./texts.ts";

/**
 * Puts letters into the queue inside the caller's transaction, so that they are sent if, and only if,
 * their cause is kept. A recipient that is no address fails that letter and never the caller.
 */
export async function queueMail(
  tx: Db,
  { clock, host }: { clock: Clock; host: string },
  ...letters: (Letter | UnwrittenLetter)[]
): Promise<void> {
  if (letters.length === 0) return;
  const now = clock.now();
  const rows = letters.map((letter) => asRow(letter, { now, host }));
  const queued = await insertLetters(tx, rows);
  for (const row of rows) {
    const id = queued.get(row.messageId);
    if (id === undefined || row.state === "queued") continue;
    const error = mailProblemSentence({ code: "mail.no-address", reply: null }, false);
    await logLetter(tx, { ...row, id }, { at: now, error });
  }
}

function asRow(letter: Letter | UnwrittenLetter, { now, host }: { now: Date; host: string }) {
  const recipient = letter.recipient.trim();
  const canBeSent = isMailAddress(recipient);
  return {
    messageId: messageId(letter.messageKey, host),
    bookingId: letter.bookingId,
    type: letter.type,
    recipient: canBeSent ? recipient : oneLine(recipient),
    ...asKept(letter),
    attachment: letter.attachment ?? null,
    receiptNumbers: [...(letter.receiptNumbers ?? [])],
    protocolIds: [...(letter.protocolIds ?? [])],
    isSecret: letter.isSecret ?? false,
    // Of one that is yet to be written its sender tells that it has no address.
    state: canBeSent || "facts" in letter ? ("queued" as const) : ("failed" as const),
    nextTryAt: now,
    createdAt: now,
  };
}

const UNWRITTEN: LetterContent = { subject: "", html: "", text: "" };

function asKept(letter: Letter | UnwrittenLetter) {
  return "facts" in letter
    ? { ...asWritten(UNWRITTEN), facts: letter.facts }
    : { ...asWritten(letter), facts: null };
}

export function asWritten({ subject, html, text }: LetterContent) {
  return { subject: oneLine(subject), html: storable(html), plainText: storable(text) };
}

/** The database keeps every character but this one, and would refuse the booking for its sake. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "");
}
