import { Readable } from "node:stream";
import * as lists from "#contracts/booking-list.ts";
import { ok } from "#domain/result.ts";
import type { OwedOf } from "#server/bookings/one-booking/show-owed.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { bookingPages, streamedList } from "./list-bookings.ts";
import { bookingsAsCsv } from "./export-bookings.ts";
import { foundPages, searchBookings } from "./search-bookings.ts";

export function bookingListRoutes(bind: Bind, parts: { db: Db; clock: Clock; owed: OwedOf }): void {
  bind(lists.listBookings, async ({ reply }) => {
    reply.type("application/json; charset=utf-8");
    return ok(streamedList(bookingPages(parts.db)));
  });
  bind(lists.searchBookings, async ({ query }) => ok(await searchBookings(parts, query)));
  bind(lists.exportBookings, async ({ query, reply }) => {
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="bokningar-${parts.clock.today()}.csv"`);
    return ok(Readable.from(bookingsAsCsv(foundPages(parts, query))));
  });
}
