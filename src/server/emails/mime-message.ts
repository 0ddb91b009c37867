import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail, Sender } from "./transport.ts";

/** The letter in nodemailer's words. Addresses are objects, so that nothing in them is read as a list. */
export function mimeMessage(mail: OutgoingMail, from: Sender): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: { name: from.name, address: from.address },
    ...(from.replyTo !== null && { replyTo: { name: from.name, address: from.replyTo } }),
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    headers: {
      "Content-Language": "sv",
      // Tells holiday answers that nobody is waiting for them.
      "Auto-Submitted": "auto-generated",
    },
    // A text is a text, even if somebody hands us one that looks like a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
