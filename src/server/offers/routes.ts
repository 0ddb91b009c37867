import type { FastifyRequest } from "fastify";
import {
  availability,
  closedDays,
  dailyAvailability,
  firstFree,
  freeDays,
  furtherThings,
  priceStay as priceStayCall,
  searchItems,
  timesForDate,
} from "#contracts/offers.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { fail, ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { byVersion } from "#server/platform/db/by-version.ts";
import type { KeptAnswers } from "#server/platform/http/kept-answers.ts";
import type { Bind, SignedIn } from "#server/platform/http/route.ts";
import { knownVisitor } from "#server/platform/http/visitor.ts";
import { readHidden, readWindow } from "./findable-item-rows.ts";
import { readDays } from "./night-rows.ts";
import { readPrices } from "./priced-item-rows.ts";
import { ownNights } from "./own-night-rows.ts";
import { priceStay } from "./price-stay.ts";
import { itemSearch } from "./search-items.ts";
import { dailyWriter, showAvailability, showDailyAvailability } from "./show-availability.ts";
import { showClosedDays } from "./show-closed-days.ts";
import { showFirstFree } from "./show-first-free.ts";
import { showFurtherThings } from "./show-further-things.ts";
import { windowCalendar } from "./show-free-days.ts";
import { readHandoverRules, showTimes } from "./show-times.ts";
import { codeForPrice, type CodeWish } from "./usable-code.ts";

const NONE: ReadonlySet<number> = new Set();

type OfItem = { params: { id: number }; user: SignedIn | null; request: FastifyRequest };

type Needs = { db: Db; clock: Clock; kept: Pick<KeptAnswers, "moment"> };

/** Nights are read each time; what else decides about a day or a price is kept as catalogue calls are. */
export function offerRoutes(bind: Bind, { db, clock, kept }: Needs): void {
  const knownDays = byVersion((itemId) => readDays(db, itemId));
  const knownPrices = byVersion((itemId) => readPrices(db, itemId));
  const knownWindow = byVersion((withHidden) => readWindow(db, withHidden === 1));
  const knownHidden = byVersion(() => readHidden(db));
  const knownRules = byVersion((itemId) => readHandoverRules(db, itemId));
  const write = dailyWriter();
  const search = itemSearch();
  const showFreeDays = windowCalendar();
  /** There is one window, whatever is looked for in it; the counter has some things besides. */
  const windowFor = async (request: FastifyRequest, isCounter = false) =>
    knownWindow((await kept.moment(request)).version, isCounter ? 1 : 0);
  /** Visitors are told nothing of what is hidden. */
  const ifSeen = async <Answer>({ params, user, request }: OfItem, show: () => Promise<Answer>) => {
    const hidden = user ? NONE : await knownHidden((await kept.moment(request)).version, 0);
    return hidden.has(params.id) ? fail({ code: "catalog.item-unknown" } as const) : show();
  };
  bind(availability, (call) =>
    ifSeen(call, () => showAvailability(db, call.params.id, call.query)),
  );
  bind(dailyAvailability, async (call) => {
    const { params, query, request } = call;
    const { version } = await kept.moment(request);
    const daysOf = (itemId: number) => knownDays(version, itemId);
    const { unheld, ...period } = query;
    const asked = { ...period, isUnheld: unheld !== undefined };
    return ifSeen(call, () => showDailyAvailability({ db, daysOf, write }, params.id, asked));
  });
  bind(firstFree, async () => ok(await showFirstFree(db, clock)));
  bind(searchItems, async ({ query, request }) =>
    search({ db, clock, window: await windowFor(request) }, query),
  );
  bind(freeDays, async ({ query, request }) =>
    showFreeDays({ db, clock, window: await windowFor(request) }, query),
  );
  bind(closedDays, async ({ query, request }) =>
    ok(showClosedDays({ clock, window: await windowFor(request) }, query)),
  );
  bind(furtherThings, async ({ query, request, user }) => {
    const { version } = await kept.moment(request);
    const rulesOf = (itemId: number) => knownRules(version, itemId);
    const window = await windowFor(request, user !== null && query.anyDay !== undefined);
    return showFurtherThings({ db, clock, window, rulesOf }, query);
  });
  bind(timesForDate, (call) =>
    ifSeen(call, () => showTimes({ db, clock }, call.params.id, call.query.date)),
  );
  bind(priceStayCall, async ({ body, request }) => {
    const { version } = await kept.moment(request);
    const visitor = knownVisitor(request);
    const codeFor = (typed: string, wish: CodeWish) => codeForPrice(db, visitor?.hash, typed, wish);
    const pricesOf = (itemId: number) => knownPrices(version, itemId);
    const rulesOf = (itemId: number) => knownRules(version, itemId);
    const nightsOf = (itemIds: readonly number[], stay: Stay) =>
      ownNights(db, visitor?.hash, { itemIds, stay });
    return priceStay({ clock, pricesOf, rulesOf, nightsOf, codeFor }, body);
  });
}
