import type { ShopFacts } from "#contracts/page.ts";
import type { ReceiptMethod, ReceiptSnapshot } from "#contracts/receipts.ts";
import type { ReceiptLine } from "#domain/bookkeeping/receipt-lines.ts";
import { buyerOf, type BookedOrganisation } from "#domain/bookings/organisation.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { VAT_RATE } from "#domain/money/vat.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { lineWords } from "./receipt-words.ts";

/** What a receipt says of its booking. */
export type ReceiptBooking = {
  id: number;
  createdAt: Date;
  itemName: string;
  startDate: LocalDate;
  endDate: LocalDate;
  /** Nothing where nobody knows any more what was sold. */
  quote: Quote | null;
  customerEmail: string;
  customerPhone: string;
} & BookedOrganisation;

export type ReceiptPayment = {
  id: string;
  intentId: string;
  amount: number;
  cardBrand: string | null;
  cardLast4: string | null;
  method: ReceiptMethod;
  reference: string;
};

export type Sale = {
  shop: ShopFacts;
  now: Date;
  /** When the money moved, where that is heard of only later: the books are dated by it. */
  movedAt?: Date;
  booking: ReceiptBooking;
  payment: ReceiptPayment;
};

export type ReceiptContent = {
  kind: "receipt" | "credit";
  lines: ReceiptLine[];
  amount: number;
  credits: { id: number; number: string } | null;
  reason: string | null;
  /** What a sum is for, where its kind does not say it. */
  sumWords?: { name: string; description: string };
  /** A cancellation fee may bear none. */
  hasVat?: boolean;
  units?: ReceiptSnapshot["units"];
};

/** Everything a receipt says, as it will say it for as long as it is kept. */
export function describeReceipt(
  { shop, now, movedAt = now, booking, payment }: Sale,
  { kind, lines, amount, credits, reason, hasVat = true, ...document }: ReceiptContent,
  numbered: { receiptNumber: string; issueDate: LocalDate },
): ReceiptSnapshot {
  const { company } = shop;
  const buyer = buyerOf(booking);
  const vat = hasVat ? vatOreWithin(amount) : 0;
  const sumWords = document.sumWords ?? {
    name: kind === "credit" ? "Återbetalning" : booking.itemName,
    description: credits ? `Avser kvitto ${credits.number}` : `Bokning ${booking.id}`,
  };
  return {
    ...numbered,
    kind,
    creditsNumber: credits?.number ?? null,
    reason,
    seller: {
      name: company.name,
      address: company.address ?? "",
      orgnr: company.orgnr ?? "",
      vatNumber: company.vatNumber ?? "",
      fTax: company.fTax,
      seat: company.seat ?? "",
      phone: company.phone ?? "",
      email: company.email ?? "",
    },
    bookingId: booking.id,
    bookingDate: dayInSweden(booking.createdAt),
    rentalItemName: booking.itemName,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    customerAddress: booking.customerAddress,
    // A receipt is never rewritten, so it holds nothing that a person may ask to have erased.
    customerPersonalNumber: "",
    ...(buyer && { buyer }),
    ...(document.units?.length && { units: document.units }),
    startDate: booking.startDate,
    endDate: booking.endDate,
    transactionDate: movedAt.toISOString(),
    method: payment.method,
    reference: payment.reference,
    cardBrand: payment.cardBrand ?? "",
    cardLast4: payment.cardLast4 ?? "",
    paymentIntentId: payment.intentId,
    currency: "SEK",
    lineItems: lines.map((line) => {
      const { subject: _subject, ...sums } = line;
      return { ...lineWords(line, booking.itemName, sumWords), ...sums };
    }),
    subtotalExcludingVat: kronorOf(oreOf(amount) - vat),
    totalVatAmount: kronorOf(vat),
    totalIncludingVat: amount,
    vatBreakdown: [
      {
        vatRate: hasVat ? VAT_RATE : 0,
        vatAmount: kronorOf(vat),
        baseAmount: kronorOf(oreOf(amount) - vat),
      },
    ],
  };
}
