import type { LetterFacts } from "./letter-facts.ts";

/** A file that goes along with a letter. */
export type Attachment = { name: string; type: string; content: Buffer };

/** Which one; it is made when the letter is sent, by whoever knows bookings. */
export type AttachmentKind = "contract";

/** A letter as an area writes it. It knows its booking by number only. */
export type Letter = {
  type: string;
  /** The same key is the same letter, however often it is queued; see `bookingMessageKey`. */
  messageKey: string;
  bookingId: number | null;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachment?: AttachmentKind | undefined;
  /** Receipts that go along with it, by number. */
  receiptNumbers?: readonly string[] | undefined;
  /** Protocols of a hand-over that go along with it. */
  protocolIds?: readonly number[] | undefined;
  /** Opens an account: once sent, its text is kept nowhere. */
  isSecret?: boolean;
};

/** A letter by what it is about and when that was written. */
export type TimedLetter = Pick<Letter, "type" | "bookingId"> & { createdAt: Date };

/** What a template makes: the letter without its address. */
export type LetterContent = Pick<Letter, "subject" | "html" | "text">;

/** A letter that is yet to be written: what it is to tell, kept with its cause. */
export type UnwrittenLetter = Omit<Letter, keyof LetterContent> & { facts: LetterFacts };

/**
 * A booking has one letter of a type, so that a repeated cause sends no second one. Who means to
 * send it again names the occasion.
 */
export function bookingMessageKey(type: string, bookingId: number, occasion?: string): string {
  return occasion === undefined ? `${type}.${bookingId}` : `${type}.${bookingId}.${occasion}`;
}

/** The host in every Message-ID; the port is left out, since it may differ from start to start. */
export function messageHost(baseUrl: string): string {
  return new URL(baseUrl).hostname;
}

export function messageId(messageKey: string, host: string): string {
  return `<${messageKey}@${host}>`;
}
