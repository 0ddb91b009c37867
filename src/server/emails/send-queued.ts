import { fail } from "#domain/result.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import {
  claimDueLetter,
  dropLetter,
  keepWritten,
  logLetter,
  markFailed,
  markSent,
  wakeLettersAwaitingServer,
  type QueuedLetter,
} from "./email-rows.ts";
import type { Attachment, AttachmentKind, TimedLetter } from "./letter.ts";
import type { LetterFacts } from "./letter-facts.ts";
import { CONSEQUENCES, type MailProblem } from "./mail-problem.ts";
import { OWN_KEY_PLACE, withOwnKey } from "./own-key-place.ts";
import { asWritten } from "./queue-mail.ts";
import { nextTry } from "./retry-plan.ts";
import { mailProblemSentence } from "./texts.ts";
import type { MailTransport } from "./transport.ts";
import { writeLetter, type WriteParts } from "./write-letter.ts";

const LANES = 4;
const MOST_A_ROUND = 200;
// Longer than a letter can take, so that no other sender takes it up; short, since a killed one leaves it waiting.
const KEPT_MS = 60_000;

type SendParts = WriteParts & {
  clock: Clock;
  transport: MailTransport;
  /** Makes a key to a booking's own page, for whom it belongs to; kept hashed. */
  keyForLetter: (
    db: Db,
    letter: { bookingId: number; recipient: string },
    at: Date,
  ) => Promise<string>;
  /** Whether it tells of a pick-up that will not be, or not then: nobody is sent that any more. */
  isOutdated: (db: Db, letter: TimedLetter, now: Date) => Promise<boolean>;
  /** Makes a receipt that goes along, by its number. */
  attachReceipt: (receiptNumber: string) => Promise<Attachment | undefined>;
  /** Makes a protocol that goes along; nothing where its booking is gone. */
  attachProtocol: (protocolId: number) => Promise<Attachment | undefined>;
  /** Makes what else goes along with a letter; nothing where its booking is gone. */
  attach: Record<AttachmentKind, (bookingId: number) => Promise<Attachment | undefined>>;
  /** Told of failures by their code: addresses and what servers answer stay out of logs. */
  log?: { warn(facts: object, message: string): void };
  /** Lets a shop that closes leave the rest for its next start. */
  stopping?: AbortSignal;
};

type Round = { left: number; isServerDown: boolean };

/**
 * Sends the letters that are due, each at least once: it is marked as sent after it was. Nothing is
 * sent inside a transaction. When the server is down, the rest waits for the next round.
 */
export async function sendQueued(parts: SendParts): Promise<void> {
  const round: Round = { left: MOST_A_ROUND, isServerDown: false };
  const lanes = Array.from({ length: LANES }, () => sendInTurn(parts, round));
  // All lanes are waited for, so that nothing of this round still runs after it.
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function sendInTurn(parts: SendParts, round: Round): Promise<void> {
  const { db, clock, transport, stopping } = parts;
  const goesOn = () => round.left > 0 && !round.isServerDown && !stopping?.aborted;
  while (goesOn()) {
    round.left -= 1;
    const now = clock.now();
    const claimed = await claimDueLetter(db, now, new Date(now.getTime() + KEPT_MS));
    if (!claimed) return;
    if (await parts.isOutdated(db, claimed, now)) {
      await inTransaction(db, (tx) => dropLetter(tx, claimed.id));
      continue;
    }
    const letter = await written(parts, claimed);
    const { messageId, recipient, createdAt: date } = letter;
    const { subject, html, text } = await withKey(parts, letter);
    const attachments = await attachmentsOf(parts, letter);
    const sent = isMailAddress(recipient)
      ? await transport.send({ messageId, recipient, subject, html, text, date, attachments })
      : fail({ code: "mail.no-address" as const, reply: null });
    if (sent.ok) await recordSent(parts, letter);
    else {
      if (CONSEQUENCES[sent.problem.code] === "server-down") round.isServerDown = true;
      await recordFailed(parts, letter, sent.problem);
    }
  }
}

/** Whoever claims a letter that is kept as facts writes it, and keeps it as it was written. */
async function written(parts: SendParts, letter: QueuedLetter): Promise<QueuedLetter> {
  if (letter.facts === null) return letter;
  const { id, type } = letter;
  const content = await writeLetter(parts, { type, facts: letter.facts as LetterFacts });
  return (await keepWritten(parts.db, id, asWritten(content))) ?? letter;
}

/** The letter as it leaves: with a key to its booking's own page, where it has a place for one. */
async function withKey(
  { db, clock, keyForLetter }: SendParts,
  { subject, html, plainText: text, bookingId, recipient }: QueuedLetter,
): Promise<{ subject: string; html: string; text: string }> {
  const texts = { subject, html, text };
  if (!html.includes(OWN_KEY_PLACE)) return texts;
  // Of a booking that was deleted no page is left that a key could open.
  const key =
    bookingId === null ? "" : await keyForLetter(db, { bookingId, recipient }, clock.now());
  return withOwnKey(texts, key);
}

async function attachmentsOf(
  { attach, attachReceipt, attachProtocol }: SendParts,
  { attachment, bookingId, receiptNumbers, protocolIds }: QueuedLetter,
): Promise<Attachment[]> {
  const made: (Attachment | undefined)[] = [];
  for (const number of receiptNumbers) made.push(await attachReceipt(number));
  for (const id of protocolIds) made.push(await attachProtocol(id));
  if (attachment !== null && bookingId !== null) made.push(await attach[attachment](bookingId));
  return made.filter((one) => one !== undefined);
}

async function recordSent({ db, clock }: SendParts, { id }: QueuedLetter): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    // The row as it is now: its booking may have been deleted while the letter was on its way.
    const letter = await markSent(tx, id);
    if (letter) await logLetter(tx, letter, { at, error: null });
    await wakeLettersAwaitingServer(tx, at);
  });
}

async function recordFailed(
  { db, clock, log }: SendParts,
  { id, type, createdAt, tries }: QueuedLetter,
  problem: MailProblem,
): Promise<void> {
  const at = clock.now();
  const consequence = CONSEQUENCES[problem.code];
  const nextTryAt =
    consequence === "give-up" ? null : nextTry({ createdAt, failedTries: tries + 1 }, at);
  log?.warn({ code: problem.code, type, nextTryAt }, "a letter was not sent");
  await inTransaction(db, async (tx) => {
    const awaitsServer = consequence === "server-down";
    const letter = await markFailed(tx, id, { nextTryAt, awaitsServer });
    const error = mailProblemSentence(problem, nextTryAt !== null);
    if (letter) await logLetter(tx, letter, { at, error });
  });
}
