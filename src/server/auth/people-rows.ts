import { and, desc, eq, gt, ne, sql, type SQL } from "drizzle-orm";
import type { Account } from "#contracts/people.ts";
import type { Role } from "#domain/access/roles.ts";
import type { Db } from "#server/platform/db/database.ts";
import { sessions, users } from "#server/platform/db/tables/accounts.ts";

export async function listAccounts(db: Db, now: Date): Promise<Account[]> {
  return readAccounts(db, now);
}

export async function findAccount(db: Db, userId: number, now: Date): Promise<Account | undefined> {
  return (await readAccounts(db, now, eq(users.id, userId)))[0];
}

async function readAccounts(db: Db, now: Date, which?: SQL): Promise<Account[]> {
  const { id, username, email, role, createdAt } = users;
  const rows = await db
    .select({
      id,
      username,
      email,
      role,
      createdAt,
      lastSeenAt: sql<Date | null>`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt),
      sessions: sql<number>`count(${sessions.tokenHash})::int`,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .where(which)
    .groupBy(id)
    .orderBy(desc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }));
}

/**
 * Everybody who is an administrator, held until the transaction ends. Whoever takes somebody's rights away
 * does this first, so that two of them queue and the second sees what the first left.
 */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .for("update");
  return rows.map((row) => row.id);
}

export async function updateRole(tx: Db, userId: number, role: Role, now: Date): Promise<void> {
  await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId));
}

export async function deleteUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** How many sessions ended; the one to keep, if any, goes on. */
export async function deleteSessionsOf(
  tx: Db,
  userId: number,
  keepTokenHash: string | undefined,
): Promise<number> {
  const others = keepTokenHash === undefined ? undefined : ne(sessions.tokenHash, keepTokenHash);
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ userId: sessions.userId });
  return rows.length;
}
