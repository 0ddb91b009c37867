import type { LineWish } from "#domain/availability/check-lines.ts";
import { MOST_LINES, withLine } from "#domain/availability/further-choice.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";

/** A wish for a stay as an address carries it, from the item's page to the checkout and over a reload. */
export type BookingLink = {
  itemId: number | null;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  quantity: number;
  addons: SelectedAddon[];
  /** Further things: `lines=7x2,9x1` is two of item 7 and one of item 9. */
  lines: LineWish[];
};

/** The query of an address; the quantity only when it is more than one. */
export function writeBookingLink({
  itemId,
  startDate,
  endDate,
  quantity,
  addons,
  lines,
}: BookingLink): string {
  const query: [string, string][] = [];
  if (itemId !== null) query.push(["itemId", String(itemId)]);
  if (startDate !== null) query.push(["startDate", startDate]);
  if (endDate !== null) query.push(["endDate", endDate]);
  if (quantity > 1) query.push(["quantity", String(quantity)]);
  query.push([
    "addons",
    JSON.stringify(addons.map(({ id, quantity: count }) => ({ id, quantity: count }))),
  ]);
  const known = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const further = lines.map((line) => `${line.rentalItemId}x${line.quantity}`).join();
  return [...known, ...(further === "" ? [] : [`lines=${further}`])].join("&");
}

/** Reads what was written, and makes the best of anything else: what cannot be read counts as not chosen. */
export function readBookingLink(get: (name: string) => string | null): BookingLink {
  return {
    itemId: positive(get("itemId")),
    startDate: date(get("startDate")),
    endDate: date(get("endDate")),
    quantity: positive(get("quantity")) ?? 1,
    addons: addonList(get("addons")),
    lines: lineList(get("lines")),
  };
}

function date(text: string | null): LocalDate | null {
  return text !== null && isLocalDate(text) ? text : null;
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function addonList(text: string | null): SelectedAddon[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const chosen = new Map<number, number>();
  for (const one of value as unknown[]) {
    const { id, quantity } = (
      typeof one === "object" && one !== null ? one : {}
    ) as Partial<SelectedAddon>;
    if (isCount(id) && isCount(quantity)) chosen.set(id, quantity);
  }
  return [...chosen].map(([id, quantity]) => ({ id, quantity }));
}

function lineList(text: string | null): LineWish[] {
  const read = (text ?? "").split(",").flatMap((one) => {
    const [, id, count] = /^([1-9]\d{0,8})x([1-9]\d{0,2})$/.exec(one) ?? [];
    return id && count ? [{ rentalItemId: Number(id), quantity: Number(count) }] : [];
  });
  return read.reduce<LineWish[]>(withLine, []).slice(0, MOST_LINES);
}

function isCount(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647
  );
}
