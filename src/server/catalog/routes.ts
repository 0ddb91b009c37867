import { itemById, itemBySlug, listItemCards, listItems } from "#contracts/catalog.ts";
import { fail, ok } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import * as items from "./item-rows.ts";

export function catalogRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(listItems, async () => ok(await items.listItems(db)));
  bind(listItemCards, async () => ok(await items.listItemCards(db)));
  bind(itemById, async ({ params }) => found(await items.findItem(db, { id: params.id })));
  bind(itemBySlug, async ({ params }) => found(await items.findItem(db, { slug: params.slug })));
}

function found<Item>(item: Item | undefined) {
  return item === undefined ? fail({ code: "catalog.item-unknown" } as const) : ok(item);
}
