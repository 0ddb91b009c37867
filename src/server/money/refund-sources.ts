import type { Problem } from "#contracts/errors.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { freeOfDisputes } from "#domain/payments/dispute.ts";
import { whyNothingLeft } from "#domain/payments/nothing-left.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { HeldMoney } from "#server/bookings/held-money.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { disputedSums } from "./dispute-rows.ts";
import { leftOf } from "./receipt-booking.ts";

type RefundKind = "rent" | "deposit";
export type Source = { payment: PaymentRow; left: number };

/** Card payments that something can be given back of, newest first. What is with a customer's bank cannot be. */
export async function sourcesOf(
  tx: Db,
  { booking, payments }: HeldMoney,
  kind: RefundKind,
): Promise<Result<Source[], Problem>> {
  const ofKind = payments.filter((one) => isMeant(one, kind) && one.method === "card");
  const isCharged = ofKind.some(({ status }) => status === "captured");
  if (!isCharged && leftByHand(payments, kind) > 0)
    return fail({ code: "payment.refund-too-much", most: 0, why: "by-hand" });
  if (ofKind.length === 0)
    return fail({ code: booking || payments.length > 0 ? "payment.none" : "booking.unknown" });
  const charged = ofKind
    .filter((one) => one.status === "captured")
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (charged.length === 0) {
    const shown = ofKind.find(({ isCurrent }) => isCurrent);
    return fail(
      shown ? { code: "payment.stands-elsewhere", status: shown.status } : { code: "payment.none" },
    );
  }
  const disputed = await disputedSums(
    tx,
    charged.map(({ id }) => id),
  );
  if (charged.every(({ id }) => disputed.get(id)?.isOpen))
    return fail({ code: "payment.disputed" });
  return ok(
    charged.map((payment) => ({
      payment,
      left: freeOfDisputes(leftOf(payment), disputed.get(payment.id)),
    })),
  );
}

/** What was asked for after the return and paid twice goes back as a deposit does. */
function isMeant({ kind }: PaymentRow, wanted: RefundKind): boolean {
  return kind === wanted || (wanted === "deposit" && kind === "charge");
}

/** What can go back to cards in all. */
export function leftInSources(sources: readonly Source[]): number {
  return sumKronor(...sources.map(({ left }) => left));
}

/** What is left of money that came otherwise than by card. */
export function leftByHand(payments: readonly PaymentRow[], kind: RefundKind): number {
  const byHand = payments.filter((one) => one.kind === kind && one.method !== "card");
  return sumKronor(...byHand.map(leftOf));
}

export function tooMuch(
  { payments }: HeldMoney,
  kind: RefundKind,
  sources: readonly Source[],
): Problem {
  const most = leftInSources(sources);
  const charged = sources.map(({ payment, left }) => ({
    kept: payment.keptAmount,
    takenByBank: sumKronor(leftOf(payment), -left),
  }));
  const why = most === 0 ? whyNothingLeft(charged, leftByHand(payments, kind)) : undefined;
  return { code: "payment.refund-too-much", most, ...(why && { why }) };
}
