import { sql } from "drizzle-orm";
import { settlements } from "./tables/hand-over.ts";

/** What a settled return asks for beyond the deposit has not come. Paid is paid, also where a bank has taken it back since. */
export const isChargeUnpaid = sql`(${settlements.asked} > 0 and not exists (select from payments p
  where p.booking_id = ${settlements.bookingId} and p.kind = 'charge' and p.status = 'captured'
    and p.taken_back_at is null))`;
