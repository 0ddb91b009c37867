import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { sessions, users } from "#server/platform/db/tables/accounts.ts";

export type UserRow = typeof users.$inferSelect;

/** Two spellings of a name are one account when they read the same in small letters. */
export function usernameKey(username: string): string {
  return username.normalize("NFC").toLowerCase();
}

export async function findUserByName(db: Db, username: string): Promise<UserRow | undefined> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return rows[0];
}

/** The account's row, held until the transaction ends. */
export async function lockUser(tx: Db, userId: number): Promise<UserRow | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return rows[0];
}

export async function findAdministrator(db: Db): Promise<UserRow | undefined> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .limit(1);
  return rows[0];
}

type NewUser = Omit<typeof users.$inferInsert, "usernameKey">;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const rows = await db
    .insert(users)
    .values({ ...user, usernameKey: usernameKey(user.username) })
    .returning();
  return rows[0]!;
}

export async function setPassword(
  db: Db,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, hasGeneratedPassword: false, updatedAt: now })
    .where(eq(users.id, userId));
}

export async function deleteOtherSessions(
  db: Db,
  userId: number,
  keepTokenHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash)));
}
