import { and, eq } from "drizzle-orm";
import { holdLimits } from "#domain/payments/checkout-hold.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import { openCheckout } from "#server/checkout/open-checkout.ts";
import { placeBooking, type PlaceParts } from "#server/checkout/place-booking.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { folded } from "#domain/text/folded.ts";
import { readPrices } from "#server/offers/priced-item-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { settings } from "#server/platform/db/tables/settings.ts";
import { demoCalendar, type DemoStay } from "./demo-calendar.ts";
import { DEMO_LOADED } from "./load-demo.ts";
import { SHOP } from "#server/money/money-parts.ts";

const BOOKED = "demoBooked";

type PayWithTestCard = (clientSecret: string) => Promise<void>;

/**
 * The demo's customers book as everybody does, through checkout and sandbox, so that everything
 * reconciles, and some are approved. A start that is broken off goes on next time; a stay that the
 * day's rules do not allow is left out.
 */
export async function bookDemoStays(parts: PlaceParts, pay: PayWithTestCard): Promise<void> {
  const { db, clock } = parts;
  if (!(await hasNote(db, DEMO_LOADED)) || (await hasNote(db, BOOKED))) return;
  const calendar = demoCalendar(clock.today());
  const items = await db
    .select({ id: rentalItems.id, slug: rentalItems.slug })
    .from(rentalItems)
    .orderBy(rentalItems.id);
  for (const { id, slug } of items)
    for (const stay of calendar[slug ?? ""]?.bookings ?? [])
      await bookAndApprove(parts, pay, { id, stay });
  const now = clock.now();
  await db
    .insert(settings)
    .values({ key: BOOKED, value: now.toISOString(), updatedAt: now })
    .onConflictDoNothing();
}

async function hasNote(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ id: settings.id }).from(settings).where(eq(settings.key, key));
  return rows.length > 0;
}

async function findBooking(db: Db, { id, stay }: ItemStay): Promise<number | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.rentalItemId, id), eq(bookings.customerName, stay.customer)));
  return row?.id;
}

type ItemStay = { id: number; stay: DemoStay };

async function bookAndApprove(
  parts: PlaceParts,
  pay: PayWithTestCard,
  itemStay: ItemStay,
): Promise<void> {
  const bookingId =
    (await findBooking(parts.db, itemStay)) ?? (await bookStay(parts, pay, itemStay));
  if (bookingId === undefined || !itemStay.stay.isApproved) return;
  // A start that was broken off may have charged it already. One that cannot be charged waits for the owner.
  await actOnPayment(parts, { bookingId, action: "capture", by: SHOP });
}

/** Whoever was broken off is known again by the checkout, and finds the nights held or the stay booked. */
async function bookStay(
  parts: PlaceParts,
  pay: PayWithTestCard,
  { id, stay: { customer, startDate, endDate, quantity } }: ItemStay,
): Promise<number | undefined> {
  const wish = { rentalItemId: id, startDate, endDate, quantity, selectedAddons: [] };
  const item = await readPrices(parts.db, id);
  const quote = item && quoteStay(item, item, { stay: wish, quantity, selectedAddons: [] });
  if (!quote?.ok) return undefined;
  const opened = await openCheckout(
    { ...parts, limits: holdLimits(1) },
    { hash: `demo: ${customer}`, network: "demo" },
    {
      amount: quote.value.total,
      currency: "sek",
      customerData: demoCustomer(customer),
      booking: wish,
    },
  );
  if (!opened.ok) {
    const { problem } = opened;
    if (problem.code === "checkout.already-booked") return problem.bookingId;
    if (problem.code.startsWith("stay.")) return undefined;
    throw new Error(`the demo could not be booked: ${problem.code}`);
  }
  const { clientSecret } = opened.value;
  await pay(clientSecret);
  const [intentId = ""] = clientSecret.split("_secret_");
  const placed = await placeBooking(parts, intentId, {});
  if (!placed.ok) throw new Error(`the demo could not be booked: ${placed.problem.code}`);
  return placed.value.bookingId;
}

/** Reachable under their own name alone: a number that all of them shared would make them one customer. */
function demoCustomer(name: string) {
  return {
    name,
    email: `${folded(name).replaceAll(/[^a-z]+/g, ".")}@example.com`,
    phone: "000-000 00 00",
    address: "",
    streetAddress: "Demogatan 1",
    postalCode: "852 30",
    city: "Sundsvall",
    country: "SE" as const,
    personalNumber: "–",
  };
}
