import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceName } from "#domain/access/device-name.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import {
  deleteEndedSessions,
  deleteSession,
  findLiveSession,
  insertSession,
  prolongSession,
} from "./session-rows.ts";
import { hashToken, newToken } from "./token.ts";
import { lockUser, type UserRow } from "./user-rows.ts";

export const SESSION_COOKIE = "norrvidd_session";
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** No call writes more often than this that somebody was seen. */
const PROLONG_AFTER_MS = 5 * 60 * 1000;

type Needs = { db: Db; clock: Clock; secureCookies: boolean };

export function presentedToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[SESSION_COOKIE];
  return token ? hashToken(token) : undefined;
}

/**
 * A fresh token at each sign-in; the one presented, if any, ends. Answers false when the password was
 * changed since it was verified: a session must not outlive the password that opened it.
 */
export async function beginSession(
  { db, clock, secureCookies }: Needs,
  { user, request, reply }: { user: UserRow; request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  const { token, tokenHash } = newToken();
  const now = clock.now();
  const earlier = presentedToken(request);
  const isOpen = await inTransaction(db, async (tx) => {
    const current = await lockUser(tx, user.id);
    if (current?.passwordHash !== user.passwordHash) return false;
    if (earlier) await deleteSession(tx, earlier);
    await deleteEndedSessions(tx, now);
    await insertSession(tx, {
      tokenHash,
      userId: user.id,
      device: deviceName(request.headers["user-agent"]),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return true;
  });
  if (isOpen) reply.setCookie(SESSION_COOKIE, token, cookieOptions(secureCookies));
  return isOpen;
}

export async function endSession(
  { db, secureCookies }: Needs,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const tokenHash = presentedToken(request);
  if (tokenHash) await deleteSession(db, tokenHash);
  reply.clearCookie(SESSION_COOKIE, cookieOptions(secureCookies));
}

/** Who the cookie stands for. A used session lives on, and so does its cookie; one that has ended goes. */
export async function readSession(
  { db, clock, secureCookies }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<(SignedIn & Pick<UserRow, "email">) | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return null;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const session = await findLiveSession(db, tokenHash, now);
  if (!session) {
    reply.clearCookie(SESSION_COOKIE, cookieOptions(secureCookies));
    return null;
  }
  if (now.getTime() - session.lastSeenAt.getTime() > PROLONG_AFTER_MS) {
    await prolongSession(db, tokenHash, now, new Date(now.getTime() + LIFETIME_MS));
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(secureCookies));
  }
  const { userId: id, username, role, email } = session;
  return { id, username, role, email };
}

function cookieOptions(secure: boolean) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: LIFETIME_MS / 1000,
  } as const;
}
