import { globalPickupTime, globalReturnTime, settings } from "#contracts/settings.ts";
import { ok } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { globalTimes } from "./global-times.ts";

export function settingsRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(settings, async () => {
    const { pickupTime, returnTime } = await globalTimes(db);
    return ok({ globalDefaultPickupTime: pickupTime, globalDefaultReturnTime: returnTime });
  });
  bind(globalPickupTime, async () => ok((await globalTimes(db)).pickupTime));
  bind(globalReturnTime, async () => ok((await globalTimes(db)).returnTime));
}
