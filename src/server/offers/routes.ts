import {
  availability,
  dailyAvailability,
  priceStay as priceStayCall,
  timesForDate,
} from "#contracts/offers.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { priceStay } from "./price-stay.ts";
import { showAvailability, showDailyAvailability } from "./show-availability.ts";
import { showTimes } from "./show-times.ts";

export function offerRoutes(bind: Bind, { db, clock }: { db: Db; clock: Clock }): void {
  bind(availability, ({ params, query }) => showAvailability(db, params.id, query));
  bind(dailyAvailability, ({ params, query }) => showDailyAvailability(db, params.id, query));
  bind(timesForDate, ({ params, query }) => showTimes(db, params.id, query.date));
  bind(priceStayCall, ({ body }) => priceStay({ db, clock }, body));
}
