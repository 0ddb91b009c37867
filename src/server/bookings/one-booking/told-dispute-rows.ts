import { sql } from "drizzle-orm";
import type { ToldDispute } from "#contracts/bookings.ts";
import { kronorOf } from "#domain/money/ore.ts";
import { awaitsAnswer, disputeStanding } from "#domain/payments/dispute.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

type Row = Pick<ToldDispute, "paymentId" | "paidFor" | "isCurrent" | "isDecided"> & {
  state: string;
  amountOre: number;
  dueBy: string | null;
};

/** The disputes of a booking's payments, newest first. Named by its table: it stands in selects that join several. */
export const disputesOfBooking = sql<Row[]>`(select coalesce(json_agg(json_build_object(
    'paymentId', p.id, 'paidFor', p.kind, 'isCurrent', p.is_current, 'state', d.state, 'amountOre', d.amount_ore,
    'dueBy', d.due_by, 'isDecided', d.decision is not null) order by d.opened_at desc), '[]')
  from payments p join disputes d on d.payment_id = p.id where p.booking_id = ${bookings.id})`;

export function tellDisputes(rows: readonly Row[]): ToldDispute[] {
  return rows.map(({ state, amountOre, dueBy, ...row }) => ({
    ...row,
    standing: disputeStanding(state),
    amount: kronorOf(amountOre),
    answerBy: dueBy !== null && awaitsAnswer(state) ? new Date(dueBy).toISOString() : null,
  }));
}
