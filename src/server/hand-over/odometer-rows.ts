import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { odometerWithout, type OdometerMove } from "#domain/hand-over/odometer-without.ts";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { protocols } from "#server/platform/db/tables/hand-over.ts";
import { units } from "#server/platform/db/tables/units.ts";

/** What a protocol leaves in the log where it moves the unit's odometer: it may be annulled. */
export type Moved = { before: { odometer: number | null }; after: { odometer: number } };

/** The unit's odometer stands where it was read. */
export async function readOdometer(
  tx: Db,
  unitId: number,
  { odometer, now }: { odometer: number; now: Date },
): Promise<Moved> {
  const before = { odometer: await odometerOf(tx, unitId) };
  await tx.update(units).set({ odometer, updatedAt: now }).where(eq(units.id, unitId));
  return { before, after: { odometer } };
}

/** It stands where it did before what was annulled. */
export async function turnBackOdometer(tx: Db, unitId: number, now: Date): Promise<void> {
  const stood = await odometerOf(tx, unitId);
  const odometer = odometerWithout(stood, await movesOf(tx, unitId));
  if (odometer === stood) return;
  await tx.update(units).set({ odometer, updatedAt: now }).where(eq(units.id, unitId));
}

async function odometerOf(tx: Db, unitId: number): Promise<number | null> {
  const [unit] = await tx
    .select({ odometer: units.odometer })
    .from(units)
    .where(eq(units.id, unitId));
  return unit?.odometer ?? null;
}

/** The newest first. One that was corrected goes with its chain. */
async function movesOf(tx: Db, unitId: number): Promise<OdometerMove[]> {
  const signed = await tx.select().from(protocols).where(eq(protocols.unitId, unitId));
  const annulled = new Set(
    signed
      .filter(({ annulsBecause }) => annulsBecause !== null)
      .map(({ bookingId, kind, round }) => `${bookingId} ${kind} ${round}`),
  );
  const lines = await tx
    .select({
      protocolId: sql<number>`(${auditLog.after} ->> 'protocolId')::integer`,
      from: sql<number | null>`(${auditLog.before} ->> 'odometer')::integer`,
      to: sql<number>`(${auditLog.after} ->> 'odometer')::integer`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, "booking"),
        inArray(auditLog.entityId, [...new Set(signed.map(({ bookingId }) => String(bookingId)))]),
        sql`${auditLog.action} like 'hand-over.%' and ${auditLog.before} ? 'odometer'`,
      ),
    )
    .orderBy(desc(auditLog.id));
  return lines.flatMap(({ protocolId, from, to }) => {
    const of = signed.find(({ id }) => id === protocolId);
    if (!of) return [];
    return [{ from, to, isAnnulled: annulled.has(`${of.bookingId} ${of.kind} ${of.round}`) }];
  });
}
