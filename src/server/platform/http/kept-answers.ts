import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { PublicVersion } from "#server/platform/db/database.ts";

/** What an answer was made from. Read before its data, never after: what changed meanwhile is then made anew. */
export type Moment = { version: number; day: LocalDate };

export type Answer = {
  text: string;
  type: string;
  headers?: Record<string, string>;
};

/** Which answer, from what. */
type Wanted = {
  key: string;
  moment: Moment;
  /** By the shop's clock, where the answer may grow old by itself. */
  until?: number | undefined;
};

type Encoding = "br" | "gzip" | "identity";

/** An answer as it goes out: written and compressed once. */
export type Kept = Moment & {
  type: string;
  headers: Record<string, string>;
  until: number;
  etag: string;
  bodies: Map<Encoding, Promise<Buffer>>;
  /** As it is, where it is small enough to leave in one piece with its headers, which only text does. */
  text: string | undefined;
  isLong: boolean;
  /** At most, with what is compressed of it. */
  size: number;
};

const MOST_BYTES = 32 * 1024 * 1024;
/** A smaller one fits into a packet as it is. */
const WORTH_COMPRESSING = 1024;
const IN_ONE_PIECE = 16 * 1024;

const compressors: Record<Exclude<Encoding, "identity">, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

type Needs = {
  version: PublicVersion;
  clock: Clock;
  /** Whoever has changed something a moment ago, perhaps through another process, must see it. */
  mayHaveWritten: (request: FastifyRequest) => boolean;
};

export type KeptAnswers = ReturnType<typeof keptAnswers>;

/**
 * Answers that are the same for everybody, kept in memory until the public version or the day has
 * changed. Bounded: those that were not asked for the longest make room.
 */
export function keptAnswers({ version, clock, mayHaveWritten }: Needs) {
  const answers = new Map<string, Kept>();
  const beingMade = new Map<string, Promise<Result<Kept, unknown>>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= answers.get(key)?.size ?? 0;
    answers.delete(key);
  }

  function keep({ key, moment, until }: Required<Wanted>, answer: Answer): Kept {
    const { text, type, headers = {} } = answer;
    const plain = Buffer.from(text);
    const kept: Kept = {
      ...moment,
      type,
      headers,
      until,
      etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"`,
      bodies: new Map([["identity", Promise.resolve(plain)]]),
      text: plain.length <= IN_ONE_PIECE ? text : undefined,
      isLong: plain.length >= WORTH_COMPRESSING,
      size: 2 * plain.length,
    };
    drop(key);
    answers.set(key, kept);
    bytes += kept.size;
    for (const oldest of answers.keys()) {
      if (bytes <= MOST_BYTES) break;
      drop(oldest);
    }
    return kept;
  }

  return {
    async moment(request: FastifyRequest): Promise<Moment> {
      const day = clock.today();
      return { version: await (mayHaveWritten(request) ? version.asked() : version.known()), day };
    },

    find(key: string, { version: newest, day }: Moment): Kept | undefined {
      const known = answers.get(key);
      if (!known) return undefined;
      // Asked for last: goes to the end of the line.
      answers.delete(key);
      if (known.version !== newest || known.day !== day || known.until <= clock.now().getTime()) {
        bytes -= known.size;
        return undefined;
      }
      answers.set(key, known);
      return known;
    },

    /** Makes what was not found. Whoever asks for the same meanwhile waits for it instead of making it as well. */
    async made<Other>(
      { key, moment, until = Number.POSITIVE_INFINITY }: Wanted,
      make: () => Promise<Result<Answer, Other>>,
    ): Promise<Result<Kept, Other>> {
      const flight = [moment.version, moment.day, until, key].join(" ");
      const underWay = beingMade.get(flight);
      // The same key is always made by the same caller, and so of the same kind.
      if (underWay) return underWay as Promise<Result<Kept, Other>>;
      const making = make()
        .then((one) => (one.ok ? ok(keep({ key, moment, until }, one.value)) : one))
        .finally(() => beingMade.delete(flight));
      beingMade.set(flight, making);
      return making;
    },

    size: () => ({ answers: answers.size, bytes }),
  };
}

/** Without a body for whoever has it already. */
export async function sendKept(
  kept: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(kept.headers);
  reply.header("etag", kept.etag).header("cache-control", "no-cache");
  reply.header("vary", "accept-encoding");
  if (hasAlready(request, kept.etag)) return reply.status(304).send();
  reply.type(kept.type);
  const encoding = kept.isLong ? wantedEncoding(request) : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  else if (kept.text !== undefined) return reply.send(kept.text);
  return reply.send(await encoded(kept, encoding));
}

async function encoded(kept: Kept, encoding: Encoding): Promise<Buffer> {
  const known = kept.bodies.get(encoding);
  if (known !== undefined || encoding === "identity") return known ?? Buffer.alloc(0);
  const body = plainBody(kept).then(compressors[encoding]);
  kept.bodies.set(encoding, body);
  return body;
}

async function plainBody(kept: Kept): Promise<Buffer> {
  return (await kept.bodies.get("identity")) ?? Buffer.alloc(0);
}

/** Compared weakly, as a tag in this header is: with or without its mark. */
function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
  return known.some((one) => one === "*" || `W/${one.replace(/^W\//, "")}` === etag);
}

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

function wantedEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = (headers["accept-encoding"] ?? "").toLowerCase();
  const wants = (name: string) =>
    accepted.includes(name) &&
    accepted
      .split(",")
      .map((one) => one.trim())
      .some((one) => one.split(";")[0]?.trim() === name && !REFUSED.test(one));
  if (wants("br")) return "br";
  return wants("gzip") ? "gzip" : "identity";
}
