import { MOST_FOUND, type Found } from "#contracts/office-find.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { sectionsNamed } from "#domain/access/office-sections.ts";
import { may, type Role } from "#domain/access/roles.ts";
import { readReceiptNumber, receiptNumber } from "#domain/bookkeeping/receipt-number.ts";
import { hasAllWords } from "#domain/text/folded.ts";
import { formatDay } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  readFoundBookings,
  readNamedItems,
  readReceipts,
  type FoundBooking,
  type NamedItem,
} from "./find-rows.ts";

type Parts = { db: Db; clock: Clock };

const MOST_PAGES = 10;
const MOST_ITEMS = 5;
const MOST_RECEIPTS = 3;
/** Bookkeeping is kept for seven years; nobody asks for an older receipt by its number alone. */
const YEARS_BACK = 10;

/** Few of what is few, and bookings for the rest of the list. */
export async function findAnything(
  { db, clock }: Parts,
  role: Role,
  typed: string,
): Promise<Found[]> {
  const items = await readNamedItems(db);
  const forRent = items.filter(({ isArchived }) => !isArchived);
  const pages = sectionsNamed(role, typed).slice(0, MOST_PAGES).map(pageFound);
  const named = may(role, "shop.manage")
    ? forRent.filter(({ name }) => hasAllWords(name, typed)).slice(0, MOST_ITEMS)
    : [];
  const few = [
    ...pages,
    ...named.map(itemFound),
    ...(await findReceipts({ db, clock }, role, typed)),
  ];
  const bookings = await findBookings(db, items, typed, MOST_FOUND - few.length);
  return [...few, ...bookings.map(bookingFound)];
}

async function findReceipts({ db, clock }: Parts, role: Role, typed: string): Promise<Found[]> {
  const asked = readReceiptNumber(typed);
  if (!asked || !may(role, "shop.manage")) return [];
  const thisYear = Number(clock.today().slice(0, 4));
  const years = asked.year
    ? [asked.year]
    : Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back);
  const found = await readReceipts(db, { years, number: asked.number }, MOST_RECEIPTS);
  return found.map(({ year, number, kind, bookingId }) => ({
    kind: "receipt",
    id: `${year}-${number}`,
    label: `${kind === "credit" ? "Kreditkvitto" : "Kvitto"} ${receiptNumber(year, number)}`,
    note: `Bokning #${bookingId}`,
    path: `/admin/receipts/${bookingId}`,
  }));
}

/** By the customer or the number; or by the thing, with what else was typed for the customer. */
async function findBookings(
  db: Db,
  items: readonly NamedItem[],
  typed: string,
  most: number,
): Promise<FoundBooking[]> {
  const byCustomer = await readFoundBookings(db, { typed }, most);
  const known = new Set(byCustomer.map(({ id }) => id));
  const byItem = await findByItem(db, items, typed, most);
  return [...byCustomer, ...byItem.filter(({ id }) => !known.has(id))].slice(0, most);
}

async function findByItem(
  db: Db,
  items: readonly NamedItem[],
  typed: string,
  most: number,
): Promise<FoundBooking[]> {
  const words = typed.split(/\s+/);
  const ofName = words.filter((word) => items.some(({ name }) => hasAllWords(name, word)));
  if (ofName.length === 0) return [];
  const ids = items.filter(({ name }) => hasAllWords(name, ofName.join(" "))).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rest = words.filter((word) => !ofName.includes(word)).join(" ");
  return readFoundBookings(db, { typed: rest, itemIds: ids }, most);
}

function bookingFound({ id, customerName, itemName, startDate, endDate }: FoundBooking): Found {
  const period = `${formatDay(startDate as LocalDate)} – ${formatDay(endDate as LocalDate)}`;
  return {
    kind: "booking",
    id: String(id),
    label: customerName || `Bokning #${id}`,
    note: `#${id}, ${itemName}, ${period}`,
    path: bookingPath(id),
  };
}

function itemFound({ id, name, type }: NamedItem): Found {
  return {
    kind: "item",
    id: String(id),
    label: name,
    note: ITEM_TYPE_WORDS[type].one,
    path: `/admin/rental-items/${id}`,
  };
}

function pageFound({ path, label }: { path: string; label: string }): Found {
  return { kind: "page", id: path, label, note: "Sida", path };
}
