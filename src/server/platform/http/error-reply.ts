import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from "fastify-type-provider-zod";
import { PROBLEM_STATUS, type ErrorAnswer, type Problem } from "#contracts/errors.ts";
import { uploadPicture } from "#contracts/uploads.ts";
import { isRetryable, isSilent, refusedWrite } from "#server/platform/db/refused-write.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import { problemSentence, uploadSentence } from "#texts/errors.ts";
import { fieldSentence } from "#texts/field-errors.ts";

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (wantsPage(reply.request)) {
    return sendPlainPage(reply, PROBLEM_STATUS[problem.code], problemSentence(problem));
  }
  const isUpload = reply.request.routeOptions.url === uploadPicture.path;
  const message = isUpload ? uploadSentence(problem) : problemSentence(problem);
  const answer: ErrorAnswer = { message, code: problem.code };
  if (isUpload) answer.error = message;
  if ("fields" in problem && problem.fields) answer.fields = problem.fields;
  if ("price" in problem) answer.price = problem.price;
  if ("agreementVersion" in problem) answer.agreementVersion = problem.agreementVersion;
  if ("agreementVersions" in problem && problem.agreementVersions)
    answer.agreementVersions = problem.agreementVersions;
  if ("bookingId" in problem) answer.bookingId = problem.bookingId;
  if ("protocolId" in problem) answer.protocolId = problem.protocolId;
  if ("notes" in problem) answer.notes = problem.notes;
  if ("retryAfterSeconds" in problem) reply.header("retry-after", problem.retryAfterSeconds);
  if ("contentRange" in problem) reply.header("content-range", problem.contentRange);
  return reply
    .status(PROBLEM_STATUS[problem.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(answer);
}

/** A person who opened an address, a file of the API included, gets words to read; a program gets JSON. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const isCall = /^\/api(\/|\?|$)/.test(url) && headers["sec-fetch-mode"] !== "navigate";
  return !isCall && (headers.accept ?? "").includes("text/html");
}

/** Every error that reaches the server ends here: expected ones as a sentence, others as a logged fault. */
export function replyToError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  if (problem.code === "shop.fault")
    request.log.error({ err: withoutValues(error) }, "request failed");
  return sendProblem(reply, problem);
}

function toProblem(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: "request.malformed", fields: fieldErrors(error.validation) };
  }
  if (error.code === "FST_ERR_BAD_URL") return { code: "request.unreadable-address" };
  if (isResponseSerializationError(error)) return { code: "shop.fault" };
  if (error.statusCode === 413) return { code: "request.too-large" };
  if (error.statusCode === 416) {
    return {
      code: "request.beyond-the-end",
      contentRange: headersOf(error)["Content-Range"] ?? "",
    };
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: "request.malformed" };
  }
  if (isRetryable(error) || isSilent(error)) return { code: "shop.busy" };
  return refusedWrite(error) ?? { code: "shop.fault" };
}

function headersOf(error: FastifyError): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {};
}

type Validation = { keyword: string; instancePath: string; message?: string; params: object }[];

function fieldErrors(validation: Validation): Record<string, string> {
  return Object.fromEntries(
    validation.map(({ keyword, instancePath, message = "", params }) => [
      instancePath.replace(/^\//, "").replaceAll("/", "."),
      fieldSentence({
        ...params,
        code: keyword,
        isMissing: message.endsWith("received undefined"),
      }),
    ]),
  );
}

/** A failed query carries its values, and the driver's detail the whole row: both may be personal. */
function withoutValues(error: Error): object {
  const { name, message, stack, code, constraint, table } = innermost(error);
  return { type: name, message, stack, code, constraint, table };
}

type Logged = Error & { code?: string; constraint?: string; table?: string };

function innermost(error: Error): Logged {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
