import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BookingDetail } from "#contracts/accounting.ts";
import { VAT_CODE } from "#domain/bookkeeping/period-summary.ts";
import { kronorOf } from "#domain/money/ore.ts";
import type { Db } from "#server/platform/db/database.ts";
import { receipts, voucherLines, vouchers } from "#server/platform/db/tables/books.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { stretchesOf, vouchersOf, type PeriodAsOf } from "./posted-sum-rows.ts";

const STRETCH = 2000;

const fromReceipt = (field: "customerName" | "rentalItemName") =>
  sql<string>`coalesce(${receipts.snapshot} ->> ${field}, '')`;

const credit = (purpose: "sales" | "outputVat") =>
  sql<string>`(select coalesce(-sum(l.amount_ore), 0) from voucher_lines l
    where l.voucher_id = ${vouchers.id} and l.purpose = ${purpose})`;

/** Everything that changed the revenue of a period, in the order of its vouchers, a stretch at a time. */
export async function* postedSales(
  db: Db,
  period: PeriodAsOf,
): AsyncGenerator<BookingDetail[], void, undefined> {
  for (const stretch of stretchesOf(period, STRETCH))
    yield (await readSales(db, stretch)).map(detail);
}

export async function countSales(db: Db, period: PeriodAsOf): Promise<number> {
  return db.$count(vouchers, and(vouchersOf(period), isSale()));
}

async function readSales(db: Db, stretch: PeriodAsOf) {
  return db
    .select({
      number: vouchers.number,
      series: vouchers.series,
      kind: vouchers.kind,
      date: vouchers.voucherDate,
      bookingId: vouchers.bookingId,
      customerName: fromReceipt("customerName"),
      rentalItemName: fromReceipt("rentalItemName"),
      receiptYear: receipts.year,
      receiptNumber: receipts.number,
      intentId: payments.providerIntentId,
      net: credit("sales"),
      vat: credit("outputVat"),
    })
    .from(vouchers)
    .leftJoin(receipts, eq(receipts.id, vouchers.receiptId))
    .leftJoin(payments, eq(payments.id, vouchers.paymentId))
    .where(and(vouchersOf(stretch), isSale()))
    .orderBy(asc(vouchers.number));
}

/** Deposits are no revenue, nor is what is kept of one for damage. */
function isSale() {
  return and(
    inArray(vouchers.kind, ["rent", "rent-refund", "refund-failed", "deposit-kept"]),
    sql`exists (select from ${voucherLines} l
      where l.voucher_id = ${vouchers.id} and l.purpose in ('sales', 'outputVat'))`,
  );
}

function detail(row: Awaited<ReturnType<typeof readSales>>[number]): BookingDetail {
  const [net, vat] = [Number(row.net), Number(row.vat)];
  return {
    bookingId: row.bookingId ?? 0,
    customerName: row.customerName,
    rentalItemName: row.rentalItemName,
    totalPrice: kronorOf(net + vat),
    priceExcludingVat: kronorOf(net),
    vatAmount: kronorOf(vat),
    vatCode: VAT_CODE,
    stripePaymentId: row.intentId ?? "",
    voucher: `${row.series} ${row.number}`,
    date: row.date,
    receiptNumber:
      row.receiptNumber === null
        ? null
        : `${row.receiptYear}-${String(row.receiptNumber).padStart(6, "0")}`,
    kind: row.kind as BookingDetail["kind"],
  };
}
