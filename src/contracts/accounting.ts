import { z } from "zod";
import * as calls from "#contracts/accounting-calls.ts";
import { asRead } from "#contracts/shop-settings.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate } from "#contracts/fields.ts";
import { RECEIPT_KINDS } from "#contracts/receipts.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { VOUCHER_KINDS } from "#domain/bookkeeping/voucher.ts";

const year = z
  .string()
  .regex(/^20\d{2}$/)
  .transform(Number);
const month = z
  .string()
  .regex(/^(0?[1-9]|1[0-2])$/)
  .transform(Number);
const ofYear = z.object({ year });
const ofMonth = z.object({ year, month });

const vatTotals = z.object({ totalExcludingVat: kronorAndOre, totalVat: kronorAndOre });

const monthTotals = z.object({
  /** `2027-06`. */
  month: z.string(),
  totalRevenue: kronorAndOre,
  totalBookings: z.int(),
  capturedPayments: z.int(),
  pendingPayments: z.int(),
  vatBreakdown: vatTotals,
  /** Nothing more is dated in a closed month. */
  isClosed: z.boolean(),
});
export type MonthTotals = z.infer<typeof monthTotals>;

export const yearlyAccounting = endpoint({
  ...calls.yearlyAccounting,
  summary: "What was earned in a year, month by month, read from the ledger",
  access: "accounting.read",
  params: ofYear,
  answer: z.object({
    yearlyTotals: z.object({
      totalRevenue: kronorAndOre,
      totalBookings: z.int(),
      totalExcludingVat: kronorAndOre,
      totalVatAmount: kronorAndOre,
    }),
    /** Twelve of them, January first. */
    months: z.array(monthTotals),
  }),
});
export type YearlyAccounting = z.infer<typeof yearlyAccounting.answer>;

const bookingDetail = z.object({
  bookingId: z.int(),
  customerName: z.string(),
  rentalItemName: z.string(),
  /** Negative where money was given back. */
  totalPrice: kronorAndOre,
  priceExcludingVat: kronorAndOre,
  vatAmount: kronorAndOre,
  vatCode: z.string(),
  stripePaymentId: z.string(),
  /** The voucher that says the same, `K 17`, its day and the receipt it belongs to. */
  voucher: z.string(),
  date: localDate,
  receiptNumber: z.string().nullable(),
  /** Whatever is a sale: a charge, a credit, a service paid out of a deposit, a cancellation fee with VAT. */
  kind: z.enum(VOUCHER_KINDS),
});
export type BookingDetail = z.infer<typeof bookingDetail>;

const monthVoucher = z.object({
  /** `K 17`. */
  voucher: z.string(),
  date: localDate,
  kind: z.enum(VOUCHER_KINDS),
  /** As the ledger has it. */
  description: z.string(),
  /** Of what was asked for beyond a deposit, which is booked as one. */
  isAfterReturn: z.boolean(),
  bookingId: z.int().nullable(),
  customerName: z.string(),
  rentalItemName: z.string(),
  receiptNumber: z.string().nullable(),
  /** What that receipt is; null where there is none. */
  receiptKind: z.enum(RECEIPT_KINDS).nullable(),
  /** It is made out to an organisation. */
  hasBuyer: z.boolean(),
  /** All its debits, below 0 where money leaves the shop: what a sale comes to, and everything else too. */
  amount: kronorAndOre,
  /** Of that, the provider's fee for a dispute. */
  fee: kronorAndOre,
  /** Null where it is no sale: a deposit, damage, a fee without VAT, a dispute. */
  priceExcludingVat: kronorAndOre.nullable(),
  vatAmount: kronorAndOre.nullable(),
  totalPrice: kronorAndOre.nullable(),
  vatCode: z.string().nullable(),
  /** What the payment is called elsewhere: the provider's id, or the reference of money that came by hand. */
  paymentId: z.string(),
  /** How the payment it is about came; null where it is about none. */
  method: z.enum(["card", "swish", "bank"]).nullable(),
});
export type MonthVoucher = z.infer<typeof monthVoucher>;

/** What goes into the VAT return, in kronor and öre; the boxes themselves take whole kronor. */
const vatReturn = z.array(
  z.object({ box: z.string(), words: z.string(), amount: kronorAndOre, wholeKronor: z.int() }),
);

export const monthlyAccounting = endpoint({
  ...calls.monthlyAccounting,
  summary: "What was earned in a month, with one row for each sale and one for each voucher",
  access: "accounting.read",
  params: ofMonth,
  answer: z.object({
    totalRevenue: kronorAndOre,
    totalBookings: z.int(),
    capturedPayments: z.int(),
    pendingPayments: z.int(),
    cancelledPayments: z.int(),
    vatBreakdown: vatTotals,
    bookingDetails: z.array(bookingDetail),
    /** Every voucher of the month in the order of its number, so that none is missing between two. */
    vouchers: z.array(monthVoucher),
    isClosed: z.boolean(),
    closedAt: z.iso.datetime().nullable(),
    /** A month can be closed once it is over and every month before it that has vouchers is closed. */
    mayClose: z.boolean(),
    vatReturn,
    /** Deposits are no revenue: what was taken, given back and kept in the month, and is still owed. */
    deposits: z.object({
      received: kronorAndOre,
      refunded: kronorAndOre,
      kept: kronorAndOre,
      /** Of what was kept: a service is a sale with VAT and stands among the revenue too, damage is neither. */
      keptForService: kronorAndOre,
      keptForDamage: kronorAndOre,
      /** Below 0: received in an earlier month, and recorded in error. */
      corrected: kronorAndOre,
      owed: kronorAndOre,
    }),
    /** Of disputes: taken by customers' banks, returned and decided in the month, and what waits at its end. */
    disputes: z.object({
      taken: kronorAndOre,
      returned: kronorAndOre,
      decided: kronorAndOre,
      left: kronorAndOre,
    }),
    /**
     * What came in as rent and deposits, by where it came, whatever was given back later. `corrected`, below 0, is
     * what an earlier month has told of and nobody ever paid.
     */
    received: z.object({ card: kronorAndOre, bank: kronorAndOre, corrected: kronorAndOre }),
    /** Neither revenue nor deposits. A fee with VAT is a sale and stands among the revenue instead. */
    besideSales: z.object({
      cancellationFees: kronorAndOre,
      /** A cost. */
      providerFees: kronorAndOre,
      /** Taken back by customers' banks until it is decided whose it is, less what came back. */
      disputed: kronorAndOre,
      /** Disputed and given up: a cost. */
      losses: kronorAndOre,
    }),
  }),
});
export type MonthlyAccounting = z.infer<typeof monthlyAccounting.answer>;

export const occupancy = endpoint({
  ...calls.occupancy,
  summary: "How many of its nights each item was booked in a year",
  access: "accounting.read",
  params: ofYear,
  answer: z.array(
    z.object({
      rentalItemId: z.int(),
      name: z.string(),
      type: z.enum(ITEM_TYPES),
      pricePerDay: z.int(),
      bookedNights: z.int(),
      /** Units times nights of the year. */
      possibleNights: z.int(),
      /** What those nights cost their customers, extras included, in whole kronor. */
      bookedValue: z.int(),
    }),
  ),
});
export type Occupancy = z.infer<typeof occupancy.answer>;

export const closeMonth = endpoint({
  ...calls.closeMonth,
  summary: "Closes a month: later vouchers are dated in the next open one",
  access: "shop.manage",
  params: ofMonth,
  answer: z.object({ closedAt: z.iso.datetime() }),
});

const account = z.int().min(1000).max(9999);
const ledgerChoices = z.object({
  sales: account,
  outputVat: account,
  cardReceivable: account,
  deposits: account,
  damages: account,
  bank: account,
  fees: account,
  disputed: account,
  losses: account,
  cancellationFees: account,
  /** Whether what is kept of a cancelled booking is a sale. Decided with the accountant. */
  cancellationFeeHasVat: z.boolean(),
});
export type LedgerChoices = z.infer<typeof ledgerChoices>;

export const readLedgerAccounts = endpoint({
  ...calls.readLedgerAccounts,
  summary: "The BAS accounts that vouchers are posted to",
  access: "accounting.read",
  answer: ledgerChoices,
});

export const changeLedgerAccounts = endpoint({
  ...calls.changeLedgerAccounts,
  summary:
    "Chooses BAS accounts of vouchers from now on; what is not named stays, and so do old vouchers",
  access: "shop.manage",
  body: ledgerChoices.partial().extend({ before: asRead }),
  answer: ledgerChoices,
});

// What follows is opened by the browser as a file.
const file = z.any();

export const yearlyCsv = endpoint({
  ...calls.yearlyCsv,
  summary: "A year as CSV for Swedish Excel",
  access: "accounting.read",
  params: ofYear,
  answer: file,
});

export const yearlyPdf = endpoint({
  ...calls.yearlyPdf,
  summary: "A year as a PDF",
  access: "accounting.read",
  params: ofYear,
  answer: file,
});

export const monthlyCsv = endpoint({
  ...calls.monthlyCsv,
  summary: "A month as CSV for Swedish Excel",
  access: "accounting.read",
  params: ofMonth,
  answer: file,
});

export const monthlyPdf = endpoint({
  ...calls.monthlyPdf,
  summary: "A month as a PDF",
  access: "accounting.read",
  params: ofMonth,
  answer: file,
});

export const yearlySie = endpoint({
  ...calls.yearlySie,
  summary: "The vouchers of a year as SIE 4",
  access: "accounting.read",
  params: ofYear,
  answer: file,
});

export const monthlySie = endpoint({
  ...calls.monthlySie,
  summary: "The vouchers of a month as SIE 4",
  access: "accounting.read",
  params: ofMonth,
  answer: file,
});
