import * as contracts from "#contracts/units.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { addOutage, removeOutage } from "./add-outage.ts";
import { addUnit } from "./add-unit.ts";
import { changeUnit } from "./change-unit.ts";
import type { UnitParts } from "./unit-parts.ts";
import { findUnit, isKnownItem, listUnitRows, outagesOf } from "./unit-rows.ts";

/** Units of items and their outages. Which booking has which is a call about the booking. */
export function unitRoutes(bind: Bind, parts: UnitParts): void {
  const { db, clock } = parts;
  bind(contracts.listUnits, async ({ params: { id } }) =>
    (await isKnownItem(db, id))
      ? ok(await listUnitRows(db, { itemId: id, today: clock.today() }))
      : fail({ code: "catalog.item-unknown" }),
  );
  bindChange(bind, contracts.addUnit, ({ params, body, by }) =>
    addUnit(parts, { itemId: params.id, by, ...body }),
  );
  bindChange(bind, contracts.changeUnit, ({ params, body, by }) =>
    changeUnit(parts, { unitId: params.id, by, change: body }),
  );
  bind(contracts.listOutages, async ({ params: { id } }) =>
    (await findUnit(db, id)) ? ok(await outagesOf(db, id)) : fail({ code: "unit.unknown" }),
  );
  bindChange(bind, contracts.addOutage, ({ params, body, by }) =>
    addOutage(parts, { unitId: params.id, by, ...body, endDate: body.endDate ?? null }),
  );
  bindChange(bind, contracts.removeOutage, ({ params, by }) =>
    removeOutage(parts, { outageId: params.id, by }),
  );
}
