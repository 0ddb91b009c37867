import type { AgreementChange, FullAgreement, NewAgreement } from "#contracts/agreements.ts";
import type { Problem } from "#contracts/errors.ts";
import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import * as rows from "./agreement-admin-rows.ts";
import { atField } from "./at-field.ts";
import { cleanHtml, isEmptyHtml } from "./clean-html.ts";
import type { CatalogParts } from "./record-item-change.ts";

export const AGREEMENT = "rental-agreement";

export async function createAgreement(
  parts: CatalogParts,
  by: SignedIn,
  { isDefault = false, ...wish }: NewAgreement,
): Promise<Result<FullAgreement, Problem>> {
  const content = cleanHtml(wish.content);
  if (isEmptyHtml(content)) return fail(emptyText());
  const { name, description } = wish;
  const now = parts.clock.now();
  return inTransaction(parts.db, async (tx) => {
    await rows.lockAgreements(tx);
    if (isDefault) await takeOver(tx, parts, { by, agreementId: 0 });
    const id = await rows.insertAgreement(tx, { name, description, isDefault }, now);
    await rows.addVersion(tx, id, { name, content }, now);
    const saved = await rows.findAgreement(tx, id);
    if (!saved) return fail({ code: "catalog.agreement-gone" });
    await record(tx, parts, { by, action: "agreement-created", id, after: saved });
    return ok(saved);
  });
}

/**
 * Another text or name is another version: what customers accepted stays as they read it. The default steps back
 * for another one only: items that rely on it would be left without terms.
 */
export async function changeAgreement(
  parts: CatalogParts,
  by: SignedIn,
  { id, version, content, ...wish }: AgreementChange & { id: number },
): Promise<Result<FullAgreement, Problem>> {
  const cleaned = content === undefined ? undefined : cleanHtml(content);
  if (cleaned !== undefined && isEmptyHtml(cleaned)) return fail(emptyText());
  const now = parts.clock.now();
  return inTransaction(parts.db, async (tx) => {
    await rows.lockAgreements(tx);
    const stored = await rows.findAgreement(tx, id);
    if (!stored) return fail({ code: "catalog.agreement-gone" });
    if (version !== undefined && version !== stored.version)
      return fail({ code: "catalog.agreement-edited" });
    const changed = changedFields(stored, { ...wish, content: cleaned });
    if (!changed) return ok(stored);

    const { content: newText, ...fields } = changed.after;
    const relying = fields.isDefault === false ? await rows.itemsUsingDefault(tx) : [];
    if (relying.length > 0) return fail({ code: "catalog.agreement-needed", items: relying });
    if (fields.isDefault) await takeOver(tx, parts, { by, agreementId: id });
    await rows.updateAgreement(tx, id, fields, now);
    if (newText !== undefined || fields.name !== undefined) {
      const text = { name: fields.name ?? stored.name, content: newText ?? stored.content };
      await rows.addVersion(tx, id, text, now);
    }
    await record(tx, parts, { by, action: "agreement-updated", id, ...changed });
    const saved = await rows.findAgreement(tx, id);
    return saved ? ok(saved) : fail({ code: "catalog.agreement-gone" });
  });
}

/** There is one default at most: the earlier one steps back in the same transaction. */
async function takeOver(
  tx: Db,
  parts: CatalogParts,
  { by, agreementId }: { by: SignedIn; agreementId: number },
): Promise<void> {
  for (const id of await rows.clearDefault(tx, agreementId, parts.clock.now()))
    await record(tx, parts, {
      by,
      action: "agreement-updated",
      id,
      before: { isDefault: true },
      after: { isDefault: false },
    });
}

type Recorded = { by: SignedIn; action: string; id: number; before?: unknown; after?: unknown };

async function record(tx: Db, { clock }: CatalogParts, { id, ...change }: Recorded): Promise<void> {
  await recordChange(tx, clock, { ...change, entity: AGREEMENT, entityId: id });
}

function emptyText(): CatalogProblem {
  return atField("content", { code: "catalog.agreement-empty" });
}
