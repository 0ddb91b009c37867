import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { feesOf, nightCountOf, nightGroups } from "#domain/pricing/quote.ts";
import type { Adjustment, Quote, QuotedRent } from "#domain/pricing/quote.ts";

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
      /** Of a further thing. */
      name?: string;
    }
  | { kind: "fee"; name?: string }
  | { kind: "long-stay"; percent: number; name?: string }
  | { kind: "addon"; name: string; nights: number | null }
  | { kind: "code"; code: string }
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
  const { addons, adjustment, code, lines = [] } = quote;
  const extras = addons.map(({ name, price, priceType, quantity }) => {
    const perNight = priceType === "daily" ? nightCountOf(quote.nights) : null;
    return line({ kind: "addon", name, nights: perNight }, quantity * (perNight ?? 1), price);
  });
  return [
    ...rentLines(quote),
    ...extras,
    ...lines.flatMap((further) => rentLines(further, further.name)),
    ...(code && code.amount !== 0 ? [line({ kind: "code", code: code.code }, 1, code.amount)] : []),
    ...(adjustment ? [adjustmentLine(adjustment)] : []),
  ];
}

/** Nights, fees and what a longer stay takes off, of the main thing or of one with a name of its own. */
function rentLines(rent: QuotedRent, name?: string): ReceiptLine[] {
  const thing = name === undefined ? {} : { name };
  const stay = nightGroups(rent).map(({ night: from, count: nights, units, price, isSeasonal }) =>
    line(
      { kind: "nights", from, until: addDays(from, nights), nights, units, isSeasonal, ...thing },
      nights * units,
      price,
    ),
  );
  const fees = feesOf(rent).flatMap(({ fee, units }) =>
    fee > 0 ? [line({ kind: "fee", ...thing }, units, fee)] : [],
  );
  const { percent, amount } = rent.longStay ?? { percent: 0, amount: 0 };
  const less = amount === 0 ? [] : [line({ kind: "long-stay", percent, ...thing }, 1, amount)];
  return [...stay, ...fees, ...less];
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
