import type {
  BookingNow,
  IssuedReceipt,
  ReceiptMethod,
  ReceiptSnapshot,
} from "#contracts/receipts.ts";
import { receiptSign } from "#domain/bookkeeping/receipt-balance.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { formatDay } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { stayWords } from "#texts/stay-words.ts";
import { unitWords } from "#texts/unit-words.ts";

/** What a receipt says, as the page shows it and the document prints it: the two may not differ. */
export type ReceiptFact = [label: string, value: string];

const NOT_GIVEN = "Ej angivet";

/** `2 000,00 kr`. A receipt shows öre, since its VAT has them. */
export function formatMoney(amount: number, currency = "SEK"): string {
  return new Intl.NumberFormat("sv-SE", { style: "currency", currency }).format(amount);
}

/** `25 %`. */
export function vatPercent(rate: number): string {
  return new Intl.NumberFormat("sv-SE", { style: "percent" }).format(rate);
}

const NAMES: Record<ReceiptSnapshot["kind"], string> = {
  receipt: "Kvitto",
  credit: "Kreditkvitto",
  reversal: "Rättelse",
  correction: "Rättelse",
};

/** The same to an organisation. */
const INVOICE_NAMES: Partial<Record<ReceiptSnapshot["kind"], string>> = {
  receipt: "Kvitto/faktura",
  credit: "Kreditkvitto/kreditfaktura",
};

/** What a receipt is called in a list, where its row tells what happened. Its title begins with it. */
export function receiptName({
  kind,
  hasBuyer,
}: {
  kind: ReceiptSnapshot["kind"];
  hasBuyer: boolean;
}): string {
  return (hasBuyer && INVOICE_NAMES[kind]) || NAMES[kind];
}

const TITLES: Record<Exclude<ReceiptSnapshot["kind"], "receipt" | "credit">, string> = {
  reversal: "Rättelse av kreditkvitto",
  correction: "Rättelse – registrerad av misstag",
};

const SALES: Record<IssuedReceipt["cause"], string> = {
  charge: "",
  service: " – tjänst",
  cancellation: " – avbokningsavgift",
};

/** What a receipt is called where it stands by itself: on the page, on paper, on a booking. */
export function receiptTitle({
  kind,
  cause,
  buyer,
}: Pick<IssuedReceipt, "kind" | "cause" | "buyer">): string {
  const name = receiptName({ kind, hasBuyer: buyer !== undefined });
  if (kind === "receipt") return `${name}${SALES[cause]}`;
  return kind === "credit" ? name : TITLES[kind];
}

const FILE_NAMES: Record<ReceiptSnapshot["kind"], string> = {
  receipt: "kvitto",
  credit: "kreditkvitto",
  reversal: "rattelse",
  correction: "rattelse",
};

/** `kvitto-2027-000042`, of letters that every system can name a file with. */
export function receiptFileName({
  kind,
  buyer,
  receiptNumber,
}: Pick<ReceiptSnapshot, "kind" | "buyer" | "receiptNumber">): string {
  const name = kind === "receipt" && buyer ? "kvitto-faktura" : FILE_NAMES[kind];
  return `${name}-${receiptNumber}`;
}

/** What the day of a receipt's transaction is called. */
const MOVED: Record<ReceiptSnapshot["kind"], string> = {
  receipt: "Betalningsdatum",
  credit: "Krediterat",
  reversal: "Återfört",
  correction: "Rättat",
};

const METHODS: Record<ReceiptMethod, string> = {
  card: "kort",
  swish: "Swish",
  bank: "banköverföring",
};

/** How the money moved, in the middle of a sentence. */
export function methodName({ method }: Pick<ReceiptSnapshot, "method">): string {
  return METHODS[method ?? "card"];
}

const CARD_BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

export function cardBrandName(brand: string): string {
  return CARD_BRANDS[brand] ?? orNotGiven(brand);
}

export function maskedCard(last4: string): string {
  return last4 === "" ? NOT_GIVEN : `**** **** **** ${last4}`;
}

/** Who sold, as far as its owner had said when the receipt was issued. */
export function sellerFacts({ seller }: Pick<ReceiptSnapshot, "seller">): ReceiptFact[] {
  const facts: ReceiptFact[] = [
    ["Namn", seller.name],
    ["Adress", seller.address],
    ["Org.nr", seller.orgnr],
    ["Momsreg.nr", seller.vatNumber],
    ["Säte", seller.seat ?? ""],
    ["Telefon", seller.phone],
    ["E-post", seller.email],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** The last line of a receipt: a company that has given no number claims no tax status either. */
export function sellerLine({ seller }: Pick<ReceiptSnapshot, "seller">): string {
  const { name, orgnr, vatNumber, fTax = true } = seller;
  if (orgnr === "") return name;
  const numbers = `${name}, org.nr ${orgnr}, momsreg.nr ${vatNumber}.`;
  return fTax ? `${numbers} Godkänd för F-skatt.` : numbers;
}

/** How it was paid, and in what. */
export function paymentLine(receipt: ReceiptSnapshot): string {
  const { currency } = receipt;
  const money = currency === "SEK" ? "svenska kronor" : currency;
  return `Betalningssätt: ${methodName(receipt)}. Valuta: ${currency}. Alla belopp är i ${money}.`;
}

/** Who bought; the personal number is given as whoever asks may see it. */
export function customerFacts(receipt: ReceiptSnapshot, personalNumber: string): ReceiptFact[] {
  if (receipt.buyer) return buyerFacts(receipt, receipt.buyer);
  return [
    ["Namn", orNotGiven(receipt.customerName)],
    ["E-post", orNotGiven(receipt.customerEmail)],
    ["Telefon", orNotGiven(receipt.customerPhone)],
    ["Adress", orNotGiven(receipt.customerAddress)],
    ["Personnummer", orNotGiven(personalNumber)],
  ];
}

/** An organisation, and whom to ask there. Its papers go further than a person's, and carry no personal number. */
function buyerFacts(
  { customerName, customerEmail, customerPhone }: ReceiptSnapshot,
  { name, organisationNumber, address, reference }: NonNullable<ReceiptSnapshot["buyer"]>,
): ReceiptFact[] {
  const facts: ReceiptFact[] = [
    ["Namn", orNotGiven(name)],
    ["Org.nr", organisationNumber],
    ["Adress", orNotGiven(address)],
    ["Er referens", reference],
    ["Kontaktperson", customerName === name ? "" : customerName],
    ["E-post", customerEmail],
    ["Telefon", customerPhone],
  ];
  return facts.filter(([, value]) => value.trim() !== "");
}

function unitFacts({ units = [] }: ReceiptSnapshot): ReceiptFact[] {
  const words = units.map((unit) => `${unitWords(unit)}${unit.isFetched ? "" : " (planerad)"}`);
  return words.length === 0 ? [] : [["Enhet", listed(words)]];
}

export function bookingFacts(receipt: ReceiptSnapshot): ReceiptFact[] {
  const { kind, bookingId, bookingDate, startDate, endDate, creditsNumber, reason } = receipt;
  const nights = nightCount({ startDate, endDate });
  const changed = kind === "reversal" ? "Avser kreditkvitto" : "Avser kvitto";
  const changes: ReceiptFact[] = creditsNumber === null ? [] : [[changed, creditsNumber]];
  if (reason !== null) changes.push(["Anledning", orNotGiven(reason)]);
  return [
    ...changes,
    ["Bokning", `#${bookingId}, gjord ${formatDay(bookingDate)}`],
    ["Objekt", receipt.rentalItemName],
    ...unitFacts(receipt),
    [
      "Hyresperiod",
      `${formatDay(startDate)} – ${formatDay(endDate)} (${nights === 1 ? "1 natt" : `${nights} nätter`})`,
    ],
    [MOVED[kind], formatDay(dayInSweden(new Date(receipt.transactionDate)))],
    ...paymentFacts(receipt),
  ];
}

/** Beside a receipt, and no part of it. */
export function bookingNowTitle({ today }: Pick<BookingNow, "today">): string {
  return `Så står bokningen ${formatDay(today)}`;
}

export function bookingNowFacts(now: BookingNow): ReceiptFact[] {
  const { dueAmount, reservedAmount, agreement, stay, isCancelled } = now;
  const facts: ReceiptFact[] = [
    dueAmount < 0
      ? ["Att få tillbaka", formatMoney(-dueAmount)]
      : ["Kvar att betala", dueAmount === 0 ? "Inget" : formatMoney(dueAmount)],
  ];
  if (reservedAmount > 0) facts.push(["Reserverat på kort", formatMoney(reservedAmount)]);
  if (agreement !== "none")
    facts.push(["Hyresavtal", agreement === "accepted" ? "Godkänt" : "Inte godkänt"]);
  return [...facts, ["Utlämning", isCancelled ? "Avbokad" : stayWords(stay)]];
}

function paymentFacts(receipt: ReceiptSnapshot): ReceiptFact[] {
  if ((receipt.method ?? "card") !== "card")
    return [["Referens", orNotGiven(receipt.reference ?? "")]];
  return [
    ["Kortutgivare", cardBrandName(receipt.cardBrand)],
    ["Kortnummer", maskedCard(receipt.cardLast4)],
    ["Transaktions-id", orNotGiven(receipt.paymentIntentId)],
  ];
}

const TOTAL: Record<ReceiptSnapshot["kind"], string> = {
  receipt: "Totalt",
  credit: "Krediterat",
  reversal: "Återfört",
  correction: "Rättat",
};

export type ShownLine = {
  name: string;
  description: string;
  quantity: number;
  unitPrice: string;
  unitPriceExcludingVat: string;
  total: string;
  vat: string;
  excludingVat: string;
};

/** The lines of the table. On a credit receipt every sum takes something back. */
export function shownLines(receipt: ReceiptSnapshot): ShownLine[] {
  const money = moneyOf(receipt);
  return receipt.lineItems.map((line) => ({
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unitPrice: money(line.unitPrice),
    unitPriceExcludingVat: money(unitPriceExcludingVat(line)),
    total: money(line.totalPrice),
    vat: money(line.vatAmount),
    excludingVat: money(line.priceExcludingVat),
  }));
}

/** A fee for a cancellation is no sale: there is no VAT within it. */
function unitPriceExcludingVat(line: ReceiptSnapshot["lineItems"][number]): number {
  const vat = line.vatAmount === 0 ? 0 : vatOreWithin(line.unitPrice);
  return kronorOf(oreOf(line.unitPrice) - vat);
}

export function shownTotals(receipt: ReceiptSnapshot): ReceiptFact[] {
  const money = moneyOf(receipt);
  const total = TOTAL[receipt.kind];
  return [
    ["Summa exkl. moms", money(receipt.subtotalExcludingVat)],
    ["Total moms", money(receipt.totalVatAmount)],
    [isWithoutVat(receipt) ? total : `${total} inkl. moms`, money(receipt.totalIncludingVat)],
  ];
}

export type ShownVat = { rate: string; base: string; vat: string };

export function shownVat(receipt: ReceiptSnapshot): ShownVat[] {
  const money = moneyOf(receipt);
  return receipt.vatBreakdown.map(({ vatRate, baseAmount, vatAmount }) => ({
    rate: vatRate === 0 ? "Utan moms" : vatPercent(vatRate),
    base: money(baseAmount),
    vat: money(vatAmount),
  }));
}

function isWithoutVat({ vatBreakdown }: ReceiptSnapshot): boolean {
  return vatBreakdown.every(({ vatRate }) => vatRate === 0);
}

function moneyOf({ kind, currency }: ReceiptSnapshot): (amount: number) => string {
  const sign = receiptSign(kind);
  // Zero has no sign to a reader.
  return (amount) => formatMoney(amount === 0 ? 0 : sign * amount, currency);
}

function orNotGiven(text: string): string {
  return text.trim() === "" ? NOT_GIVEN : text;
}
