import type { FastifyReply } from "fastify";
import { ok, type Result } from "#domain/result.ts";

export type PdfFile = { name: string; type: "application/pdf"; content: Buffer };

/** Opens in a window of its own, where it is read, printed or saved under its name. */
export function pdfAnswer(reply: FastifyReply, file: PdfFile): Result<Buffer, never> {
  reply
    .type(file.type)
    .header("content-disposition", `inline; filename="${file.name}"`)
    .header("referrer-policy", "no-referrer");
  return ok(file.content);
}
