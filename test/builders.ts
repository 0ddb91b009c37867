import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { codeKey } from "#domain/pricing/discount-code.ts";
import type { Role } from "#domain/access/roles.ts";
import { hashPassword } from "#server/auth/password.ts";
import { insertUser, type UserRow } from "#server/auth/user-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingAgreements } from "#server/platform/db/tables/bookings.ts";
import {
  addons,
  blockedDates,
  bookingIntervals,
  discountCodes,
  pictures,
  rentalAgreements,
  rentalAgreementVersions,
  rentalItems,
  seasonalPrices,
} from "#server/platform/db/tables/catalog.ts";

const THEN = new Date("2026-01-01T00:00:00Z");
export const PASSWORD = "skogens tystnad";

// Hashing is slow on purpose; the accounts of a test file share one hash.
let passwordHash: Promise<string> | undefined;

/** For an account that signs in to do something else, which the shop's own slow hash would hold up. */
export const quickHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let counter = 0;
const next = () => (counter += 1);

export async function aUser(
  db: Db,
  {
    username = `anna-${next()}`,
    password = PASSWORD,
    role = "customer",
    email,
    hashed,
  }: {
    username?: string;
    password?: string;
    role?: Role;
    email?: string;
    hashed?: Promise<string>;
  } = {},
): Promise<UserRow> {
  return insertUser(db, {
    username,
    role,
    ...(email !== undefined && { email }),
    passwordHash: await (hashed ??
      (password === PASSWORD ? (passwordHash ??= hashPassword(PASSWORD)) : hashPassword(password))),
    createdAt: THEN,
    updatedAt: THEN,
  });
}

type ItemFields = Partial<typeof rentalItems.$inferInsert>;

export async function anItem(
  db: Db,
  fields: ItemFields = {},
): Promise<typeof rentalItems.$inferSelect> {
  const number = next();
  const rows = await db
    .insert(rentalItems)
    .values({
      type: "rv",
      name: `Husbil ${number}`,
      slug: `husbil-${number}`,
      pricePerDay: 1000,
      createdAt: THEN,
      updatedAt: THEN,
      ...fields,
    })
    .returning();
  return rows[0]!;
}

export async function aPicture(db: Db, url: string): Promise<void> {
  await db.insert(pictures).values({
    url,
    alt: "En husbil vid en sjö",
    width: 1600,
    height: 1200,
    variants: [{ width: 640, format: "avif", url: url.replace(".webp", "-640.avif") }],
    createdAt: THEN,
  });
}

/** A text that a booking's customer is to accept, and has not. */
export async function anAskedAgreement(
  db: Db,
  bookingId: number,
  fields: { content?: string; isDefault?: boolean } = {},
): Promise<{ id: number; versionId: number }> {
  const agreement = await anAgreement(db, fields);
  const { versionId: agreementVersionId } = agreement;
  await db.insert(bookingAgreements).values({ bookingId, agreementVersionId });
  return agreement;
}

type Stay = {
  itemId: number;
  start: string;
  end: string;
  quantity?: number;
  status?: string;
  codeId?: number;
  codePerson?: string;
};

/** Written straight to the table: what the database itself does with a booking is what is tested. */
export async function aBooking(
  db: Db,
  { itemId, start, end, quantity = 1, status = "pending", ...used }: Stay,
): Promise<number> {
  const id = 1_000_000 + next();
  await db.execute(sql`
    insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity,
      quote, total_price, customer_name, customer_email, customer_phone, customer_personal_number,
      customer_address, customer_street_address, customer_postal_code, customer_city, status,
      code_id, code_person, created_at, updated_at)
    values (${id}, ${itemId}, ${start}, ${end}, '15:00', '12:00', ${quantity}, '{}', 1000, 'Anna Berg',
      'anna@example.com', '070-000 00 00', '', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30',
      'Sundsvall', ${status}, ${used.codeId ?? null}, ${used.codePerson ?? null}, now(), now())`);
  return id;
}

export async function aCheckout(
  db: Db,
  { itemId, start, end, quantity = 1, status = "open", ...used }: Stay,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time,
      return_time, quantity, quote, total_price, customer, status, code_id, code_person, hold_expires_at,
      created_at, updated_at)
    values (${id}, 'visitor', '127.0.0.1', ${itemId}, ${start}, ${end}, '15:00', '12:00', ${quantity},
      '{}', 1000, '{}', ${status}, ${used.codeId ?? null}, ${used.codePerson ?? null}, now(), now(),
      now())`);
  return id;
}

type Dates = { start: string; end: string };

export async function aSeason(
  db: Db,
  itemId: number,
  { start, end, price }: Dates & { price: number },
): Promise<void> {
  const dates = { startDate: start as LocalDate, endDate: end as LocalDate };
  await db.insert(seasonalPrices).values({ rentalItemId: itemId, ...dates, price });
}

export async function aBlock(db: Db, itemId: number, { start, end }: Dates): Promise<void> {
  const dates = { startDate: start as LocalDate, endDate: end as LocalDate };
  await db.insert(blockedDates).values({ rentalItemId: itemId, ...dates, reason: "Service" });
}

export async function anInterval(
  db: Db,
  itemId: number,
  { start, end, ...fields }: Dates & Partial<typeof bookingIntervals.$inferInsert>,
): Promise<void> {
  const dates = { startDate: start as LocalDate, endDate: end as LocalDate };
  await db
    .insert(bookingIntervals)
    .values({ rentalItemId: itemId, startWeekday: "saturday", ...dates, ...fields });
}

type AddonFields = Partial<typeof addons.$inferInsert>;

export async function anAddon(db: Db, itemId: number, fields: AddonFields = {}): Promise<number> {
  const rows = await db
    .insert(addons)
    .values({ rentalItemId: itemId, name: "Tillval", price: 100, ...fields })
    .returning({ id: addons.id });
  return rows[0]!.id;
}

/** An agreement with one text. */
export async function anAgreement(
  db: Db,
  { content = "<p>Villkor</p>", isDefault = false }: { content?: string; isDefault?: boolean } = {},
): Promise<{ id: number; versionId: number }> {
  const name = `Hyresavtal ${next()}`;
  const [agreement] = await db
    .insert(rentalAgreements)
    .values({ name, description: "", isDefault, createdAt: THEN, updatedAt: THEN })
    .returning({ id: rentalAgreements.id });
  const [version] = await db
    .insert(rentalAgreementVersions)
    .values({ rentalAgreementId: agreement!.id, version: 1, name, content, createdAt: THEN })
    .returning({ id: rentalAgreementVersions.id });
  return { id: agreement!.id, versionId: version!.id };
}

/** A code of ten per cent for everything, without an end unless told. */
export async function aCode(
  db: Db,
  { code = `KOD${next()}`, ...fields }: Partial<typeof discountCodes.$inferInsert> = {},
): Promise<number> {
  const rows = await db
    .insert(discountCodes)
    .values({
      code,
      codeKey: codeKey(code),
      rule: { percent: 10 },
      createdAt: THEN,
      updatedAt: THEN,
      ...fields,
    })
    .returning({ id: discountCodes.id });
  return rows[0]!.id;
}
