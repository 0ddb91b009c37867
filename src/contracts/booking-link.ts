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

/** What was chosen besides the days. */
export type Choice = Omit<BookingLink, "startDate" | "endDate">;

/** The query of an address; the quantity only when it is more than one. */
export function writeBookingLink(link: BookingLink): string {
  const { itemId, startDate, endDate, quantity, addons, lines } = link;
  const query: [string, string][] = [];
  if (itemId !== null) query.push(["itemId", String(itemId)]);
  if (startDate !== null) query.push(["startDate", startDate]);
  if (endDate !== null) query.push(["endDate", endDate]);
  if (quantity > 1) query.push(["quantity", String(quantity)]);
  query.push(["addons", addonWords(addons)]);
  const known = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [...known, ...(lines.length === 0 ? [] : [`lines=${lineWords(lines)}`])].join("&");
}

/** What an address of a search carries besides, to what else is free and back; nothing where nothing was chosen. */
export function writeChoice({ itemId, quantity, addons, lines }: Choice): string {
  const ofItem = [
    ...(quantity > 1 ? [`quantity=${quantity}`] : []),
    ...(addons.length > 0 ? [`addons=${encodeURIComponent(addonWords(addons))}`] : []),
  ];
  const whose = ofItem.length > 0 && itemId !== null ? [`itemId=${itemId}`] : [];
  const further = lines.length > 0 ? [`lines=${lineWords(lines)}`] : [];
  return [...whose, ...ofItem, ...further].map((part) => `&${part}`).join("");
}

function addonWords(addons: readonly SelectedAddon[]): string {
  return JSON.stringify(addons.map(({ id, quantity }) => ({ id, quantity })));
}

function lineWords(lines: readonly LineWish[]): string {
  return lines.map(({ rentalItemId, quantity }) => `${rentalItemId}x${quantity}`).join();
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
