import { dayOfMonth, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import type {
  Adjustment,
  Quote,
  QuotedAddon,
  QuotedNight,
  QuoteLineKind,
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
    ...nightGroups(quote.nights).map((group) => nightLine(group, quote.quantity)),
    ...(quote.fee > 0 ? [feeLine(quote)] : []),
    ...quote.addons.map((addon) => addonLine(addon, quote.nights.length)),
    ...(quote.adjustment ? [adjustmentLine(quote.adjustment)] : []),
  ];
}

type NightGroup = {
  first: LocalDate;
  last: LocalDate;
  count: number;
  price: number;
  isSeasonal: boolean;
};

/** Nights in a row that cost the same, as one. */
function nightGroups(nights: readonly QuotedNight[]): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const { night, price, isSeasonal } of nights) {
    const group = groups.at(-1);
    if (group?.price === price && group.isSeasonal === isSeasonal) {
      group.last = night;
      group.count += 1;
    } else groups.push({ first: night, last: night, count: 1, price, isSeasonal });
  }
  return groups;
}

function nightLine(group: NightGroup, quantity: number): QuoteLine {
  const { count, price, isSeasonal } = group;
  const units = quantity > 1 ? `${quantity} st × ` : "";
  return {
    kind: "nights",
    label: `${units}${nightsInWords(count)} × ${formatKronor(price)}`,
    note: `${span(group)}, ${isSeasonal ? "säsongspris" : "ordinarie pris"}`,
    amount: quantity * count * price,
  };
}

function span({ first, last }: NightGroup): string {
  if (first === last) return `natten från ${formatDayAndMonth(first)}`;
  const isOneMonth = firstOfMonth(first) === firstOfMonth(last);
  return isOneMonth
    ? `nätterna ${dayOfMonth(first)}–${formatDayAndMonth(last)}`
    : `nätterna ${formatDayAndMonth(first)} – ${formatDayAndMonth(last)}`;
}

function feeLine({ quantity, fee }: Quote): QuoteLine {
  return {
    kind: "fee",
    label: quantity > 1 ? `Fast avgift, ${quantity} st` : "Fast avgift",
    amount: quantity * fee,
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
