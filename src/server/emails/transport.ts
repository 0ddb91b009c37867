import type { Result } from "#domain/result.ts";
import type { Attachment } from "./letter.ts";
import type { MailProblem } from "./mail-problem.ts";

/** A letter as it leaves: addressed, dated and named. */
export type OutgoingMail = {
  messageId: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** When the letter was written, so that it has the same date however often it is tried. */
  date: Date;
};

export type Sender = {
  /** The shop's name, as a mailbox shows it. */
  name: string;
  address: string;
  /** Where an answer goes; to the sender's own address where nothing else is said. */
  replyTo: string | null;
};

export type MailTransport = {
  /** A failure is an answer, never an exception. */
  send(mail: OutgoingMail): Promise<Result<null, MailProblem>>;
  close(): void;
};
