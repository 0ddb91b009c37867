import { useSendBookingLetter } from "#web/api/bookings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";

type SendLetterProps = {
  bookingId: number;
  call: "send-deposit-reminder" | "payment-link";
  label: string;
  done: string;
};

/** A button that sends the customer a letter. */
export function SendLetter({ bookingId, call, label, done }: SendLetterProps) {
  const letter = useSendBookingLetter(bookingId, call);
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() => letter.mutateAsync().then(() => toast({ title: done }), tellProblem)}
    >
      {label}
    </ActionButton>
  );
}
