import {
  availability,
  dailyAvailability,
  firstFree,
  priceStay as priceStayCall,
  timesForDate,
} from "#contracts/offers.ts";
import { ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { priceStay } from "./price-stay.ts";
import { showAvailability, showDailyAvailability } from "./show-availability.ts";
import { showFirstFree } from "./show-first-free.ts";
import { showTimes } from "./show-times.ts";

export function offerRoutes(bind: Bind, { db, clock }: { db: Db; clock: Clock }): void {
  bind(availability, ({ params, query }) => showAvailability(db, params.id, query));
  bind(dailyAvailability, ({ params, query }) => showDailyAvailability(db, params.id, query));
  bind(firstFree, async () => ok(await showFirstFree(db, clock)));
  bind(timesForDate, ({ params, query }) => showTimes({ db, clock }, params.id, query.date));
  bind(priceStayCall, ({ body }) => priceStay({ db, clock }, body));
}
