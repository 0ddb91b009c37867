import * as contract from "#contracts/customers.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { commentCustomer } from "./comment-customer.ts";
import { earlierCustomers } from "./earlier-customers.ts";
import { showCustomer } from "./show-customer.ts";

/** The people behind the bookings. */
export function customerRoutes(bind: Bind, parts: { db: Db; clock: Clock }): void {
  bind(contract.earlierCustomers, async ({ query }) => ok(await earlierCustomers(parts.db, query)));
  bind(contract.customerBehind, ({ params }) => showCustomer(parts.db, params.bookingId));
  bindChange(bind, contract.commentCustomer, async ({ params, body, by }) => {
    const written = await commentCustomer(parts, { ...params, ...body, by });
    return written.ok ? showCustomer(parts.db, params.bookingId) : written;
  });
}
