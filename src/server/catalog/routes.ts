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
import type { Bind, SignedIn } from "#server/platform/http/route.ts";
import * as addons from "./addon-rows.ts";
import { currentAgreement } from "./agreement-rows.ts";
import { blockedPeriodsOf, intervalsOf } from "./calendar-rows.ts";
import * as items from "./item-rows.ts";

export function catalogRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(listItems, async ({ user }) => ok(await items.listItems(db, seenBy(user))));
  bind(listItemCards, async () => ok(await items.listItemCards(db)));
  bind(itemById, async ({ params, user }) =>
    found(await items.findItem(db, { id: params.id }, seenBy(user))),
  );
  // The address is the public page's: nobody is shown a page there that visitors cannot open.
  bind(itemBySlug, async ({ params }) =>
    found(await items.findItem(db, { slug: params.slug }, VISITOR)),
  );
  bind(allAddons, async ({ user }) => ok(await addons.allAddons(db, seenBy(user))));
  bind(itemAddons, ({ params, user }) =>
    ofItem(db, { ...params, ...seenBy(user) }, ({ id }) => addons.addonsOf(db, id)),
  );
  bind(itemBlockedDates, ({ params, user }) =>
    ofItem(db, { ...params, ...seenBy(user) }, ({ id }) => blockedPeriodsOf(db, id)),
  );
  bind(itemBookingIntervals, ({ params, user }) =>
    ofItem(db, { ...params, ...seenBy(user) }, ({ id }) => intervalsOf(db, id)),
  );
  bind(itemAgreement, async ({ params, user }) => {
    const item = await items.findItem(db, { id: params.id }, seenBy(user));
    if (!item) return fail({ code: "catalog.item-unknown" });
    const agreement = await currentAgreement(db, item.rentalAgreementId);
    return agreement ? ok(agreement) : fail({ code: "catalog.agreement-unknown" });
  });
}

const VISITOR: items.Seen = { isStaff: false };

function seenBy(user: SignedIn | null): items.Seen {
  return { isStaff: user !== null };
}

function found<Item>(item: Item | undefined) {
  return item === undefined ? fail({ code: "catalog.item-unknown" } as const) : ok(item);
}

/** What belongs to an item, once the item is known to exist. */
async function ofItem<Answer>(
  db: Db,
  { id, ...seen }: items.Seen & { id: number },
  read: (item: RentalItem) => Promise<Answer>,
): Promise<Result<Answer, Problem>> {
  const item = await items.findItem(db, { id }, seen);
  return item ? ok(await read(item)) : fail({ code: "catalog.item-unknown" });
}
