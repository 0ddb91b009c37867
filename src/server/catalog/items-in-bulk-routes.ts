import * as contracts from "#contracts/items-in-bulk.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { allAddons } from "./addon-rows.ts";
import { changePrices, previewPrices } from "./change-prices.ts";
import { copyToNextYear, previewNextYear } from "./copy-to-next-year.ts";
import { duplicateItem } from "./duplicate-item.ts";
import { itemsAsCsv } from "./export-items.ts";
import { listItems } from "./item-rows.ts";
import { orderItems } from "./order-items.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { undoPrices } from "./undo-prices.ts";

/** What is done to several items, or makes one of another. */
export function itemsInBulkRoutes(bind: Bind, parts: CatalogParts): void {
  const { db, clock } = parts;
  bindChange(bind, contracts.orderItems, ({ body, by }) => orderItems(parts, by, body));
  bindChange(bind, contracts.duplicateItem, ({ body, params, by }) =>
    duplicateItem(parts, by, { itemId: params.id, ...body }),
  );
  bind(contracts.previewPrices, ({ body }) => previewPrices(parts, body));
  bindChange(bind, contracts.changePrices, ({ body, by }) => changePrices(parts, by, body));
  bindChange(bind, contracts.undoPrices, ({ body, by }) => undoPrices(parts, by, body.prices));
  bind(contracts.previewNextYear, ({ body }) => previewNextYear(parts, body));
  bindChange(bind, contracts.copyToNextYear, ({ body, by }) => copyToNextYear(parts, by, body));
  bind(contracts.exportItems, async ({ reply }) => {
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="objekt-${clock.today()}.csv"`);
    const everything = { isStaff: true };
    const csv = itemsAsCsv(await listItems(db, everything), await allAddons(db, everything));
    return ok(Buffer.from(csv));
  });
}
