import type { ReactElement } from "react";
import type { Booking } from "#contracts/bookings.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { approvalSentences, approvalTitle } from "#texts/approval-words.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Deed, DeedQuestion, type Answer } from "./deed-question.tsx";
import { voidSentences } from "./payment-words.ts";
import { TimeLeft } from "./time-left.tsx";
import { useReservation } from "./use-reservation.ts";

type Action = "capture" | "void";

type Words = {
  title: (booking: Booking) => string;
  sentences: (booking: Booking, today: LocalDate) => string[];
  confirm: string;
  busy: string;
  done: string;
  look: Answer["look"];
};

const WORDS: Record<Action, Words> = {
  capture: {
    title: approvalTitle,
    sentences: approvalSentences,
    confirm: "Dra beloppet",
    busy: "Drar beloppet…",
    done: "Betalning genomförd",
    look: "primary",
  },
  void: {
    title: () => "Avbryt betalningen",
    sentences: voidSentences,
    confirm: "Avbryt betalningen",
    busy: "Släpper reservationen…",
    done: "Betalning avbruten",
    look: "danger",
  },
};

type PaymentQuestionProps = { booking: Booking; action: Action; trigger: ReactElement };

/** Asks before money is taken or let go. */
export function PaymentQuestion({ booking, action, trigger }: PaymentQuestionProps) {
  return (
    <DeedQuestion trigger={trigger}>
      <PaymentDeed booking={booking} action={action} />
    </DeedQuestion>
  );
}

function PaymentDeed({ booking, action }: { booking: Booking; action: Action }) {
  const words = WORDS[action];
  const { today } = usePageState();
  const change = useChangeBooking(booking.id);
  const reservation = useReservation(booking);
  return (
    <Deed
      title={words.title(booking)}
      sentences={words.sentences(booking, today)}
      problem={<CallProblem error={change.error} />}
      answers={[
        {
          label: words.confirm,
          busyLabel: words.busy,
          look: isWithdrawn(booking) ? "danger" : words.look,
          isDisabled: reservation.isGone || (action === "capture" && reservation.hasLapsed),
          act: () => toldCall(change.mutateAsync({ paymentAction: action }), { title: words.done }),
        },
      ]}
    >
      <TimeLeft reservation={reservation} />
    </Deed>
  );
}
