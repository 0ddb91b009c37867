import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { accountLinks, users } from "#server/platform/db/tables/accounts.ts";

export type LinkRow = typeof accountLinks.$inferSelect;
type Kind = LinkRow["kind"];

export async function insertLink(tx: Db, link: typeof accountLinks.$inferInsert): Promise<void> {
  await tx.insert(accountLinks).values(link);
}

const isThe = (kind: Kind, tokenHash: string) =>
  and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.kind, kind));

export async function findLink(
  db: Db,
  kind: Kind,
  tokenHash: string,
): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(accountLinks).where(isThe(kind, tokenHash));
  return row;
}

/** The link, held until the transaction ends: of two who follow it at once the second sees that it is used. */
export async function lockLink(
  tx: Db,
  kind: Kind,
  tokenHash: string,
): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(accountLinks).where(isThe(kind, tokenHash)).for("update");
  return row;
}

export async function markUsed(tx: Db, tokenHash: string, usedAt: Date): Promise<void> {
  await tx.update(accountLinks).set({ usedAt }).where(eq(accountLinks.tokenHash, tokenHash));
}

/** Every letter with a way to a new password for this account has had its time. */
export async function closeResetLinks(tx: Db, userId: number, usedAt: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

const isOpenInvitation = and(eq(accountLinks.kind, "invitation"), isNull(accountLinks.usedAt));

/** Those that nobody has accepted, newest first, each with the name of whoever sent it. */
export async function listOpenInvitations(db: Db): Promise<(LinkRow & { invitedBy: string })[]> {
  const rows = await db
    .select({ link: accountLinks, invitedBy: users.username })
    .from(accountLinks)
    .leftJoin(users, eq(users.id, accountLinks.madeBy))
    .where(isOpenInvitation)
    .orderBy(desc(accountLinks.createdAt), accountLinks.tokenHash);
  return rows.map(({ link, invitedBy }) => ({ ...link, invitedBy: invitedBy ?? "" }));
}

export async function deleteInvitation(tx: Db, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await tx
    .delete(accountLinks)
    .where(and(isOpenInvitation, eq(accountLinks.tokenHash, tokenHash)))
    .returning();
  return row;
}

export async function deleteInvitationsTo(tx: Db, emailKey: string): Promise<void> {
  await tx.delete(accountLinks).where(and(isOpenInvitation, eq(accountLinks.emailKey, emailKey)));
}

/** Whoever may no longer ask anybody in has asked nobody in. */
export async function deleteInvitationsBy(tx: Db, userId: number): Promise<void> {
  await tx.delete(accountLinks).where(and(isOpenInvitation, eq(accountLinks.madeBy, userId)));
}

/** Addresses are kept no longer than somebody may wonder what became of their letter. */
export async function forgetLinks(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, endedBefore));
}
