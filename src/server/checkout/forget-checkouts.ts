import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { forgetEvents } from "#server/payments/webhook-rows.ts";
import { forgetCustomers } from "./closing-rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CUSTOMER_DAYS = 7;
const EVENT_DAYS = 60;

/** Nobody needs to know who nearly booked, nor what the provider said of payments long settled. */
export async function forgetCheckouts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  await forgetCustomers(db, new Date(now - CUSTOMER_DAYS * DAY_MS));
  await forgetEvents(db, new Date(now - EVENT_DAYS * DAY_MS));
}
