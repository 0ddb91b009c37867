import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { OpenHolds } from "#domain/payments/checkout-hold.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";

/** One visitor, and one network address, open one checkout at a time: their limits are counted under this. */
export async function lockVisitor(tx: Db, visitorHash: string, network: string): Promise<void> {
  // In this order always: the target list is worked through from left to right.
  await tx.execute(sql`select
    pg_advisory_xact_lock(hashtextextended(${`visitor ${visitorHash}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`network ${network}`}, 0))`);
}

/** Of the main thing and of all that is taken along. */
const UNITS = sql`(quantity + coalesce((
  select sum(l.quantity) from checkout_lines l where l.checkout_id = checkouts.id), 0))`;

const openCounts = prepared((db) => {
  const isVisitors = eq(checkouts.visitorHash, sql.placeholder("visitorHash"));
  const isNetworks = eq(checkouts.network, sql.placeholder("network"));
  return (
    db
      .select({
        ofVisitor: sql<number>`(count(*) filter (where ${isVisitors}))::int`,
        ofNetwork: sql<number>`(count(*) filter (where ${isNetworks}))::int`,
        unitNights: sql<number>`coalesce(sum((end_date - start_date) * ${UNITS}) filter (where ${isVisitors}), 0)::int`,
        networkUnitNights: sql<number>`coalesce(sum((end_date - start_date) * ${UNITS}) filter (where ${isNetworks}), 0)::int`,
      })
      .from(checkouts)
      // Written out, so that a plan made once for all values may use the index of just these.
      .where(
        and(
          or(isVisitors, isNetworks),
          isNotNull(checkouts.startDate),
          sql`status in ('open', 'closing')`,
        ),
      )
      .prepare("open_checkouts_counted")
  );
});

/** What is held. A payment that was opened without a stay holds nothing, and counts for nobody. */
export async function countOpen(tx: Db, visitorHash: string, network: string): Promise<OpenHolds> {
  const [counted] = await openCounts(tx).execute({ visitorHash, network });
  return counted ?? { ofVisitor: 0, ofNetwork: 0, unitNights: 0, networkUnitNights: 0 };
}

export async function lapsesOf(tx: Db, visitorHash: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: checkouts.lapsedAt })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.visitorHash, visitorHash),
        gt(checkouts.lapsedAt, since),
        isNotNull(checkouts.startDate),
      ),
    );
  return rows.flatMap(({ at }) => at ?? []);
}

const networkLapses = prepared((db) => {
  const lapsed = and(
    eq(checkouts.network, sql.placeholder("network")),
    gt(checkouts.lapsedAt, sql.placeholder("since")),
    isNotNull(checkouts.startDate),
  );
  const at = { at: checkouts.lapsedAt };
  // Two questions, each about just the rows of an index: what was released lately still has its customer,
  // and what is not yet released is among the unfinished. All that ever lapsed would grow with the shop.
  return db
    .select(at)
    .from(checkouts)
    .where(
      and(
        lapsed,
        gt(checkouts.updatedAt, sql.placeholder("since")),
        sql`status = 'released' and customer <> '{}'`,
      ),
    )
    .unionAll(
      db
        .select(at)
        .from(checkouts)
        .where(and(lapsed, sql`status in ('closing', 'discarded')`)),
    )
    .prepare("lapses_of_network");
});

export async function networkLapsesOf(tx: Db, network: string, since: Date): Promise<Date[]> {
  const rows = await networkLapses(tx).execute({ network, since });
  return rows.flatMap(({ at }) => at ?? []);
}
