import type { LicenceProblem } from "#domain/bookings/drivers.ts";
import type { FeeProblem } from "#domain/bookings/cancellation.ts";
import type { LetterObstacle } from "#domain/bookings/day-letters.ts";
import type { OwnCancellation, OwnChangeProblem } from "#domain/bookings/own-page.ts";
import type { WithdrawalProblem } from "#domain/bookings/withdrawal.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { AtField, Statuses } from "./status.ts";

/** A booking that is made, and the customer behind it. */
export type BookingProblem =
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
  /** With its customer: it is not called off or removed until it is back. */
  | { code: "booking.is-out" }
  /** Returned: it can no longer be called off. */
  | { code: "booking.is-over" }
  | FeeProblem
  /** With the comment that somebody else saved. */
  | { code: "booking.comment-changed"; notes: string }
  /** Neither e-mail nor phone: nothing would lead from this booking to another. */
  | { code: "customer.unreachable" }
  /** Its nights are still to come. */
  | { code: "booking.not-returned" }
  | { code: "booking.unknown" }
  | { code: "booking.no-agreement" }
  /** A key that opens nothing: guessed, ended, or of long ago. */
  | { code: "own-page.unknown" }
  | { code: "own-page.not-cancellable"; why: NonNullable<OwnCancellation["problem"]> }
  /** Another sum than the one that was shown goes back. */
  | { code: "own-page.other-refund"; refund: number }
  | { code: "own-page.no-receipt" }
  | { code: "own-page.called-off" }
  | { code: "own-page.nothing-due" }
  /** A text that the booking is not rented by. */
  | { code: "own-page.other-agreement" }
  | { code: "own-page.too-late" }
  | { code: "own-page.changed" }
  | { code: "own-page.change-too-late" }
  | { code: "own-page.change-called-off"; why: "cancelled" | "withdrawn" }
  /** It was open until that day: a link would lead nowhere. */
  | { code: "own-page.ended"; until: LocalDate }
  | OwnChangeProblem
  /** Nothing of it is driven. */
  | { code: "booking.no-drivers" }
  | (LicenceProblem & AtField)
  | { code: "letter.sent-already" }
  /** One that is sent by itself on a day: it would tell what is not, or not yet. */
  | { code: "letter.not-now"; obstacle: LetterObstacle };

export const BOOKING_STATUS: Statuses<BookingProblem> = {
  "withdrawal.unknown": 404,
  "withdrawal.vehicle": 409,
  "withdrawal.organisation": 409,
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
  "booking.is-out": 409,
  "booking.is-over": 409,
  "booking.fee-too-small": 409,
  "booking.comment-changed": 409,
  "customer.unreachable": 409,
  "booking.not-returned": 409,
  "booking.unknown": 404,
  "booking.no-agreement": 404,
  "own-page.unknown": 404,
  "own-page.not-cancellable": 409,
  "own-page.other-refund": 409,
  "own-page.no-receipt": 404,
  "own-page.called-off": 409,
  "own-page.nothing-due": 409,
  "own-page.other-agreement": 409,
  "own-page.too-late": 409,
  "own-page.changed": 409,
  "own-page.change-too-late": 409,
  "own-page.change-called-off": 409,
  "own-page.ended": 409,
  "own-change.too-near": 409,
  "own-change.taken": 409,
  "own-change.shorter": 409,
  "own-change.fewer": 409,
  "own-change.cheaper": 409,
  "booking.no-drivers": 409,
  "driver.licence-date": 400,
  "driver.licence-too-new": 400,
  "letter.sent-already": 409,
  "letter.not-now": 409,
};
