import { asc, eq, sql } from "drizzle-orm";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import type { LinePurpose, VoucherKind } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { PaymentKind, PaymentMethod } from "#domain/payments/payment-method.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { receipts, vouchers } from "#server/platform/db/tables/books.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { stretchesOf, vouchersOf, type PeriodAsOf } from "./posted-sum-rows.ts";

const STRETCH = 2000;

/** A voucher with what a person reads beside it: whose it is, its receipt, its payment. */
export type ToldVoucher = {
  series: string;
  number: number;
  kind: VoucherKind;
  date: LocalDate;
  description: string;
  bookingId: number | null;
  customerName: string;
  rentalItemName: string;
  receiptYear: number | null;
  receiptNumber: number | null;
  receiptKind: ReceiptSnapshot["kind"] | null;
  hasBuyer: boolean;
  paymentKind: PaymentKind | null;
  intentId: string | null;
  reference: string | null;
  method: PaymentMethod | null;
  lines: { purpose: LinePurpose | "other"; ore: number }[];
};

/** Every voucher of a period in the order of its number, a stretch at a time. */
export async function* toldVouchers(
  db: Db,
  period: PeriodAsOf,
): AsyncGenerator<ToldVoucher[], void, undefined> {
  for (const stretch of stretchesOf(period, STRETCH))
    yield (await vouchersIn(db, stretch)).map((row) => ({
      ...row,
      kind: row.kind as VoucherKind,
    }));
}

export async function countVouchers(db: Db, period: PeriodAsOf): Promise<number> {
  return db.$count(vouchers, vouchersOf(period));
}

/** With their voucher and not one by one: a month has tens of thousands, and each row read costs more than its line. */
const LINES = sql<
  ToldVoucher["lines"]
>`(select json_agg(json_build_object('purpose', l.purpose, 'ore', l.amount_ore))
  from voucher_lines l where l.voucher_id = ${vouchers.id})`;

async function vouchersIn(db: Db, stretch: PeriodAsOf) {
  return db
    .select({
      series: vouchers.series,
      number: vouchers.number,
      kind: vouchers.kind,
      date: vouchers.voucherDate,
      description: vouchers.description,
      bookingId: vouchers.bookingId,
      customerName: sql<string>`coalesce(${receipts.snapshot} ->> 'customerName',
        ${bookings.customerName}, ${fromOtherReceipt("customerName")}, '')`,
      rentalItemName: sql<string>`coalesce(${receipts.snapshot} ->> 'rentalItemName',
        ${rentalItems.name}, ${fromOtherReceipt("rentalItemName")}, '')`,
      receiptYear: receipts.year,
      receiptNumber: receipts.number,
      receiptKind: sql<ToldVoucher["receiptKind"]>`${receipts.snapshot} ->> 'kind'`,
      hasBuyer: sql<boolean>`${receipts.snapshot} ->> 'buyer' is not null`,
      paymentKind: payments.kind,
      intentId: payments.providerIntentId,
      reference: payments.reference,
      method: payments.method,
      lines: LINES,
    })
    .from(vouchers)
    .leftJoin(receipts, eq(receipts.id, vouchers.receiptId))
    .leftJoin(payments, eq(payments.id, vouchers.paymentId))
    .leftJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(vouchersOf(stretch))
    .orderBy(asc(vouchers.number));
}

/** A deposit has no receipt: when its booking is gone, the receipt of its rent still knows whose it was. */
function fromOtherReceipt(field: "customerName" | "rentalItemName") {
  return sql`(select r.snapshot ->> ${field} from receipts r
    where r.booking_id = ${vouchers.bookingId} order by r.id limit 1)`;
}
