import { and, eq, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lookOf } from "#domain/access/look-alike.ts";
import { mailKey } from "#domain/text/mail-address.ts";
import type { Db } from "#server/platform/db/database.ts";
import { sessions, users } from "#server/platform/db/tables/accounts.ts";
import { closeResetLinks } from "./link-rows.ts";

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

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, mailKey(email)));
  return row;
}

export async function findUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** The account's row, held until the transaction ends. */
export async function lockUser(tx: Db, userId: number): Promise<UserRow | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return rows[0];
}

/** The customer's account that letters to this address go to, held until the transaction ends. */
export async function lockCustomerByEmail(tx: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.emailKey, mailKey(email)), eq(users.role, "customer")))
    .for("update");
  return row;
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

/** Whether somebody has this name, or one that looks like it. */
export async function isNameTaken(db: Db, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey(username)), eq(users.lookKey, lookOf(username))));
  return rows.length > 0;
}

export async function listWithoutLook(db: Db): Promise<Pick<UserRow, "id" | "username">[]> {
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.lookKey))
    .orderBy(sql`${users.role} = 'admin' desc`, users.id);
}

/** Leaves the account without, where another one has this look already. */
export async function claimLook(db: Db, userId: number, lookKey: string): Promise<void> {
  const other = alias(users, "other");
  await db
    .update(users)
    .set({ lookKey })
    .where(
      and(
        eq(users.id, userId),
        notExists(db.select({ id: other.id }).from(other).where(eq(other.lookKey, lookKey))),
      ),
    );
}

type NewUser = Omit<typeof users.$inferInsert, "usernameKey" | "lookKey" | "emailKey">;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const rows = await db
    .insert(users)
    .values({
      ...user,
      usernameKey: usernameKey(user.username),
      lookKey: lookOf(user.username),
      emailKey: user.email ? mailKey(user.email) : null,
    })
    .returning();
  return rows[0]!;
}

/** A letter that would set another leads nowhere from then on. */
export async function setPassword(
  tx: Db,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, hasGeneratedPassword: false, updatedAt: now })
    .where(eq(users.id, userId));
  await closeResetLinks(tx, userId, now);
}

export async function setEmail(
  tx: Db,
  userId: number,
  email: string | null,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ email, emailKey: email === null ? null : mailKey(email), updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return row;
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
