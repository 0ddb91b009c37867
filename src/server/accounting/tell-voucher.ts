import type { BookingDetail, MonthVoucher } from "#contracts/accounting.ts";
import { feeIn, movedBy, saleIn, VAT_CODE } from "#domain/bookkeeping/period-summary.ts";
import { receiptNumber } from "#domain/bookkeeping/receipt-number.ts";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import { kronorOf } from "#domain/money/ore.ts";
import type { ToldVoucher } from "./month-voucher-rows.ts";

/** A voucher as the month's list has it. */
export function tellVoucher(told: ToldVoucher): MonthVoucher {
  const sale = saleIn(told.lines);
  return {
    voucher: `${told.series} ${told.number}`,
    date: told.date,
    kind: told.kind,
    description: told.description,
    isAfterReturn: told.paymentKind === "charge",
    bookingId: told.bookingId,
    customerName: told.customerName,
    rentalItemName: told.rentalItemName,
    receiptNumber:
      told.receiptYear === null || told.receiptNumber === null
        ? null
        : receiptNumber(told.receiptYear, told.receiptNumber),
    receiptKind: told.receiptKind,
    hasBuyer: told.hasBuyer,
    amount: kronorOf(movedBy(told.lines)),
    fee: kronorOf(feeIn(told.lines)),
    priceExcludingVat: sale && kronorOf(sale.net),
    vatAmount: sale && kronorOf(sale.vat),
    totalPrice: sale && kronorOf(sale.gross),
    vatCode: sale && VAT_CODE,
    paymentId: told.intentId ?? told.reference ?? "",
    method: bookedMethod(told.method),
  };
}

/** A sale as the specification's list has it; nothing where the voucher is none. */
export function tellSale(voucher: MonthVoucher, intentId: string | null): BookingDetail | null {
  const { totalPrice, priceExcludingVat, vatAmount, vatCode } = voucher;
  if (totalPrice === null || priceExcludingVat === null || vatAmount === null || vatCode === null)
    return null;
  return {
    bookingId: voucher.bookingId ?? 0,
    customerName: voucher.customerName,
    rentalItemName: voucher.rentalItemName,
    totalPrice,
    priceExcludingVat,
    vatAmount,
    vatCode,
    stripePaymentId: intentId ?? "",
    voucher: voucher.voucher,
    date: voucher.date,
    receiptNumber: voucher.receiptNumber,
    kind: voucher.kind,
  };
}

/** What went through the cash register is in the register's books, and never in these. */
function bookedMethod(method: PaymentMethod | null): MonthVoucher["method"] {
  return method === "till" ? null : method;
}
