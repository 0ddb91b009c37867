import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { feesOf, nightCountOf, nightGroups } from "#domain/pricing/quote.ts";
import type { Adjustment, Quote } from "#domain/pricing/quote.ts";

/** What a line of a receipt is about; its words are given where it is printed. */
export type LineSubject =
  | {
      kind: "nights";
      from: LocalDate;
      /** The day after the last night. */
      until: LocalDate;
      nights: number;
      units: number;
      isSeasonal: boolean;
    }
  | { kind: "fee" }
  | { kind: "addon"; name: string; nights: number | null }
  | { kind: "adjustment"; reason: string; isDiscount: boolean }
  | { kind: "sum" };

export type ReceiptLine = {
  subject: LineSubject;
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  vatAmount: number;
  priceExcludingVat: number;
};

/** The lines of a rental, made from its quote alone: they always add up to what was promised. */
export function receiptLines(quote: Quote): ReceiptLine[] {
  const { addons, adjustment } = quote;
  const rental = nightGroups(quote).map(
    ({ night: from, count: nights, units, price, isSeasonal }) =>
      line(
        { kind: "nights", from, until: addDays(from, nights), nights, units, isSeasonal },
        nights * units,
        price,
      ),
  );
  const fixed = feesOf(quote).flatMap(({ fee, units }) =>
    fee > 0 ? [line({ kind: "fee" }, units, fee)] : [],
  );
  const extras = addons.map(({ name, price, priceType, quantity }) => {
    const perNight = priceType === "daily" ? nightCountOf(quote.nights) : null;
    return line({ kind: "addon", name, nights: perNight }, quantity * (perNight ?? 1), price);
  });
  return [...rental, ...fixed, ...extras, ...(adjustment ? [adjustmentLine(adjustment)] : [])];
}

function adjustmentLine({ amount, reason }: Adjustment): ReceiptLine {
  return line({ kind: "adjustment", reason, isDiscount: amount < 0 }, 1, amount);
}

/** One line for a sum that no quote explains: a part payment, a refund, or a part of a deposit. */
export function sumLine(kronor: number, { hasVat = true } = {}): ReceiptLine {
  const whole = line({ kind: "sum" }, 1, kronor);
  return hasVat ? whole : { ...whole, vatAmount: 0, priceExcludingVat: kronor };
}

function line(subject: LineSubject, quantity: number, unitPrice: number): ReceiptLine {
  const totalPrice = quantity * unitPrice;
  const vat = vatOreWithin(totalPrice);
  return {
    subject,
    quantity,
    unitPrice,
    totalPrice,
    vatAmount: kronorOf(vat),
    priceExcludingVat: kronorOf(oreOf(totalPrice) - vat),
  };
}
