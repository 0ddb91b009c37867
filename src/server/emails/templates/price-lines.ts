import { dayOfMonth, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import type { Quote, QuotedAddon, QuotedNight } from "#domain/pricing/quote.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import type { LetterBlock, PriceLine } from "./letter-blocks.ts";

/** The price as it was promised, so that every krona of the total stands on a line. */
export function priceBlock(quote: Quote): LetterBlock {
  return {
    kind: "price",
    title: "Pris",
    lines: [
      ...nightGroups(quote.nights).map((group) => nightLine(group, quote.quantity)),
      ...(quote.fee > 0 ? [feeLine(quote)] : []),
      ...quote.addons.map((addon) => addonLine(addon, quote.nights.length)),
    ],
    total: formatKronor(quote.total),
    vat: {
      label: `Varav moms ${Math.round(quote.vatRate * 100)} %`,
      amount: formatKronor(quote.vatAmount),
    },
    note: "Priset är inklusive moms och grundförsäkring.",
  };
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

function nightLine(group: NightGroup, quantity: number): PriceLine {
  const { count, price, isSeasonal } = group;
  const units = quantity > 1 ? `${quantity} st × ` : "";
  return {
    label: `${units}${nightsInWords(count)} × ${formatKronor(price)}`,
    note: `${span(group)}, ${isSeasonal ? "säsongspris" : "ordinarie pris"}`,
    amount: formatKronor(quantity * count * price),
  };
}

function span({ first, last }: NightGroup): string {
  if (first === last) return `natten från ${formatDayAndMonth(first)}`;
  const isOneMonth = firstOfMonth(first) === firstOfMonth(last);
  return isOneMonth
    ? `nätterna ${dayOfMonth(first)}–${formatDayAndMonth(last)}`
    : `nätterna ${formatDayAndMonth(first)} – ${formatDayAndMonth(last)}`;
}

function feeLine({ quantity, fee }: Quote): PriceLine {
  return {
    label: quantity > 1 ? `Fast avgift, ${quantity} st` : "Fast avgift",
    amount: formatKronor(quantity * fee),
  };
}

function addonLine({ name, quantity, priceType, total }: QuotedAddon, nights: number): PriceLine {
  const parts = [name];
  if (quantity > 1) parts.push(`${quantity} st`);
  if (priceType === "daily") parts.push(`${nights} dygn`);
  return { label: parts.join(", "), amount: formatKronor(total) };
}

export function nightsInWords(count: number): string {
  return count === 1 ? "1 natt" : `${count} nätter`;
}
