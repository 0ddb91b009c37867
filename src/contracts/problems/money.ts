import type { LocalDate } from "#domain/dates/local-date.ts";
import type { DepositProblem } from "#domain/payments/deposit-status.ts";
import type { NothingLeft } from "#domain/payments/nothing-left.ts";
import type { PaymentProblem, PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Statuses } from "./status.ts";

/** A booking's money: payments, links to pay by, deposits and disputes. */
export type MoneyProblem =
  | PaymentProblem
  | { code: "payment.none" }
  | { code: "payment.unknown" }
  /** What became of a reservation, by whom and when in Sweden, where the log knows. */
  | {
      code: "payment.moved-before";
      status: PaymentStatus;
      /** It is still reserved, and about to be let go. */
      isReleasing?: boolean;
      isCalledOffByCustomer?: boolean;
      change?: { actor: string; day: LocalDate; time: string };
    }
  /** Another's was written down after this was asked for: what, by whom and when in Sweden. */
  | {
      code: "payment.done-meanwhile";
      deed: "refund" | "keep" | "settle" | "record" | "pay";
      isUnderWay: boolean;
      amount: number;
      actor: string;
      time: string;
    }
  | { code: "payment.more-than-due"; most: number }
  /** Let off the price, though nothing is paid. */
  | { code: "payment.nothing-due"; waived: number }
  | { code: "payment.in-the-future" }
  | { code: "payment.too-long-ago"; earliest: LocalDate }
  | { code: "payment.key-used" }
  | { code: "payment.by-card" }
  | { code: "payment.partly-gone" }
  | { code: "payment.disputed" }
  | { code: "dispute.unknown" }
  | { code: "dispute.not-lost" }
  | { code: "dispute.decided" }
  | { code: "dispute.undecided" }
  | { code: "payment.busy" }
  | { code: "payment.lapsed" }
  | { code: "payment.stands-elsewhere"; status: PaymentStatus }
  /** Of nothing that is left: why, where it was not given back. */
  | { code: "payment.refund-too-much"; most: number; why?: NothingLeft }
  | { code: "payment.refund-refused" }
  | { code: "payment.processing" }
  | DepositProblem
  | { code: "deposit.keep-too-much"; most: number }
  | { code: "deposit.whole-by-hand"; amount: number }
  | { code: "payment-link.unknown" }
  | { code: "payment-link.used" }
  /** Paid by another way than the link, or outdated; a card that was reserved meanwhile has been let go. */
  | { code: "payment-link.paid"; isReleased: boolean }
  | { code: "payment-link.replaced"; isReleased: boolean }
  | { code: "payment-link.expired"; isReleased: boolean }
  | { code: "payment-link.closed" }
  | { code: "payment-link.agreement-needed" }
  | { code: "payment.outcome-unknown" }
  | { code: "payment.provider-unreachable" }
  | { code: "payment.provider-refused" }
  | { code: "payment.webhook-not-genuine" };

export const MONEY_STATUS: Statuses<MoneyProblem> = {
  "payment.move-refused": 409,
  "payment.none": 409,
  "payment.unknown": 404,
  "payment.moved-before": 409,
  "payment.done-meanwhile": 409,
  "payment.more-than-due": 409,
  "payment.nothing-due": 409,
  "payment.in-the-future": 400,
  "payment.too-long-ago": 400,
  "payment.key-used": 409,
  "payment.by-card": 409,
  "payment.partly-gone": 409,
  "payment.disputed": 409,
  "dispute.unknown": 404,
  "dispute.not-lost": 409,
  "dispute.decided": 409,
  "dispute.undecided": 409,
  "payment.busy": 409,
  "payment.lapsed": 409,
  "payment.stands-elsewhere": 409,
  "payment.refund-too-much": 409,
  "payment.refund-refused": 409,
  "payment.processing": 409,
  "deposit.none": 409,
  "deposit.paid": 409,
  "deposit.booking-over": 409,
  "deposit.keep-too-much": 409,
  "deposit.whole-by-hand": 409,
  "payment-link.unknown": 404,
  "payment-link.used": 409,
  "payment-link.paid": 409,
  "payment-link.replaced": 409,
  "payment-link.expired": 409,
  "payment-link.closed": 409,
  "payment-link.agreement-needed": 400,
  "payment.outcome-unknown": 502,
  "payment.provider-unreachable": 502,
  "payment.provider-refused": 502,
  "payment.webhook-not-genuine": 400,
};
