import { and, asc, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf } from "#domain/money/ore.ts";
import { DISPUTE_STATES_SETTLED, isDisputeOver, isInquiry } from "#domain/payments/dispute.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { disputes } from "#server/platform/db/tables/disputes.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

type DisputeConcern = Extract<Concern, { kind: "dispute" | "dispute-lost" }>;

/** Disputes that wait for an answer, for the bank, or for what becomes of a lost one in the books. */
export async function openDisputes(db: Db): Promise<DisputeConcern[]> {
  const rows = await db
    .select({
      dispute: disputes,
      paidFor: payments.kind,
      // One that is opened again is another story, though it is about the same sum.
      lastMove: sql<string | null>`(select max(a.id)::text from audit_log a
        where a.entity = 'booking' and a.entity_id = ${payments.bookingId}::text
          and a.action like 'dispute.%')`,
      bookingId: payments.bookingId,
      intentId: payments.providerIntentId,
      customerName: bookings.customerName,
      itemName: rentalItems.name,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(and(isNull(disputes.decision), notInArray(disputes.state, [...DISPUTE_STATES_SETTLED])))
    .orderBy(asc(disputes.dueBy));
  return rows.flatMap(({ dispute, intentId, paidFor, lastMove, ...row }): DisputeConcern[] => {
    const { providerId, state, amountOre, dueBy, openedAt } = dispute;
    const entry = {
      subject: providerId,
      since: dayInSweden(openedAt),
      bookingId: row.bookingId,
      customerName: row.customerName ?? "",
      itemName: row.itemName ?? "",
      disputeId: providerId,
      amount: kronorOf(amountOre),
      isDeposit: paidFor === "deposit",
      occasion: lastMove ?? "",
    };
    if (state === "lost") return [{ kind: "dispute-lost", ...entry }];
    if (isDisputeOver(state)) return [];
    return [
      {
        kind: "dispute",
        ...entry,
        intentId: intentId ?? "",
        isInquiry: isInquiry(state),
        state,
        dueBy: dueBy?.toISOString() ?? null,
      },
    ];
  });
}
