import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { quoteStay } from "#domain/pricing/quote.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  blockedDates,
  bookingIntervals,
  seasonalPrices,
} from "#server/platform/db/tables/catalog.ts";
import type { DemoCalendar } from "./demo-calendar.ts";
import type { DemoItem } from "./demo-item.ts";

type Owner = { id: number; item: DemoItem; now: Date };

export async function insertCalendar(tx: Db, owner: Owner, calendar: DemoCalendar): Promise<void> {
  const rentalItemId = owner.id;
  const { seasons = [], blocked = [], intervals = [], bookings = [] } = calendar;
  for (const season of seasons) await tx.insert(seasonalPrices).values({ ...season, rentalItemId });
  for (const block of blocked) await tx.insert(blockedDates).values({ ...block, rentalItemId });
  for (const interval of intervals)
    await tx.insert(bookingIntervals).values({ ...interval, rentalItemId });
  for (const booking of bookings) await insertBooking(tx, owner, booking, seasons);
}

type DemoBooking = NonNullable<DemoCalendar["bookings"]>[number];

async function insertBooking(
  tx: Db,
  { id, item, now }: Owner,
  { customer, quantity, ...stay }: DemoBooking,
  seasons: NonNullable<DemoCalendar["seasons"]>,
): Promise<void> {
  const numbered = seasons.map((season, index) => ({ ...season, id: index }));
  const quote = quoteStay(
    item,
    { seasons: numbered, addons: [] },
    { stay, quantity, selectedAddons: [] },
  );
  if (!quote.ok) throw new Error(quote.problem.code);
  await tx.execute(sql`
    insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity,
      quote, total_price, customer_name, customer_email, customer_phone, customer_personal_number,
      customer_address, customer_street_address, customer_postal_code, customer_city, status,
      created_at, updated_at)
    values (${randomInt(1_000_000, 10_000_000)}, ${id}, ${stay.startDate}, ${stay.endDate}, '15:00', '12:00',
      ${quantity}, ${JSON.stringify(quote.value)}, ${quote.value.total}, ${customer}, 'demo@example.com',
      '070-000 00 00', '', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall',
      'confirmed', ${now.toISOString()}, ${now.toISOString()})`);
}
