import { oreOf } from "#domain/money/ore.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** A payment at the provider, as far as money is concerned. Amounts in kronor. */
export type ProvidersWord = {
  intentId: string;
  /** "none": nothing is reserved or charged. */
  money: "none" | "reserved" | "charged";
  amount: number;
  captured: number;
  refunded: number;
};

/** The same payment in our own rows. */
export type OurWord = {
  status: PaymentStatus;
  amount: number;
  refunded: number;
  bookingId: number | null;
  /** A checkout that is still on its way to a booking, or to being let go. */
  isUnderWay: boolean;
  /** The booking is there and its rent is to be paid, and the reservation counts. */
  isWaitedFor: boolean;
};

export type Difference = {
  kind: "unaccounted" | "missing" | "status" | "amount" | "refund";
  intentId: string;
  bookingId: number | null;
  amount: number;
  ours: string;
  theirs: string;
};

/** What differs between the provider's account of a payment and ours; nothing when they agree. */
export function comparePayment(
  theirs: ProvidersWord | undefined,
  ours: OurWord | undefined,
  intentId: string,
): Difference | undefined {
  const difference = (kind: Difference["kind"]): Difference => ({
    kind,
    intentId,
    bookingId: ours?.bookingId ?? null,
    amount: theirs?.amount ?? ours?.amount ?? 0,
    ours: ours?.status ?? "unknown",
    theirs: theirs?.money ?? "unknown",
  });
  const money = moneyLeft(theirs, ours);
  const believed = ours ? believedMoney(ours) : "none";
  if (money === "none") return believed === "none" ? undefined : difference("missing");
  if (!ours || !theirs) return difference("unaccounted");
  if (ours.bookingId === null)
    return ours.isUnderWay && money === "reserved" ? undefined : difference("unaccounted");
  if (money !== believed) return difference("status");
  // Reserved for nothing: nobody will ever charge it. Charged money has its receipt, whatever became of it.
  if (money === "reserved" && !ours.isWaitedFor) return difference("unaccounted");
  // Of charged money only what was taken counts, which may be a part of what was reserved.
  const sum = money === "charged" ? theirs.captured : theirs.amount;
  if (oreOf(sum) !== oreOf(ours.amount)) return difference("amount");
  if (money === "charged" && oreOf(theirs.refunded) !== oreOf(ours.refunded))
    return difference("refund");
  return undefined;
}

/** What was charged by somebody else and given back whole concerns nobody any more. */
function moneyLeft(
  theirs: ProvidersWord | undefined,
  ours: OurWord | undefined,
): ProvidersWord["money"] {
  if (!theirs) return "none";
  const isGone = theirs.money === "charged" && theirs.captured <= theirs.refunded;
  return isGone && ours?.status !== "captured" ? "none" : theirs.money;
}

function believedMoney({ status }: OurWord): ProvidersWord["money"] {
  if (status === "authorized") return "reserved";
  return status === "captured" ? "charged" : "none";
}
