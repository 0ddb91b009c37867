import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { receipts } from "#server/platform/db/tables/books.ts";
import { refundWishes } from "#server/platform/db/tables/payments.ts";
import type { RefundWishRow } from "./refund-wish-rows.ts";

type Together = Pick<RefundWishRow, "bookingId" | "createdAt">;

type GivenOf = { kind: "rent" | "deposit"; isOpen: boolean; given: number };

/** What was asked back in the same moment, of rent and of deposit, and what of it has gone back. */
export async function givenTogether(
  db: Db,
  { bookingId, createdAt }: Together,
): Promise<GivenOf[]> {
  const given = sql<number>`coalesce((select sum(a.amount) from payment_attempts a
    where a.wish_id = refund_wishes.id and a.state = 'done'), 0)::float`;
  return db
    .select({
      kind: refundWishes.kind,
      isOpen: sql<boolean>`${refundWishes.state} = 'open'`,
      given,
    })
    .from(refundWishes)
    .where(and(eq(refundWishes.bookingId, bookingId), eq(refundWishes.createdAt, createdAt)));
}

type Booked = { year: number; number: number; kind: "receipt" | "credit"; total: number };

/** What was booked for it since: the sale's credits, and receipts for what is kept. */
export async function bookedSince(db: Db, { bookingId, createdAt }: Together): Promise<Booked[]> {
  const { year, number, kind, totalKronor: total } = receipts;
  return db
    .select({ year, number, kind, total })
    .from(receipts)
    .where(
      and(
        eq(receipts.bookingId, bookingId),
        gte(receipts.createdAt, createdAt),
        or(
          and(eq(kind, "credit"), sql`${receipts.snapshot} ->> 'kind' = 'credit'`),
          and(eq(kind, "receipt"), eq(receipts.cause, "cancellation")),
        ),
      ),
    )
    .orderBy(asc(receipts.id));
}
