import { recordChange } from "#server/audit/record-change.ts";
import {
  CONTRACT_IN_CONFIRMATION,
  contractInConfirmation,
} from "#server/platform/contract-in-confirmation.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { writeSetting } from "./setting-rows.ts";

/** Letters that are queued stay as they are; those from now on follow. */
export async function changeContractInConfirmation(
  { db, clock }: { db: Db; clock: Clock },
  by: SignedIn,
  value: boolean,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await contractInConfirmation(tx);
    if (before === value) return value;
    await writeSetting(tx, CONTRACT_IN_CONFIRMATION, String(value), clock.now());
    await recordChange(tx, clock, {
      by,
      action: "setting-updated",
      entity: "setting",
      entityId: CONTRACT_IN_CONFIRMATION,
      before,
      after: value,
    });
    return value;
  });
}
