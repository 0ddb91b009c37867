import { addDays } from "#domain/dates/local-date.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { placeItem } from "./place-units.ts";
import { dueItems, tellToday, wantAroundLate } from "./stay-unit-rows.ts";
import type { UnitParts } from "./unit-parts.ts";
import { countOutageOn, lockItem, lockItemEver, outagesToCount } from "./unit-rows.ts";

/** Outages are counted as far ahead as anybody may book, and well beyond. */
const COUNTED_AHEAD_DAYS = 600;

/** Places what nobody has placed, and around what should have been back: holds that ended, a process that was cut off, stays of before units were told apart. */
export async function sweepUnits({ db, clock }: UnitParts): Promise<void> {
  const today = clock.today();
  await oneByOne(await outagesToCount(db, addDays(today, COUNTED_AHEAD_DAYS)), (outage) =>
    inTransaction(db, async (tx) => {
      await lockItem(tx, outage.itemId);
      await tellToday(tx, today);
      await countOutageOn(tx, outage.id);
    }),
  );
  await inTransaction(db, (tx) => wantAroundLate(tx, today));
  await oneByOne(await dueItems(db), (itemId) =>
    inTransaction(db, async (tx) => {
      await lockItemEver(tx, itemId);
      await tellToday(tx, today);
      await placeItem(tx, itemId, { today });
    }),
  );
}
