import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Session } from "#contracts/sessions.ts";
import type { Role } from "#domain/access/roles.ts";
import type { Db } from "#server/platform/db/database.ts";
import { sessions, users } from "#server/platform/db/tables/accounts.ts";
import type { UserRow } from "./user-rows.ts";

export type LiveSession = {
  userId: number;
  username: string;
  role: Role;
  email: string | null;
  lastSeenAt: Date;
};

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const rows = await db
    .select({
      userId: users.id,
      username: users.username,
      role: users.role,
      email: users.email,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0];
}

/** The account behind a session, with when it was signed in to. */
export async function findSessionOwner(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ user: UserRow; signedInAt: Date } | undefined> {
  const rows = await db
    .select({ user: users, signedInAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0];
}

export async function prolongSession(
  db: Db,
  tokenHash: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: seenAt, expiresAt })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

type Asked = { userId: number; tokenHash: string | undefined; now: Date };

/** An account's sessions, last used first. Which of them asks is told, and no token. */
export async function listSessions(db: Db, { userId, tokenHash, now }: Asked): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === tokenHash,
  }));
}

/** The device that it was opened with; nothing when the account has no such session. */
export async function deleteSessionById(
  tx: Db,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ device: sessions.device });
  return ended?.device;
}
