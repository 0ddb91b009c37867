import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { fail, ok } from "#domain/result.ts";
import { mimeMessage } from "./mime-message.ts";
import type { MailTransport, Sender } from "./transport.ts";

/** Writes letters as files that any mail program opens; the same letter is always the same file. */
export function fileTransport(folder: string, from: () => Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const file = join(folder, fileName(mail.messageId));
      try {
        const { message } = await composer.sendMail(mimeMessage(mail, from()));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Written aside and renamed, so that whoever watches the folder never opens half a letter.
        await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
        return ok(null);
      } catch {
        return fail({ code: "mail.not-written", reply: null });
      }
    },
    close: () => composer.close(),
  };
}

function fileName(messageId: string): string {
  return `${messageId.replaceAll(/^<|>$/g, "").replaceAll(/[^\w.@+-]/g, "_")}.eml`;
}
