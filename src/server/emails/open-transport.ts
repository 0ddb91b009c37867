import { fileTransport } from "./file-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { MailTransport, Sender } from "./transport.ts";

/** The mail server, or, where there is none, a folder of `.eml` files. */
export function openTransport({
  smtpUrl,
  outboxDir,
  from,
}: {
  smtpUrl?: string | undefined;
  outboxDir: string;
  from: () => Sender;
}): MailTransport {
  return smtpUrl === undefined ? fileTransport(outboxDir, from) : smtpTransport(smtpUrl, from);
}
