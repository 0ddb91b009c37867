import type { StayState } from "#domain/hand-over/protocol.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { stepBeforeKeys, stepOfAnswer, type NextStep } from "./next-step.ts";
import type { Handover } from "./timeline.ts";
import type { CounterBooking } from "./today.ts";

/** What the page of the day offers to do with a booking; what is only to be waited for is not among it. */
export type CounterStep =
  | Exclude<
      NextStep,
      | "await-return"
      | "give-back-rent"
      | "decide-rent"
      | "settle"
      | "see-to-dispute"
      | "take-charge"
      | "nothing"
    >
  | "remind"
  /** Back, and nobody signed for it when it left: there is no protocol to compare with. */
  | "mark-returned"
  /** Nothing yet, or nothing that one press could do. */
  | "open";

type StandingBooking = CounterBooking & { stay: { state: StayState } };

/** The booking's next step, as far as this hand-over goes: one that begins today comes back another day. */
export function counterStep(
  { kind, booking }: Handover<StandingBooking>,
  today: LocalDate,
): CounterStep {
  const answer = stepOfAnswer(booking);
  if (answer !== undefined) return answer;
  return kind === "pickup" ? beforeLeaving(booking, today) : beforeBack(booking, today);
}

function beforeLeaving(booking: StandingBooking, today: LocalDate): CounterStep {
  if (booking.stay.state !== "waiting") return "open";
  const isToday = booking.startDate <= today;
  const step = stepBeforeKeys(booking);
  if (step === undefined) return isToday ? "hand-over" : "open";
  const canRemind = booking.hasEmail && booking.depositReminderSentDate === null;
  return step === "take-deposit" && canRemind && !isToday ? "remind" : step;
}

const MONEY_FIRST: readonly CounterStep[] = ["approve", "charge", "take-rent", "take-deposit"];

/** Whether staff may hand over today though money is what comes next: the customer stands at the counter. */
export function mayLeaveAnyway(
  { kind, booking }: Handover<StandingBooking>,
  today: LocalDate,
): boolean {
  return (
    kind === "pickup" &&
    booking.stay.state === "waiting" &&
    booking.startDate <= today &&
    MONEY_FIRST.includes(counterStep({ kind, booking }, today))
  );
}

/** What is unpaid holds nobody's keys: it is back all the same. */
function beforeBack({ endDate, stay }: StandingBooking, today: LocalDate): CounterStep {
  if (endDate > today) return "open";
  return stay.state === "waiting" ? "mark-returned" : "take-back";
}
