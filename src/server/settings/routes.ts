import * as contracts from "#contracts/settings.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { changeGlobalTime } from "./change-global-time.ts";
import { globalTimes } from "./global-times.ts";

export function settingsRoutes(bind: Bind, parts: { db: Db; clock: Clock }): void {
  const { db } = parts;
  bind(contracts.settings, async () => ok(answer(await globalTimes(db))));
  bind(contracts.globalPickupTime, async () => ok((await globalTimes(db)).pickupTime));
  bind(contracts.globalReturnTime, async () => ok((await globalTimes(db)).returnTime));
  bindChange(bind, contracts.setGlobalPickupTime, async ({ body: { value }, by }) =>
    ok(answer(await changeGlobalTime(parts, by, { which: "pickupTime", value }))),
  );
  bindChange(bind, contracts.setGlobalReturnTime, async ({ body: { value }, by }) =>
    ok(answer(await changeGlobalTime(parts, by, { which: "returnTime", value }))),
  );
}

function answer({ pickupTime, returnTime }: Times) {
  return { globalDefaultPickupTime: pickupTime, globalDefaultReturnTime: returnTime };
}
