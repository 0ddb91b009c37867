import { createTransport } from "nodemailer";
import { fail, ok, type Result } from "#domain/result.ts";
import { smtpProblem, type MailProblem } from "./mail-problem.ts";
import { mimeMessage } from "./mime-message.ts";
import type { MailTransport, Sender } from "./transport.ts";

const REACH_MS = 10_000;
// A server that looks for spam may take its time after the last line, and then must not be sent the letter twice.
const ANSWER_MS = 20_000;
const LONGEST_SEND_MS = 30_000;

/** Sends through a mail server, over a few connections that are kept open between letters. */
export function smtpTransport(url: string, from: () => Sender): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    maxRequeues: 1,
    dnsTimeout: REACH_MS,
    connectionTimeout: REACH_MS,
    greetingTimeout: REACH_MS,
    socketTimeout: ANSWER_MS,
  });
  return {
    send: (mail) =>
      withinTime(
        pool.sendMail(mimeMessage(mail, from())).then(
          () => ok(null),
          (error: unknown) => fail(smtpProblem(error)),
        ),
      ),
    // Nobody waits for a letter any longer: one that still drips along would keep the process alive.
    close: () => pool.close({ force: true }),
  };
}

type Outcome = Result<null, MailProblem>;

/** Every step has its own limit, but a server that answers each one slowly would still take minutes. */
function withinTime(sending: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<Outcome>((resolve) => {
    timer = setTimeout(
      () => resolve(fail({ code: "mail.server-unreachable", reply: null })),
      LONGEST_SEND_MS,
    );
  });
  return Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
}
