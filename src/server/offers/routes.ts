import type { FastifyRequest } from "fastify";
import {
  availability,
  dailyAvailability,
  firstFree,
  freeDays,
  furtherThings,
  priceStay as priceStayCall,
  searchItems,
  timesForDate,
} from "#contracts/offers.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { byVersion } from "#server/platform/db/by-version.ts";
import type { KeptAnswers } from "#server/platform/http/kept-answers.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { knownVisitor } from "#server/platform/http/visitor.ts";
import { readWindow } from "./findable-item-rows.ts";
import { readDays } from "./night-rows.ts";
import { readPrices } from "./priced-item-rows.ts";
import { ownNights } from "./own-night-rows.ts";
import { priceStay } from "./price-stay.ts";
import { itemSearch } from "./search-items.ts";
import { dailyWriter, showAvailability, showDailyAvailability } from "./show-availability.ts";
import { showFirstFree } from "./show-first-free.ts";
import { showFurtherThings } from "./show-further-things.ts";
import { windowCalendar } from "./show-free-days.ts";
import { readPickupRules, showTimes } from "./show-times.ts";
import { codeForPrice, type CodeWish } from "./usable-code.ts";

type Needs = { db: Db; clock: Clock; kept: Pick<KeptAnswers, "moment"> };

/** Nights are read each time; what else decides about a day or a price is kept as catalogue calls are. */
export function offerRoutes(bind: Bind, { db, clock, kept }: Needs): void {
  const knownDays = byVersion((itemId) => readDays(db, itemId));
  const knownPrices = byVersion((itemId) => readPrices(db, itemId));
  const knownWindow = byVersion(() => readWindow(db));
  const knownRules = byVersion((itemId) => readPickupRules(db, itemId));
  const write = dailyWriter();
  const search = itemSearch();
  const showFreeDays = windowCalendar();
  /** There is one window, whatever is looked for in it. */
  const windowFor = async (request: FastifyRequest) =>
    knownWindow((await kept.moment(request)).version, 0);
  bind(availability, ({ params, query }) => showAvailability(db, params.id, query));
  bind(dailyAvailability, async ({ params, query, request }) => {
    const { version } = await kept.moment(request);
    const daysOf = (itemId: number) => knownDays(version, itemId);
    const { unheld, ...period } = query;
    const asked = { ...period, isUnheld: unheld !== undefined };
    return showDailyAvailability({ db, daysOf, write }, params.id, asked);
  });
  bind(firstFree, async () => ok(await showFirstFree(db, clock)));
  bind(searchItems, async ({ query, request }) =>
    search({ db, clock, window: await windowFor(request) }, query),
  );
  bind(freeDays, async ({ query, request }) =>
    showFreeDays({ db, clock, window: await windowFor(request) }, query),
  );
  bind(furtherThings, async ({ query, request }) => {
    const { version } = await kept.moment(request);
    const pickupRulesOf = (itemId: number) => knownRules(version, itemId);
    return showFurtherThings({ db, clock, window: await windowFor(request), pickupRulesOf }, query);
  });
  bind(timesForDate, ({ params, query }) => showTimes({ db, clock }, params.id, query.date));
  bind(priceStayCall, async ({ body, request }) => {
    const { version } = await kept.moment(request);
    const visitor = knownVisitor(request);
    const codeFor = (typed: string, wish: CodeWish) => codeForPrice(db, visitor?.hash, typed, wish);
    const pricesOf = (itemId: number) => knownPrices(version, itemId);
    const pickupRulesOf = (itemId: number) => knownRules(version, itemId);
    const nightsOf = (itemIds: readonly number[], stay: Stay) =>
      ownNights(db, visitor?.hash, { itemIds, stay });
    return priceStay({ clock, pricesOf, pickupRulesOf, nightsOf, codeFor }, body);
  });
}
