import { Readable } from "node:stream";
import { booking as bookingSchema, type Booking } from "#contracts/bookings.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readBookingsAfter, type OpenPeriod, type Place } from "./list-bookings-rows.ts";

export const PAGE_SIZE = 200;

const FIELDS = Object.keys(bookingSchema.shape) as (keyof Booking)[];

/** Only what the contract declares: the row knows more. */
export function declaredOnly(row: Booking): Booking {
  return Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as Booking;
}

/** All bookings, the latest start first, a page at a time: one short query each, made when it is asked for. */
export async function* bookingPages(
  db: Db,
  period: OpenPeriod = {},
  size = PAGE_SIZE,
): AsyncGenerator<Booking[], void, undefined> {
  let last: Place | undefined;
  for (;;) {
    const page = await readBookingsAfter(db, { period, after: last, most: size });
    if (page.length > 0) yield page.map(declaredOnly);
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** The text of one long JSON list, of which no more than a page is held at any time. */
export async function* asJsonList<Entry>(pages: AsyncIterable<Entry[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages) {
    yield before + page.map((entry) => JSON.stringify(entry)).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/**
 * What leaves while it is still being read. The server sends a stream as it is; to the contract it is
 * the list that the stream spells out, which a test holds against its schema.
 */
export function streamedList<Entry>(pages: AsyncIterable<Entry[]>): Entry[] {
  return Readable.from(asJsonList(pages)) as unknown as Entry[];
}
