import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { refundWishes } from "#server/platform/db/tables/payments.ts";

export type RefundWishRow = typeof refundWishes.$inferSelect;

export async function insertRefundWish(
  tx: Db,
  wish: Pick<
    RefundWishRow,
    | "id"
    | "bookingId"
    | "kind"
    | "amount"
    | "reason"
    | "isCancellation"
    | "requestedBy"
    | "createdAt"
  >,
): Promise<RefundWishRow> {
  const [row] = await tx
    .insert(refundWishes)
    .values({ ...wish, leftToGive: wish.amount })
    .returning();
  if (!row) throw new Error("the refund was not written");
  return row;
}

export async function findRefundWish(db: Db, id: string): Promise<RefundWishRow | undefined> {
  const rows = await db.select().from(refundWishes).where(eq(refundWishes.id, id));
  return rows[0];
}

export async function findOpenWish(
  db: Db,
  bookingId: number,
  kind: RefundWishRow["kind"],
): Promise<RefundWishRow | undefined> {
  const rows = await db
    .select()
    .from(refundWishes)
    .where(
      and(
        eq(refundWishes.bookingId, bookingId),
        eq(refundWishes.kind, kind),
        eq(refundWishes.state, "open"),
      ),
    );
  return rows[0];
}

/** Takes off what was given; with nothing left the wish is fulfilled. */
export async function giveOfWish(
  tx: Db,
  id: string,
  { amount, now }: { amount: number; now: Date },
): Promise<RefundWishRow | undefined> {
  const left = sql`${refundWishes.leftToGive} - ${amount}`;
  const [row] = await tx
    .update(refundWishes)
    .set({
      leftToGive: left,
      state: sql`case when ${left} <= 0 then 'done' else ${refundWishes.state} end`,
      finishedAt: sql`case when ${left} <= 0 then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(refundWishes.id, id), eq(refundWishes.state, "open")))
    .returning();
  return row;
}

export async function failWish(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(refundWishes)
    .set({ state: "failed", finishedAt: now })
    .where(and(eq(refundWishes.id, id), eq(refundWishes.state, "open")));
}
