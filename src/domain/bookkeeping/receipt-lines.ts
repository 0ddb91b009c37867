import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import type { Adjustment, Quote, QuotedNight } from "#domain/pricing/quote.ts";

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
  const { nights, quantity: units, fee, addons, adjustment } = quote;
  const rental = periodsOf(nights).map((period) => {
    const [first] = period;
    const count = period.length;
    return line(
      {
        kind: "nights",
        from: first!.night,
        until: addDays(first!.night, count),
        nights: count,
        units,
        isSeasonal: first!.isSeasonal,
      },
      count * units,
      first!.price,
    );
  });
  const fixed = fee > 0 ? [line({ kind: "fee" }, units, fee)] : [];
  const extras = addons.map(({ name, price, priceType, quantity }) => {
    const perNight = priceType === "daily" ? nights.length : null;
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

/** Nights that follow each other at the same price. */
function periodsOf(nights: readonly QuotedNight[]): QuotedNight[][] {
  const periods: QuotedNight[][] = [];
  for (const night of nights) {
    const last = periods.at(-1);
    const before = last?.at(-1);
    if (last && before?.price === night.price && before.isSeasonal === night.isSeasonal)
      last.push(night);
    else periods.push([night]);
  }
  return periods;
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
