import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

const KEY_NAME = "letterTokenKey";
const TOKEN_BYTES = 16;

/** Stands beside a booking's number in its letters: whoever brings it was told the number, and has not guessed it. */
export async function letterToken(db: Db, bookingId: number): Promise<string> {
  return tokenFor(db, `booking ${bookingId}`);
}

/** The same for a purpose, each time: nobody can make it who does not know the shop's own key. */
export async function tokenFor(db: Db, purpose: string, bytes = TOKEN_BYTES): Promise<string> {
  const key = (await readKey(db)) ?? (await makeKey(db));
  const mac = createHmac("sha256", key).update(purpose).digest();
  return mac.subarray(0, bytes).toString("base64url");
}

export async function isLetterToken(db: Db, bookingId: number, token: string): Promise<boolean> {
  const said = Buffer.from(token);
  const right = Buffer.from(await letterToken(db, bookingId));
  return said.length === right.length && timingSafeEqual(said, right);
}

async function readKey(db: Db): Promise<string | undefined> {
  const rows = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, KEY_NAME));
  return rows[0]?.value;
}

/** Once for a shop, with its data, so that all its processes know the same one. */
async function makeKey(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({
      key: KEY_NAME,
      value: randomBytes(32).toString("base64url"),
      updatedAt: sql`now()`,
    })
    .onConflictDoNothing();
  const key = await readKey(db);
  if (key === undefined) throw new Error("the key of the letters' tokens was not written");
  return key;
}
