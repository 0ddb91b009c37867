import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { unitsOfBooking } from "#server/platform/db/units-of-booking.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";
import { noteUnitUnmoved, partsOfStay } from "./stay-part-rows.ts";

let office: TestUnits;
let bookingId: number;
let unitId: number;
beforeAll(async () => {
  office = await openTestUnits();
  const { id, units } = await office.aFleet(5);
  unitId = units[0]!.id;
  ({ id: bookingId } = await office.booked(id, "2026-07-01", "2026-07-03"));
  await inTransaction(office.shop.db, async (tx) => {
    // Stays of years, by nobody in particular.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into stay_units
        (booking_id, rental_item_id, unit_id, held_from, held_to, handed_over_at, back_at)
      select 1000000 + n, ${id}, ${unitId} + n % 5, '2020-01-01', '2020-01-01', now(), now() from generate_series(1, 5000) n`);
  });
  await office.shop.db.execute(sql`analyze stay_units`);
});

/** How many stays are looked at. */
async function staysRead(read: (tx: Db) => Promise<unknown>): Promise<number> {
  return inTransaction(office.shop.db, async (tx) => {
    const readSoFar = async () =>
      (
        await rowsOf<{ read: number }>(
          tx,
          sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'stay_units'`,
        )
      )[0]!.read;
    const before = await readSoFar();
    await read(tx);
    return (await readSoFar()) - before;
  });
}

test("which units a booking has is told without reading every stay there ever was", async () => {
  const reads: Record<string, (tx: Db) => Promise<unknown>> = {
    "in lists": (tx) =>
      tx
        .select({ units: unitsOfBooking })
        .from(bookings)
        .where(sql`${bookings.id} = ${bookingId}`),
    "at the hand-over": (tx) => partsOfStay(tx, bookingId),
    "where one is annulled": (tx) => noteUnitUnmoved(tx, { bookingId, unitId }, "out"),
  };
  for (const [where, read] of Object.entries(reads))
    expect.soft(await staysRead(read), where).toBeLessThan(20);
});
