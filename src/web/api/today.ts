import type * as contract from "#contracts/today.ts";
import * as calls from "#contracts/today-calls.ts";
import { query } from "./call.ts";
import { HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";

/** What the counter has to see to. */
export const officeToday = {
  ...query<typeof contract.officeToday>(calls.officeToday),
  ...watchedEvery(HALF_A_MINUTE_MS),
};
