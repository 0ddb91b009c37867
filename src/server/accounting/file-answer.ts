import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { ok, type Result } from "#domain/result.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  // No text type: the bytes are of a code page that no browser should guess at.
  si: "application/octet-stream",
} as const;

type Extension = keyof typeof TYPES;

/** A file the browser saves, or shows where it can: a PDF opens in a window of its own. */
export function fileAnswer(
  reply: FastifyReply,
  { period, extension }: { period: string; extension: Extension },
  content: string | AsyncIterable<string | Buffer> | Readable,
): Result<unknown, never> {
  const shown = extension === "pdf" ? "inline" : "attachment";
  reply
    .type(TYPES[extension])
    .header("content-disposition", `${shown}; filename="bokforing-${period}.${extension}"`);
  if (content instanceof Readable) return ok(content);
  return ok(typeof content === "string" ? Buffer.from(content) : Readable.from(content));
}
