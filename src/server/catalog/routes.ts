import {
  allAddons,
  itemAddons,
  itemAgreement,
  itemBlockedDates,
  itemBookingIntervals,
  itemById,
  itemBySlug,
  listItemCards,
  listItems,
  type RentalItem,
} from "#contracts/catalog.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import * as addons from "./addon-rows.ts";
import { currentAgreement } from "./agreement-rows.ts";
import { blockedPeriodsOf, intervalsOf } from "./calendar-rows.ts";
import * as items from "./item-rows.ts";

export function catalogRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(listItems, async () => ok(await items.listItems(db)));
  bind(listItemCards, async () => ok(await items.listItemCards(db)));
  bind(itemById, async ({ params }) => found(await items.findItem(db, { id: params.id })));
  bind(itemBySlug, async ({ params }) => found(await items.findItem(db, { slug: params.slug })));
  bind(allAddons, async () => ok(await addons.allAddons(db)));
  bind(itemAddons, ({ params }) => ofItem(db, params.id, ({ id }) => addons.addonsOf(db, id)));
  bind(itemBlockedDates, ({ params }) =>
    ofItem(db, params.id, ({ id }) => blockedPeriodsOf(db, id)),
  );
  bind(itemBookingIntervals, ({ params }) =>
    ofItem(db, params.id, ({ id }) => intervalsOf(db, id)),
  );
  bind(itemAgreement, async ({ params }) => {
    const item = await items.findItem(db, { id: params.id });
    if (!item) return fail({ code: "catalog.item-unknown" });
    const agreement = await currentAgreement(db, item.rentalAgreementId);
    return agreement ? ok(agreement) : fail({ code: "catalog.agreement-unknown" });
  });
}

function found<Item>(item: Item | undefined) {
  return item === undefined ? fail({ code: "catalog.item-unknown" } as const) : ok(item);
}

/** What belongs to an item, once the item is known to exist. */
async function ofItem<Answer>(
  db: Db,
  id: number,
  read: (item: RentalItem) => Promise<Answer>,
): Promise<Result<Answer, Problem>> {
  const item = await items.findItem(db, { id });
  return item ? ok(await read(item)) : fail({ code: "catalog.item-unknown" });
}
