import * as contracts from "#contracts/discount-codes.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { listCodes } from "./discount-code-admin-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { changeCode, createCode, removeCode } from "./save-discount-code.ts";

export function discountCodeRoutes(bind: Bind, parts: CatalogParts): void {
  bind(contracts.listCodes, async () => ok(await listCodes(parts.db)));
  bindChange(bind, contracts.createCode, ({ body, by }) => createCode(parts, by, body));
  bindChange(bind, contracts.changeCode, ({ body, params, by }) =>
    changeCode(parts, by, { ...body, id: params.id }),
  );
  bindChange(bind, contracts.removeCode, ({ params, by }) => removeCode(parts, by, params.id));
}
