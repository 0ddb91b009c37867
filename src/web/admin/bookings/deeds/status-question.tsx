import { useState, type RefObject } from "react";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Deed, DeedQuestion, type Answer } from "./deed-question.tsx";
import { statusQuestion, type StatusQuestion as Question } from "./status-words.ts";
import { TimeLeft } from "./time-left.tsx";
import { useReservation } from "./use-reservation.ts";

type StatusQuestionProps = {
  booking: Booking;
  to: BookingStatus;
  focusBack: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Says what a new status brings with it, before it is set. */
export function StatusQuestion({ booking, to, focusBack, onClose }: StatusQuestionProps) {
  return (
    <DeedQuestion focusBack={focusBack} onClose={onClose}>
      <StatusDeed booking={booking} to={to} />
    </DeedQuestion>
  );
}

function StatusDeed({ booking, to }: { booking: Booking; to: BookingStatus }) {
  // As it was when it was asked about: the new status shows at once, and the question stays the same.
  const [asked] = useState(booking);
  const change = useChangeBooking(asked.id);
  const reservation = useReservation(asked);
  // What the booking became by the charge, once it has been made.
  const [charged, setCharged] = useState<BookingStatus | null>(null);
  const { today } = usePageState();
  const canCharge = !reservation.hasLapsed;
  const question = statusQuestion(to, { booking: asked, today, canCharge });
  if (!question) return null;
  // Promises, and no callbacks: with a filter on, the row may be gone before the answer is here.
  const set = (from: BookingStatus = asked.status) => change.mutateAsync({ status: to, from });
  const charge = async () => {
    // Not once more, when the status was refused after the charge.
    const reached = charged ?? (await change.mutateAsync({ paymentAction: "capture" })).status;
    setCharged(reached);
    if (reached !== to) await set(reached);
  };
  const status = BOOKING_STATUS_LABELS[to];
  return (
    <Deed
      title={question.title}
      sentences={question.sentences}
      problem={<CallProblem error={change.error} />}
      answers={answersOf(question, {
        plain: () => toldCall(set(), { title: "Status ändrad", description: status }),
        charging: () => toldCall(charge(), { title: "Betalning genomförd", description: status }),
      })}
    >
      {asked.reservedAmount > 0 && to !== "cancelled" && <TimeLeft reservation={reservation} />}
    </Deed>
  );
}

/** The next step last: to charge, where there is something to charge. */
function answersOf(
  { plain, charging }: Question,
  acts: Record<"plain" | "charging", Answer["act"]>,
): Answer[] {
  const { label, isDangerous } = plain;
  if (!charging) return [{ label, look: isDangerous ? "danger" : "primary", act: acts.plain }];
  const busyLabel = "Drar beloppet…";
  return [
    { label, look: isDangerous ? "danger-quiet" : "quiet", act: acts.plain },
    {
      label: charging.label,
      busyLabel,
      look: charging.isDangerous ? "danger" : "primary",
      act: acts.charging,
    },
  ];
}
