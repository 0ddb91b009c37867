import { and, asc, eq, inArray } from "drizzle-orm";
import { correctionKind, type CorrectionKind } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { vouchers } from "#server/platform/db/tables/books.ts";
import { openDay } from "./post-voucher.ts";

/** What taking back a payment is to the month it is dated in: its own mistake, or one of a month before. */
export async function correctionKindOf(
  tx: Db,
  { paymentId, day }: { paymentId: string; day: LocalDate },
): Promise<CorrectionKind> {
  const [charge] = await tx
    .select({ day: vouchers.voucherDate })
    .from(vouchers)
    .where(and(eq(vouchers.paymentId, paymentId), inArray(vouchers.kind, ["rent", "deposit"])))
    .orderBy(asc(vouchers.id))
    .limit(1);
  if (!charge) throw new Error(`payment ${paymentId} was never booked`);
  return correctionKind(charge.day, await openDay(tx, day));
}
