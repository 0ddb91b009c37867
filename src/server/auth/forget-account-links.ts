import { later } from "#domain/dates/instants.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { forgetLinks } from "./link-rows.ts";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** An invitation that nobody accepted stands in the list for a month, to be sent again. */
export async function forgetAccountLinks({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await forgetLinks(db, later(clock.now(), -KEPT_MS));
}
