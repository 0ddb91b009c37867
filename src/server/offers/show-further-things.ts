import type { Problem } from "#contracts/errors.ts";
import type { FurtherThing } from "#contracts/offers.ts";
import { unitsToHave } from "#domain/availability/further-choice.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { ShopWindow } from "./findable-item-rows.ts";
import { readFurther } from "./further-things.ts";
import { nightFacts } from "./night-facts.ts";
import { spanProblem } from "./span-problem.ts";

/** All equipment in the window, in its order, with how many of it a booking of these days could take along. */
export async function showFurtherThings(
  { db, window }: { db: Db; window: ShopWindow },
  { startDate, endDate }: Stay,
): Promise<Result<FurtherThing[], Problem>> {
  const stay = { startDate, endDate };
  const problem = spanProblem(stay);
  if (problem) return fail(problem);
  const ids = window.items.flatMap(({ id, type }) => (type === "equipment" ? [id] : []));
  const things = await readFurther(db, ids, stay);
  return ok(
    ids.flatMap((id) => {
      const thing = things.get(id);
      if (!thing) return [];
      const { nights, prices } = thing;
      const { name, pricePerDay, basePrice, longStay = [], seasons } = prices;
      const available = unitsToHave(nightFacts(nights, stay), stay);
      return [{ id, name, available, pricePerDay, basePrice, longStay: [...longStay], seasons }];
    }),
  );
}
