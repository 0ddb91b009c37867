import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import { approvalSentences, approvalTitle } from "#texts/approval-words.ts";
import { bookingById, useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

type ApproveProps = { bookingId: number; label: string; name: string };

/** Charges what is reserved, as the list of bookings does. Asks once the booking is read: what is taken is told. */
export function ApproveBooking({ bookingId, label, name }: ApproveProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <Question bookingId={bookingId} focusBack={button} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

type QuestionProps = {
  bookingId: number;
  focusBack: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function Question({ bookingId, focusBack, onClose }: QuestionProps) {
  const heading = usePanelHeading();
  const { today } = usePageState();
  const { data: booking, error } = useQuery(bookingById(bookingId));
  const change = useChangeBooking(bookingId);
  // As it was when it was asked about: the new status shows at once, and the question stays the same.
  const asked = useRef(booking);
  asked.current ??= booking;
  const isUnread = !asked.current && error !== null;
  useEffect(() => {
    if (!isUnread) return;
    tellProblem(error);
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnread]);
  if (!asked.current) return null;
  return (
    <QuestionDialog
      title={approvalTitle(asked.current)}
      question={approvalSentences(asked.current, today).join(" ")}
      confirmLabel="Dra beloppet"
      declineLabel="Tillbaka"
      isDangerous={false}
      focusBack={focusBack}
      focusAfter={heading}
      problem={<CallProblem error={change.error} />}
      onClose={onClose}
      onConfirm={() =>
        toldCall(change.mutateAsync({ paymentAction: "capture" }), { title: "Betalning genomförd" })
      }
    />
  );
}
