import { addDays, dayOfMonth, firstOfMonth } from "#domain/dates/local-date.ts";
import {
  feesOf,
  nightCountOf,
  nightGroups,
  type Adjustment,
  type NightGroup,
  type Quote,
  type QuotedAddon,
  type QuotedFee,
  type QuoteLineKind,
} from "#domain/pricing/quote.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";

export type QuoteLine = {
  kind: QuoteLineKind;
  label: string;
  note?: string;
  amount: number;
};

/** A price line by line, as letters and the office say it: every krona of the total stands on one of them. */
export function quoteLines(quote: Quote): QuoteLine[] {
  return [
    ...nightGroups(quote).map(nightLine),
    ...feesOf(quote).flatMap((fee) => (fee.fee > 0 ? [feeLine(fee)] : [])),
    ...quote.addons.map((addon) => addonLine(addon, nightCountOf(quote.nights))),
    ...(quote.adjustment ? [adjustmentLine(quote.adjustment)] : []),
  ];
}

function nightLine(group: NightGroup): QuoteLine {
  const { count, price, units, isSeasonal } = group;
  const times = units > 1 ? `${units} st × ` : "";
  return {
    kind: "nights",
    label: `${times}${nightsInWords(count)} × ${formatKronor(price)}`,
    note: `${span(group)}, ${isSeasonal ? "säsongspris" : "ordinarie pris"}`,
    amount: units * count * price,
  };
}

function span({ night: first, count }: NightGroup): string {
  const last = addDays(first, count - 1);
  if (first === last) return `natten från ${formatDayAndMonth(first)}`;
  const isOneMonth = firstOfMonth(first) === firstOfMonth(last);
  return isOneMonth
    ? `nätterna ${dayOfMonth(first)}–${formatDayAndMonth(last)}`
    : `nätterna ${formatDayAndMonth(first)} – ${formatDayAndMonth(last)}`;
}

function feeLine({ units, fee }: QuotedFee): QuoteLine {
  return {
    kind: "fee",
    label: units > 1 ? `Fast avgift, ${units} st` : "Fast avgift",
    amount: units * fee,
  };
}

function addonLine({ name, quantity, priceType, total }: QuotedAddon, nights: number): QuoteLine {
  const parts = [name];
  if (quantity > 1) parts.push(`${quantity} st`);
  if (priceType === "daily") parts.push(`${nights} dygn`);
  return { kind: "addon", label: parts.join(", "), amount: total };
}

function adjustmentLine({ amount, reason }: Adjustment): QuoteLine {
  return { kind: "adjustment", label: amount < 0 ? "Rabatt" : "Tillägg", note: reason, amount };
}

export function nightsInWords(count: number): string {
  return count === 1 ? "1 natt" : `${count} nätter`;
}
