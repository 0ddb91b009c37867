import { asc, eq } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { settlements } from "#server/platform/db/tables/hand-over.ts";
import { isChargeUnpaid } from "#server/platform/db/unpaid-charge.ts";

/** So long whoever was asked has time to pay before it is somebody's concern. */
const DAYS_TO_PAY = 7;
const MOST = 100;

/** What settled returns charge beyond the deposit, and nobody has paid by card or by hand. */
export async function unpaidCharges(db: Db, today: LocalDate): Promise<Concern[]> {
  const rows = await db
    .select({
      settlement: settlements,
      customerName: bookings.customerName,
      itemName: rentalItems.name,
    })
    .from(settlements)
    .innerJoin(bookings, eq(bookings.id, settlements.bookingId))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(isChargeUnpaid)
    .orderBy(asc(settlements.createdAt))
    .limit(MOST);
  return rows.flatMap(({ settlement, ...words }): Concern[] => {
    const { id, bookingId, asked, createdAt } = settlement;
    const since = addDays(dayInSweden(createdAt), DAYS_TO_PAY);
    if (since > today) return [];
    return [
      {
        kind: "charge-unpaid",
        subject: id,
        since,
        bookingId,
        ...words,
        amount: asked,
      },
    ];
  });
}
