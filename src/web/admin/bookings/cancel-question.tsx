import type { RefObject } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { bookingName, moneyOnCancelling } from "./words.ts";

type CancelQuestionProps = {
  booking: Booking;
  /** Why the last try failed. */
  error: unknown;
  focusBack: RefObject<HTMLElement | null>;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks before a booking's nights and money are let go and the customer is told. */
export function CancelQuestion({ booking, error, ...rest }: CancelQuestionProps) {
  // With a filter on, the row may go away with its status.
  const heading = usePanelHeading();
  const sentences = [
    `Vill du avboka ${bookingName(booking)}?`,
    ...moneyOnCancelling(booking),
    "Kunden får ett mejl om avbokningen.",
  ];
  return (
    <QuestionDialog
      {...rest}
      title="Avboka bokningen"
      question={sentences.join(" ")}
      note="Nätterna blir lediga igen."
      confirmLabel="Avboka"
      declineLabel="Tillbaka"
      focusAfter={heading}
      problem={<CallProblem error={error} />}
    />
  );
}
