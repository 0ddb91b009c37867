import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "#server/platform/http/network.ts";

export type Visitor = { hash: string; network: string };

export const VISITOR_COOKIE = "norrvidd_visitor";
const ONE_DAY_SECONDS = 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;

/** A visitor is a random cookie and nothing else; the database knows only its hash. */
export function recogniseVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies }: { secureCookies: boolean },
): Visitor {
  const known = request.cookies[VISITOR_COOKIE];
  const token = known && TOKEN.test(known) ? known : randomBytes(32).toString("base64url");
  reply.setCookie(VISITOR_COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    maxAge: ONE_DAY_SECONDS,
  });
  return { hash: hashOf(token), network: networkOf(request.ip) };
}

/** Who has begun a checkout before; nothing is left behind with anybody else. */
export function knownVisitor(request: FastifyRequest): Visitor | null {
  const token = request.cookies[VISITOR_COOKIE];
  if (!token || !TOKEN.test(token)) return null;
  return { hash: hashOf(token), network: networkOf(request.ip) };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
