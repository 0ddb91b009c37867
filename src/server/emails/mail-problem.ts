import { oneLine } from "#domain/text/one-line.ts";

/** Why a letter did not leave. `reply` is what the mail server said, if it said anything. */
export type MailProblem = {
  code:
    | "mail.no-address"
    | "mail.recipient-refused"
    | "mail.not-accepted"
    | "mail.sender-refused"
    | "mail.login-refused"
    | "mail.server-unreachable"
    | "mail.not-written";
  reply: string | null;
};

/** What a failure says of the other letters: nothing, or that they would fare no better. */
type Consequence = "give-up" | "try-again" | "server-down";

export const CONSEQUENCES: Record<MailProblem["code"], Consequence> = {
  "mail.no-address": "give-up",
  "mail.recipient-refused": "give-up",
  "mail.not-accepted": "try-again",
  "mail.sender-refused": "server-down",
  "mail.login-refused": "server-down",
  "mail.server-unreachable": "server-down",
  "mail.not-written": "server-down",
};

const CONNECTION_CODES = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EPROTOCOL",
  "EPROXY",
]);
const LOGIN_CODES = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"]);

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/** Reads what nodemailer threw. What it cannot place is held against this letter alone. */
export function smtpProblem(error: unknown): MailProblem {
  const { code = "", command = "", response, responseCode } = error as SmtpError;
  const reply = response ? oneLine(response) : null;
  if (LOGIN_CODES.has(code)) return { code: "mail.login-refused", reply };
  if (CONNECTION_CODES.has(code) || responseCode === 421)
    return { code: "mail.server-unreachable", reply };
  if (code === "EENVELOPE" && command === "MAIL FROM")
    return { code: "mail.sender-refused", reply };
  if (code === "EENVELOPE" && refusesRecipient(error as SmtpError))
    return { code: "mail.recipient-refused", reply };
  return { code: "mail.not-accepted", reply };
}

function refusesRecipient({ command, response = "", responseCode = 0 }: SmtpError): boolean {
  // Nodemailer itself would not put the address on the wire.
  if (command === "API") return true;
  if (command !== "RCPT TO" || responseCode < 500) return false;
  // A matter of policy (X.7.X: relaying denied, sign in first) is about the shop, and can be mended.
  return responseCode !== 530 && !/\b5\.7\.\d/.test(response);
}
