import * as contracts from "#contracts/agreements.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { findAgreement, listAgreements } from "./agreement-admin-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { removeAgreement } from "./remove-agreement.ts";
import { changeAgreement, createAgreement } from "./save-agreement.ts";

export function agreementRoutes(bind: Bind, parts: CatalogParts): void {
  const { db } = parts;
  bind(contracts.listAgreements, async () => ok(await listAgreements(db)));
  bind(contracts.agreementById, async ({ params }) => {
    const agreement = await findAgreement(db, params.id);
    return agreement ? ok(agreement) : fail({ code: "catalog.agreement-gone" });
  });
  bindChange(bind, contracts.createAgreement, ({ body, by }) => createAgreement(parts, by, body));
  bindChange(bind, contracts.changeAgreement, ({ body, params, by }) =>
    changeAgreement(parts, by, { ...body, id: params.id }),
  );
  bindChange(bind, contracts.removeAgreement, ({ params, by }) =>
    removeAgreement(parts, by, params.id),
  );
}
