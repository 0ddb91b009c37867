import { z } from "zod";
import { priceStay, type PriceAnswer } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { AccountProblem } from "#domain/bookkeeping/choose-accounts.ts";
import type { ClosingProblem } from "#domain/bookkeeping/closing.ts";
import type { WithdrawalProblem } from "#domain/bookings/withdrawal.ts";
import type { FeeProblem } from "#domain/bookings/cancellation.ts";
import type { LineProblem } from "#domain/availability/check-lines.ts";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { PeopleProblem } from "#domain/availability/room-for.ts";
import type { HoldProblem } from "#domain/payments/checkout-hold.ts";
import type { DepositProblem } from "#domain/payments/deposit-status.ts";
import type { NothingLeft } from "#domain/payments/nothing-left.ts";
import type { PaymentProblem, PaymentStatus } from "#domain/payments/payment-status.ts";
import type { CodeFieldProblem } from "#domain/pricing/code-fields.ts";
import type { CodeProblem } from "#domain/pricing/discount-code.ts";
import type { AdjustmentProblem, PriceProblem } from "#domain/pricing/quote.ts";

/** Everything that may go wrong in a way a caller is told about, with the facts that explain it. */
export type Problem =
  | { code: "request.malformed"; fields?: Record<string, string> }
  | { code: "request.unknown-address" }
  | { code: "request.unreadable-address" }
  | { code: "request.foreign-origin" }
  | { code: "request.too-large" }
  /** A part of a file that it does not have; `contentRange` tells how long it is. */
  | { code: "request.beyond-the-end"; contentRange: string }
  | { code: "request.too-many"; retryAfterSeconds: number }
  | { code: "auth.not-signed-in" }
  | { code: "auth.not-allowed" }
  | { code: "auth.wrong-credentials" }
  | { code: "auth.too-many-attempts"; retryAfterSeconds: number }
  | { code: "auth.username-taken" }
  | ({ code: "auth.current-password-needed" } & AtField)
  | ({ code: "auth.current-password-wrong" } & AtField)
  | { code: "catalog.item-unknown" }
  | { code: "catalog.agreement-unknown" }
  | CatalogProblem
  | { code: "people.unknown" }
  | { code: "people.last-administrator" }
  | StayProblem
  | PeopleProblem
  | LineProblem
  | PriceProblem
  | AdjustmentProblem
  | CodeProblem
  | { code: "stay.above-stock"; quantity: number }
  | { code: "stay.not-bookable" }
  | { code: "stay.range-too-long"; days: number }
  | HoldProblem
  | PaymentProblem
  | { code: "checkout.price-changed"; price: PriceAnswer }
  | {
      code: "checkout.agreement-changed";
      agreementVersion: number;
      /** All that are to be accepted, where there are several. */
      agreementVersions?: number[];
    }
  | { code: "checkout.amount-too-small"; least: number }
  | { code: "checkout.amount-too-large" }
  | { code: "checkout.already-booked"; bookingId: number }
  | { code: "checkout.payment-under-way" }
  | { code: "checkout.payment-unknown" }
  | { code: "checkout.payment-not-authorized"; status: string }
  | { code: "checkout.payment-used" }
  | { code: "checkout.payment-differs" }
  | { code: "checkout.data-differs" }
  | { code: "checkout.data-missing" }
  | { code: "checkout.nights-gone" }
  | { code: "checkout.code-gone" }
  | { code: "checkout.over" }
  | { code: "payment.none" }
  | { code: "payment.unknown" }
  /** What became of a reservation, by whom and when in Sweden, where the log knows. */
  | {
      code: "payment.moved-before";
      status: PaymentStatus;
      change?: { actor: string; day: LocalDate; time: string };
    }
  /** Another's was written down after this was asked for: what, by whom and when in Sweden. */
  | {
      code: "payment.done-meanwhile";
      deed: "refund" | "keep" | "record" | "pay";
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
  | { code: "withdrawal.unknown" }
  | WithdrawalProblem
  | { code: "booking.owes-nothing" }
  | { code: "booking.no-email" }
  | { code: "booking.nights-gone" }
  | { code: "booking.code-used-up" }
  | { code: "booking.deposit-held" }
  | { code: "booking.changed-meanwhile" }
  /** Somebody changed what was agreed meanwhile: who and when in Sweden, where the log knows. */
  | { code: "booking.changed-by"; change?: { actor: string; day: LocalDate; time: string } }
  /** Cancelled or returned: only the customer's details can still be changed. */
  | { code: "booking.only-details" }
  /** Picked up: its end and its extras can still be changed. */
  | { code: "booking.is-under-way" }
  /** Returned: it can no longer be called off. */
  | { code: "booking.is-over" }
  | FeeProblem
  /** With the comment that somebody else saved. */
  | { code: "booking.comment-changed"; notes: string }
  /** Neither e-mail nor phone: nothing would lead from this booking to another. */
  | { code: "customer.unreachable" }
  | { code: "payment.outcome-unknown" }
  | { code: "payment.provider-unreachable" }
  | { code: "payment.provider-refused" }
  | { code: "payment.webhook-not-genuine" }
  /** Its nights are still to come. */
  | { code: "booking.not-returned" }
  | { code: "booking.unknown" }
  | { code: "booking.no-agreement" }
  | { code: "receipt.not-issued" }
  | ClosingProblem
  | (AccountProblem & AtField)
  | { code: "oversight.not-stray" }
  | { code: "oversight.not-listed" }
  | { code: "mail.unknown" }
  | { code: "upload.not-a-picture" }
  | { code: "upload.format-not-taken"; format: string }
  | { code: "upload.broken" }
  | { code: "upload.too-many-pixels"; megapixels: number }
  | { code: "picture.unknown" }
  | { code: "shop.not-ready" }
  | { code: "shop.busy" }
  | { code: "shop.fault" };

type AtField = { fields?: Record<string, string> };

/** What an administrator may meet while editing the catalogue. */
export type CatalogProblem =
  /** Who saved it meanwhile and when in Sweden, where the log knows. */
  | { code: "catalog.item-changed"; change?: { actor: string; day: LocalDate; time: string } }
  | ({ code: "catalog.slug-taken" } & AtField)
  | ({ code: "catalog.quantity-taken"; night: LocalDate; taken: number } & AtField)
  | (CodeFieldProblem & AtField)
  | ({ code: "catalog.linked-item-unknown" } & AtField)
  | ({ code: "catalog.linked-item-own" } & AtField)
  | ({ code: "catalog.linked-item-motorhome" } & AtField)
  | { code: "catalog.entry-unknown" }
  | { code: "catalog.agreement-gone" }
  | { code: "catalog.agreement-edited" }
  | ({ code: "catalog.agreement-empty" } & AtField)
  | { code: "catalog.agreement-in-use"; items: readonly string[] }
  | { code: "catalog.agreement-needed"; items: readonly string[] }
  | { code: "catalog.code-gone" }
  | ({ code: "catalog.code-taken" } & AtField)
  | ({ code: "catalog.code-item-unknown" } & AtField)
  /** Fewer than have been used already. */
  | ({ code: "catalog.code-uses-below"; used: number } & AtField)
  /** Who saved it meanwhile and when in Sweden, where the log knows. */
  | { code: "catalog.code-changed"; change?: { actor: string; day: LocalDate; time: string } };

export type ProblemCode = Problem["code"];

/** The one table from code to HTTP status. */
export const PROBLEM_STATUS: Record<
  ProblemCode,
  400 | 401 | 403 | 404 | 409 | 413 | 416 | 429 | 500 | 502 | 503
> = {
  "request.malformed": 400,
  "request.unknown-address": 404,
  "request.unreadable-address": 400,
  "request.foreign-origin": 403,
  "request.too-large": 413,
  "request.beyond-the-end": 416,
  "request.too-many": 429,
  "auth.not-signed-in": 401,
  "auth.not-allowed": 403,
  "auth.wrong-credentials": 401,
  "auth.too-many-attempts": 429,
  "auth.username-taken": 409,
  "auth.current-password-needed": 400,
  "auth.current-password-wrong": 400,
  "catalog.item-unknown": 404,
  "catalog.agreement-unknown": 404,
  "catalog.item-changed": 409,
  "catalog.slug-taken": 409,
  "catalog.quantity-taken": 409,
  "catalog.dates-reversed": 400,
  "catalog.linked-item-unknown": 400,
  "catalog.linked-item-own": 400,
  "catalog.linked-item-motorhome": 400,
  "catalog.entry-unknown": 404,
  "catalog.agreement-gone": 404,
  "catalog.agreement-edited": 409,
  "catalog.agreement-empty": 400,
  "catalog.agreement-in-use": 409,
  "catalog.agreement-needed": 409,
  "catalog.code-gone": 404,
  "catalog.code-taken": 409,
  "catalog.code-gives-nothing": 400,
  "catalog.code-gives-both": 400,
  "catalog.code-item-unknown": 400,
  "catalog.code-uses-below": 409,
  "catalog.code-changed": 409,
  "people.unknown": 404,
  "people.last-administrator": 409,
  "stay.no-nights": 400,
  "stay.reversed": 400,
  "stay.past": 400,
  "stay.pickup-passed": 400,
  "stay.too-short-notice": 400,
  "stay.too-far": 400,
  "stay.start-weekday": 400,
  "stay.end-weekday": 400,
  "stay.too-short": 400,
  "stay.blocked": 409,
  "stay.unavailable": 409,
  "stay.too-few-units": 409,
  "stay.too-many-people": 409,
  "stay.no-turnaround": 409,
  "stay.above-stock": 400,
  "stay.not-bookable": 400,
  "line.unknown": 400,
  "line.twice": 400,
  "line.motorhome": 400,
  "line.addon-only": 400,
  "line.unavailable": 409,
  "line.too-few": 409,
  "line.extra-taken": 409,
  "stay.range-too-long": 400,
  "price.addon-unknown": 400,
  "price.addon-single": 400,
  "price.addon-twice": 400,
  "price.below-zero": 400,
  "price.too-small": 400,
  "code.unknown": 409,
  "code.not-yet": 409,
  "code.over": 409,
  "code.other-nights": 409,
  "code.other-items": 409,
  "code.too-short": 409,
  "code.used-up": 409,
  "code.used-by-you": 409,
  "checkout.too-many-open": 429,
  "checkout.too-many-nights": 429,
  "checkout.lapsed-too-often": 429,
  "checkout.network-busy": 429,
  "checkout.price-changed": 409,
  "checkout.agreement-changed": 409,
  "checkout.amount-too-small": 400,
  "checkout.amount-too-large": 400,
  "checkout.already-booked": 409,
  "checkout.payment-under-way": 409,
  "checkout.payment-unknown": 400,
  "checkout.payment-not-authorized": 409,
  "checkout.payment-used": 409,
  "checkout.payment-differs": 409,
  "checkout.data-differs": 409,
  "checkout.data-missing": 400,
  "checkout.nights-gone": 409,
  "checkout.code-gone": 409,
  "checkout.over": 409,
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
  "withdrawal.unknown": 404,
  "withdrawal.vehicle": 409,
  "withdrawal.over": 409,
  "withdrawal.begun": 409,
  "withdrawal.too-late": 409,
  "booking.owes-nothing": 409,
  "booking.no-email": 400,
  "booking.nights-gone": 409,
  "booking.code-used-up": 409,
  "booking.deposit-held": 409,
  "booking.changed-meanwhile": 409,
  "booking.changed-by": 409,
  "booking.only-details": 409,
  "booking.is-under-way": 409,
  "booking.is-over": 409,
  "booking.fee-too-small": 409,
  "booking.comment-changed": 409,
  "customer.unreachable": 409,
  "payment.outcome-unknown": 502,
  "payment.provider-unreachable": 502,
  "payment.provider-refused": 502,
  "payment.webhook-not-genuine": 400,
  "booking.not-returned": 409,
  "booking.unknown": 404,
  "booking.no-agreement": 404,
  "receipt.not-issued": 404,
  "accounting.month-not-over": 409,
  "accounting.earlier-month-open": 409,
  "accounting.account-unfit": 400,
  "accounting.account-twice": 400,
  "oversight.not-stray": 409,
  "oversight.not-listed": 409,
  "mail.unknown": 404,
  "upload.not-a-picture": 400,
  "upload.format-not-taken": 400,
  "upload.broken": 400,
  "upload.too-many-pixels": 400,
  "picture.unknown": 404,
  "shop.not-ready": 503,
  "shop.busy": 503,
  "shop.fault": 500,
};

export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  /** The message once more, on refused uploads only. */
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What a refused checkout needs to go on: the right price, the right text, the booking that exists. */
  price: priceStay.answer.optional(),
  agreementVersion: z.int().optional(),
  agreementVersions: z.array(z.int()).optional(),
  bookingId: z.int().optional(),
  /** The comment that stands, where another was refused for its sake. */
  notes: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
