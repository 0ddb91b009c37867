import type { Problem } from "#contracts/errors.ts";
import type { FurtherThing, FurtherThingsWish } from "#contracts/offers.ts";
import { unitsToHave } from "#domain/availability/further-choice.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { ShopWindow } from "./findable-item-rows.ts";
import { readFurther } from "./further-things.ts";
import { nightFacts } from "./night-facts.ts";
import { dayLimitsAt, type HandoverRules } from "./show-times.ts";
import { spanProblem } from "./span-problem.ts";

type Needs = {
  db: Db;
  clock: Clock;
  window: ShopWindow;
  rulesOf: (itemId: number) => Promise<HandoverRules | undefined>;
};

/** All equipment in the window, in its order, with how many of it a booking of these days could take along. */
export async function showFurtherThings(
  { db, clock, window, rulesOf }: Needs,
  { startDate, endDate, rentalItemId, anyDay }: FurtherThingsWish,
): Promise<Result<FurtherThing[], Problem>> {
  const stay = { startDate, endDate };
  const problem = spanProblem(stay);
  if (problem) return fail(problem);
  const now = clock.now();
  const main = rentalItemId === undefined ? undefined : await rulesOf(rentalItemId);
  const equipment = window.ofType.equipment.items;
  const things = await readFurther(
    db,
    equipment.map(({ id }) => id),
    stay,
  );
  return ok(
    equipment.flatMap((item) => {
      const { id, intervals } = item;
      const rules = main ?? { intervals, item, shop: window.shop };
      const days = anyDay ? undefined : { today: dayInSweden(now), ...dayLimitsAt(rules, now) };
      const thing = things.get(id);
      if (!thing) return [];
      const { nights, prices } = thing;
      const { name, pricePerDay, basePrice, longStay = [], seasons } = prices;
      const available = unitsToHave(nightFacts(nights, stay), stay, days);
      return [{ id, name, available, pricePerDay, basePrice, longStay: [...longStay], seasons }];
    }),
  );
}
