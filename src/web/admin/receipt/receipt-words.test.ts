import { describe, expect, test } from "vitest";
import type { BookingNow, ReceiptSnapshot } from "#contracts/receipts.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  bookingFacts,
  bookingNowFacts,
  bookingNowTitle,
  customerFacts,
  methodName,
  receiptFileName,
  receiptTitle,
  shownLines,
  shownTotals,
  shownVat,
} from "#texts/receipt.ts";

function aReceipt(amount: number, told: Partial<ReceiptSnapshot> = {}): ReceiptSnapshot {
  const vat = kronorOf(vatOreWithin(amount));
  const net = kronorOf(oreOf(amount) - vatOreWithin(amount));
  return {
    receiptNumber: "2027-000042",
    kind: "receipt",
    creditsNumber: null,
    reason: null,
    issueDate: "2027-03-01" as LocalDate,
    seller: { name: "", address: "", orgnr: "", vatNumber: "", phone: "", email: "" },
    bookingId: 17,
    bookingDate: "2027-02-01" as LocalDate,
    rentalItemName: "Ripan",
    customerName: "Anna Berg",
    customerEmail: "",
    customerPhone: "",
    customerAddress: "",
    customerPersonalNumber: "",
    startDate: "2027-06-01" as LocalDate,
    endDate: "2027-06-03" as LocalDate,
    transactionDate: "2027-03-01T10:00:00.000Z",
    cardBrand: "visa",
    cardLast4: "4242",
    paymentIntentId: "pi_1",
    currency: "SEK",
    lineItems: [
      {
        name: "Delbetalning",
        description: "Ripan, bokning 17",
        quantity: 1,
        unitPrice: amount,
        totalPrice: amount,
        vatAmount: vat,
        priceExcludingVat: net,
      },
    ],
    subtotalExcludingVat: net,
    totalVatAmount: vat,
    totalIncludingVat: amount,
    vatBreakdown: [{ vatRate: 0.25, vatAmount: vat, baseAmount: net }],
    ...told,
  };
}

const plain = (rows: [string, string][]) =>
  rows.map(([label, value]) => `${label}: ${value.replaceAll("\u00a0", " ")}`);
const labels = (receipt: ReceiptSnapshot) => bookingFacts(receipt).map(([label]) => label);

describe("how it was paid", () => {
  test("a receipt from when there were cards only is a card's", () => {
    expect(methodName(aReceipt(500))).toBe("kort");
    expect(labels(aReceipt(500))).toContain("Kortnummer");
  });

  test.each([
    ["swish", "Swish"],
    ["bank", "banköverföring"],
  ] as const)(
    "money that came by hand has no card, and says its reference (%s)",
    (method, name) => {
      const receipt = aReceipt(500, { method, reference: "SW-123", paymentIntentId: "" });
      expect(methodName(receipt)).toBe(name);
      expect(plain(bookingFacts(receipt)).slice(-2)).toEqual([
        "Betalningsdatum: 1 mars 2027",
        "Referens: SW-123",
      ]);
      for (const label of ["Kortutgivare", "Kortnummer", "Transaktions-id"])
        expect(labels(receipt)).not.toContain(label);
    },
  );

  test("a reference that nobody wrote down is told as such", () => {
    expect(plain(bookingFacts(aReceipt(500, { method: "swish" })))).toContain(
      "Referens: Ej angivet",
    );
  });
});

describe("the sums", () => {
  test("a part payment carries its VAT", () => {
    expect(plain(shownTotals(aReceipt(500)))).toEqual([
      "Summa exkl. moms: 400,00 kr",
      "Total moms: 100,00 kr",
      "Totalt inkl. moms: 500,00 kr",
    ]);
  });

  test("a credit of money that moved in öre adds up", () => {
    expect(plain(shownTotals(aReceipt(100.33, { kind: "credit" })))).toEqual([
      "Summa exkl. moms: −80,26 kr",
      "Total moms: −20,07 kr",
      "Krediterat inkl. moms: −100,33 kr",
    ]);
  });

  test("a fee without VAT never says that VAT is within it", () => {
    const { lineItems, ...fee } = aReceipt(900, {
      subtotalExcludingVat: 900,
      totalVatAmount: 0,
      vatBreakdown: [{ vatRate: 0, vatAmount: 0, baseAmount: 900 }],
    });
    const receipt = {
      ...fee,
      lineItems: lineItems.map((line) => ({ ...line, vatAmount: 0, priceExcludingVat: 900 })),
    };
    expect(plain(shownTotals(receipt))).toEqual([
      "Summa exkl. moms: 900,00 kr",
      "Total moms: 0,00 kr",
      "Totalt: 900,00 kr",
    ]);
    expect(shownVat(receipt)).toMatchObject([{ rate: "Utan moms" }]);
    expect(shownLines(receipt)[0]?.unitPriceExcludingVat).toBe(shownLines(receipt)[0]?.unitPrice);
  });
});

const BUYER = {
  name: "Sundsvalls Paddlare",
  organisationNumber: "802400-0005",
  address: "Box 12, 851 02 Sundsvall",
  reference: "Vårlägret",
};

describe("to an organisation", () => {
  test("a receipt is its invoice, and what takes it back is a credit note", () => {
    const titles = (told: Pick<ReceiptSnapshot, "buyer">) => [
      receiptTitle({ kind: "receipt", cause: "charge", ...told }),
      receiptTitle({ kind: "receipt", cause: "service", ...told }),
      receiptTitle({ kind: "receipt", cause: "cancellation", ...told }),
      receiptTitle({ kind: "credit", cause: "charge", ...told }),
      receiptTitle({ kind: "reversal", cause: "charge", ...told }),
      receiptTitle({ kind: "correction", cause: "charge", ...told }),
    ];
    expect(titles({})).toEqual([
      "Kvitto",
      "Kvitto – tjänst",
      "Kvitto – avbokningsavgift",
      "Kreditkvitto",
      "Rättelse av kreditkvitto",
      "Rättelse – registrerad av misstag",
    ]);
    expect(titles({ buyer: BUYER }).slice(0, 4)).toEqual([
      "Kvitto/faktura",
      "Kvitto/faktura – tjänst",
      "Kvitto/faktura – avbokningsavgift",
      "Kreditkvitto/kreditfaktura",
    ]);
  });

  test("names the buyer, and whom to ask there, and nobody's personal number", () => {
    const told = { buyer: BUYER, customerPhone: "070-123 45 67" };
    expect(plain(customerFacts(aReceipt(500, told), "19900101-0017"))).toEqual([
      "Namn: Sundsvalls Paddlare",
      "Org.nr: 802400-0005",
      "Adress: Box 12, 851 02 Sundsvall",
      "Er referens: Vårlägret",
      "Kontaktperson: Anna Berg",
      "Telefon: 070-123 45 67",
    ]);
    expect(plain(customerFacts(aReceipt(500), "19900101-0017"))).toContain(
      "Personnummer: 19900101-0017",
    );
  });

  test("a file is named by what it is", () => {
    expect(receiptFileName(aReceipt(500))).toBe("kvitto-2027-000042");
    expect(receiptFileName(aReceipt(500, { buyer: BUYER }))).toBe("kvitto-faktura-2027-000042");
    expect(receiptFileName(aReceipt(500, { kind: "credit" }))).toBe("kreditkvitto-2027-000042");
    expect(receiptFileName(aReceipt(500, { kind: "correction" }))).toBe("rattelse-2027-000042");
  });
});

describe("how the booking stands is told beside the receipt", () => {
  const now = (fields: Partial<BookingNow> = {}): BookingNow => ({
    today: "2027-06-01" as LocalDate,
    isCancelled: false,
    dueAmount: 0,
    reservedAmount: 0,
    agreement: "none",
    stay: { state: "waiting", outAt: null, backAt: null },
    ...fields,
  });
  const told = (fields: Partial<BookingNow>) =>
    Object.fromEntries(
      bookingNowFacts(now(fields)).map(([label, value]) => [
        label,
        value.replaceAll("\u00a0", " "),
      ]),
    );

  test("with the day it is told", () => {
    expect(bookingNowTitle(now())).toBe("Så står bokningen 1 juni 2027");
    expect(told({})).toEqual({ "Kvar att betala": "Inget", Utlämning: "Inte utlämnad" });
  });

  test("with what is left to pay, the agreement, and where the vehicle is", () => {
    const stay = { state: "out", outAt: "2027-06-01T12:05:00.000Z", backAt: null } as const;
    expect(told({ dueAmount: 500, reservedAmount: 700, agreement: "waiting", stay })).toEqual({
      "Kvar att betala": "500,00 kr",
      "Reserverat på kort": "700,00 kr",
      Hyresavtal: "Inte godkänt",
      Utlämning: "Ute sedan 1 juni kl 14:05",
    });
    expect(told({ dueAmount: -300, agreement: "accepted", isCancelled: true })).toEqual({
      "Att få tillbaka": "300,00 kr",
      Hyresavtal: "Godkänt",
      Utlämning: "Avbokad",
    });
  });
});
