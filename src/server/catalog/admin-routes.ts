import { itemHistory } from "#contracts/audit.ts";
import * as contracts from "#contracts/catalog-admin.ts";
import { comingIntervals, itemBlocks, itemSeasons } from "#contracts/item-belongings.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { changesOf } from "#server/audit/change-rows.ts";
import type { Bind } from "#server/platform/http/route.ts";
import * as lists from "./admin-list-rows.ts";
import { agreementRoutes } from "./agreement-routes.ts";
import { discountCodeRoutes } from "./discount-code-routes.ts";
import { belongingRoutes } from "./belonging-routes.ts";
import { changeItem } from "./change-item.ts";
import { createItem } from "./create-item.ts";
import * as rows from "./dashboard-rows.ts";
import { isListed } from "./item-admin-rows.ts";
import { linkAgreement } from "./link-agreement.ts";
import { itemsInBulkRoutes } from "./items-in-bulk-routes.ts";
import { ITEM, type CatalogParts } from "./record-item-change.ts";
import { removeItem } from "./remove-item.ts";
import { showDashboard } from "./show-dashboard.ts";

export function catalogAdminRoutes(bind: Bind, parts: CatalogParts): void {
  const { db, clock } = parts;
  const ofItem = async <Answer>(
    id: number,
    read: () => Promise<Answer>,
  ): Promise<Result<Answer, Problem>> =>
    (await isListed(db, id)) ? ok(await read()) : fail({ code: "catalog.item-unknown" });

  bindChange(bind, contracts.createItem, ({ body, by }) => createItem(parts, by, body));
  bindChange(bind, contracts.changeItem, ({ body, params, by }) =>
    changeItem(parts, by, { ...body, id: params.id }),
  );
  bindChange(bind, contracts.removeItem, ({ params, by }) => removeItem(parts, by, params.id));
  bindChange(bind, contracts.linkAgreement, ({ body, params, by }) =>
    linkAgreement(parts, by, { ...body, itemId: params.id }),
  );
  bind(contracts.itemBookings, ({ params: { id } }) => ofItem(id, () => lists.bookingsOf(db, id)));
  bind(itemSeasons, ({ params: { id } }) => ofItem(id, () => lists.seasonsOf(db, id)));
  bind(itemBlocks, ({ params: { id } }) => ofItem(id, () => lists.blocksOf(db, id)));
  bind(itemHistory, async ({ params: { id } }) => {
    const changes = await changesOf(db, { entity: ITEM, entityId: id });
    // What is gone keeps its history; what never was has none to show.
    return changes.length > 0 ? ok(changes) : ofItem(id, async () => changes);
  });
  bind(comingIntervals, async () => ok(await rows.comingIntervals(db, clock.today())));
  bind(contracts.dashboard, async () => ok(await showDashboard(db, clock.today())));
  itemsInBulkRoutes(bind, parts);
  belongingRoutes(bind, parts);
  agreementRoutes(bind, parts);
  discountCodeRoutes(bind, parts);
}
