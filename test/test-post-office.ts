import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { emailLogs } from "#server/platform/db/tables/letters.ts";
import { contractFile } from "#server/agreements/contract-file.ts";
import type { Letter } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { isOutdated } from "#server/day-letters/day-letter-rows.ts";
import { keyForLetter } from "#server/bookings/own-keys.ts";
import { sendQueued } from "#server/emails/send-queued.ts";
import type { MailTransport, OutgoingMail, Sender } from "#server/emails/transport.ts";
import { protocolFileOf } from "#server/hand-over/protocol-file.ts";
import { receiptFileNumbered } from "#server/receipts/receipt-file.ts";
import { ok } from "#domain/result.ts";
import { TEST_FACTS } from "./test-facts.ts";

/** For tests only: letters to queue, and a real mail server to receive them. */
export const SENDER: Sender = {
  name: "Norrvidd",
  address: "bokning@norrvidd.example",
  replyTo: "hej@norrvidd.example",
};

/** Letters that nothing goes along with. */
export const NOTHING_ATTACHED = { contract: async () => undefined };

const HOST = "norrvidd.example";

let counter = 0;

export function aLetter(fields: Partial<Letter> = {}): Letter {
  counter += 1;
  return {
    type: "booking_confirmation",
    messageKey: `booking_confirmation.${1_000_000 + counter}`,
    bookingId: null,
    recipient: "anna@example.com",
    subject: "Tack för din bokning",
    html: "<p>Välkommen till fjället</p>",
    text: "Välkommen till fjället",
    ...fields,
  };
}

export async function queueLetter(
  { db, clock }: { db: Db; clock: Clock },
  fields: Partial<Letter> = {},
): Promise<Letter> {
  const letter = aLetter(fields);
  await db.transaction((tx) => queueMail(tx, { clock, host: HOST }, letter));
  return letter;
}

/** Sends whatever is queued, and answers the texts that left. */
export async function sendAll(parts: { db: Db; clock: Clock }): Promise<string[]> {
  return (await sendAllMail(parts)).map(({ text }) => text);
}

/** The same, as it leaves: with its files. */
export async function sendAllMail({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      sent.push(mail);
      return ok(null);
    },
    close: () => {},
  };
  const shop = () => TEST_FACTS;
  const attach = { contract: (id: number) => contractFile({ db, clock, shop }, id) };
  const attachReceipt = (number: string) => receiptFileNumbered(db, number);
  const attachProtocol = (id: number) => protocolFileOf({ db, clock, shop }, { id });
  const written = { letterToken, keyForLetter, isOutdated, attach, attachReceipt, attachProtocol };
  await sendQueued({ db, clock, transport, shop, ...written });
  return sent;
}

export function readLog(db: Db) {
  return db
    .select({
      recipient: emailLogs.recipient,
      status: emailLogs.status,
      errorMessage: emailLogs.errorMessage,
      sentAt: emailLogs.sentAt,
    })
    .from(emailLogs)
    .orderBy(emailLogs.id);
}

export type MailServer = {
  url: string;
  port: number;
  /** Everything it has taken, in the order of arrival. */
  received: () => Promise<Email[]>;
  /** How often somebody has connected. */
  callers: () => number;
  stop: () => Promise<void>;
};

/** Refuses a recipient by the reply that `replyTo` names, and takes every other letter. */
export async function startMailServer({
  port = 0,
  replyTo = () => null,
}: {
  port?: number;
  replyTo?: (recipient: string) => { code: number; words: string } | null;
} = {}): Promise<MailServer> {
  const taken: Buffer[] = [];
  let callers = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 50,
    onConnect(_session, done) {
      callers += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const reply = replyTo(address);
      if (reply) done(Object.assign(new Error(reply.words), { responseCode: reply.code }));
      else done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as { port: number }).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received: () => Promise.all(taken.map((letter) => PostalMime.parse(letter))),
    callers: () => callers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
