import { page, type Locator } from "vitest/browser";
import { receiptOfBooking, type IssuedReceipt } from "#contracts/receipts.ts";
import type { BookingNow } from "#contracts/receipts.ts";
import { openScreen } from "./open-screen.tsx";
import { answer, type Stub } from "./stubs.ts";

type Days = "issueDate" | "bookingDate" | "startDate" | "endDate";
export type Told = Omit<IssuedReceipt, Days> & Record<Days, string>;

/** A card payment of 2 000 kr for two nights. */
export const CARD_RECEIPT: Told = {
  receiptNumber: "2027-000017",
  kind: "receipt",
  cause: "charge",
  creditsNumber: null,
  reason: null,
  issueDate: "2027-03-01",
  seller: {
    name: "Norrvidd Uthyrning AB",
    address: "Gatan 1, 861 00 Timrå",
    orgnr: "556000-0001",
    vatNumber: "SE556000000101",
    fTax: true,
    phone: "060-1",
    email: "a@b.se",
  },
  bookingId: 7,
  bookingDate: "2027-03-01",
  rentalItemName: "Kvittobilen",
  customerName: "Anna Berg",
  customerEmail: "anna@example.com",
  customerPhone: "070-123 45 67",
  customerAddress: "Storgatan 1, 852 30 Sundsvall",
  customerPersonalNumber: "19900101-0017",
  startDate: "2027-06-01",
  endDate: "2027-06-03",
  transactionDate: "2027-03-01T09:00:00.000Z",
  method: "card",
  cardBrand: "visa",
  cardLast4: "4242",
  paymentIntentId: "pi_1",
  currency: "SEK",
  ...sums(2000),
};

/** What a payment of so many kronor comes to, line and VAT included. */
export function sums(total: number) {
  const vat = total / 5;
  return {
    lineItems: [
      {
        name: "Kvittobilen",
        description: "1 juni 2027 – 3 juni 2027",
        quantity: 1,
        unitPrice: total,
        totalPrice: total,
        vatAmount: vat,
        priceExcludingVat: total - vat,
      },
    ],
    subtotalExcludingVat: total - vat,
    totalVatAmount: vat,
    totalIncludingVat: total,
    vatBreakdown: [{ vatRate: 0.25, vatAmount: vat, baseAmount: total - vat }],
  };
}

type Beside = { credits?: Told[]; otherReceipts?: Told[]; bookingNow?: BookingNow | null };

export function receiptAnswer(fields: Partial<Told> = {}, beside: Beside = {}): Stub {
  const { credits = [], otherReceipts = [], bookingNow = null } = beside;
  return answer(receiptOfBooking, {
    ...CARD_RECEIPT,
    ...fields,
    credits,
    otherReceipts,
    bookingNow,
  });
}

export function openReceipt(answers: Stub[], size: { width?: number } = {}): Promise<void> {
  return openScreen("/admin/receipts/7", { as: "admin", answers, ...size });
}

export const receiptCard = (title: string | RegExp): Locator =>
  page.getByRole("region", { name: title });
