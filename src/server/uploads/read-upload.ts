import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Problem } from "#contracts/errors.ts";
import { LARGEST_UPLOAD, UPLOAD_FIELD } from "#contracts/uploads.ts";
import { fail, ok, type Result } from "#domain/result.ts";

// The picture itself and the lines around it.
const LARGEST_BODY = LARGEST_UPLOAD + 64 * 1024;

/** Only where uploads are taken: everywhere else a multipart body is refused unread. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    // One byte more than allowed is let through, so that it is seen here that there was one.
    limits: { fileSize: LARGEST_UPLOAD + 1, files: 4, fields: 20, parts: 24, fieldSize: 1000 },
  });
}

/** The picture that was sent. One that is too large is read no further than to where that is certain. */
export async function readUpload(request: FastifyRequest): Promise<Result<Buffer, Problem>> {
  if (!request.isMultipart()) return fail({ code: "upload.not-a-picture" });
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_BODY)
    return fail({ code: "request.too-large" });
  try {
    return await findPicture(request);
  } catch {
    // The form ended too early, or is none: nothing but the parser throws here.
    return fail({ code: "request.malformed" });
  }
}

async function findPicture(request: FastifyRequest): Promise<Result<Buffer, Problem>> {
  let picture: Buffer = Buffer.alloc(0);
  for await (const part of request.parts()) {
    if (part.type !== "file") continue;
    if (part.fieldname !== UPLOAD_FIELD || picture.length > 0) part.file.resume();
    else {
      const read = await readFile(part.file);
      if (!read.ok) return read;
      picture = read.value;
    }
  }
  return picture.length > 0 ? ok(picture) : fail({ code: "upload.not-a-picture" });
}

async function readFile(file: AsyncIterable<Buffer>): Promise<Result<Buffer, Problem>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > LARGEST_UPLOAD) return fail({ code: "request.too-large" });
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}
