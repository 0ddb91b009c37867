import { addDays, dayOfMonth, firstOfMonth } from "#domain/dates/local-date.ts";
import type { QuotedCode } from "#domain/pricing/discount-code.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { stepReached } from "#domain/pricing/long-stay.ts";
import {
  feesOf,
  nightCountOf,
  nightGroups,
  sumOfThing,
  type Adjustment,
  type NightGroup,
  type Quote,
  type QuotedAddon,
  type QuotedFee,
  type QuotedLine,
  type QuotedRent,
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
  const { lines = [], code, adjustment } = quote;
  return [
    ...nightGroups(quote).map(nightLine),
    ...feesOf(quote).flatMap((fee) => (fee.fee > 0 ? [feeLine(fee)] : [])),
    ...longStayLine(quote),
    ...quote.addons.map((addon) => addonLine(addon, nightCountOf(quote.nights))),
    ...lines.flatMap((line) => [itemLine(line), ...longStayLine(line, line.name)]),
    ...(code && code.amount !== 0 ? [codeLine(code, quote.subtotal)] : []),
    ...(adjustment ? [adjustmentLine(adjustment)] : []),
  ];
}

/** A further thing with its nights and its fee in one sum. */
function itemLine(line: QuotedLine): QuoteLine {
  const { name, quantity, longStay } = line;
  const fees = feesOf(line).filter(({ fee }) => fee > 0);
  return {
    kind: "item",
    label: quantity > 1 ? `${name}, ${quantity} st` : name,
    note: [...nightGroups(line).map(nightLine), ...fees.map(feeLine)]
      .map(({ label }) => label)
      .join(", "),
    amount: sumOfThing(line) - (longStay?.amount ?? 0),
  };
}

function longStayLine({ longStay, nights }: QuotedRent, name?: string): QuoteLine[] {
  if (!longStay || longStay.amount === 0) return [];
  const { steps, percent, amount } = longStay;
  const from = stepReached(steps, nightCountOf(nights))?.fromNights ?? 1;
  return [
    {
      kind: "long-stay",
      label: `Långtidsrabatt ${percent} %`,
      note: [...(name === undefined ? [] : [name]), `${nightsInWords(from)} eller fler`].join(", "),
      amount,
    },
  ];
}

function codeLine({ code, amount, rule }: QuotedCode, left: number): QuoteLine {
  const notes = [
    ...(rule.percent === undefined ? [] : [`${rule.percent} %`]),
    // Less than that no card can be charged with.
    ...(left === LEAST_BY_CARD ? [`minst ${formatKronor(left)} betalas med kort`] : []),
  ];
  return {
    kind: "code",
    label: `Rabattkod ${code}`,
    ...(notes.length > 0 && { note: notes.join(", ") }),
    amount,
  };
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
