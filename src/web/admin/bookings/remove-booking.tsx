import type { Booking } from "#contracts/bookings.ts";
import { useRemoveBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { bookingName } from "./words.ts";

type RemoveBookingProps = { booking: Booking; onRemoved?: () => void };

export function RemoveBooking({ booking, onRemoved }: RemoveBookingProps) {
  const heading = usePanelHeading();
  const remove = useRemoveBooking(booking.id);
  return (
    <QuestionDialog
      title="Ta bort bokningen"
      question={`Är du säker på att du vill ta bort ${bookingName(booking)}? Detta går inte att ångra.`}
      note="Nätterna blir lediga igen. Ett reserverat belopp släpps, men ett betalt belopp betalas inte tillbaka av sig självt. Kvitton och bokföring finns kvar."
      confirmLabel="Ta bort"
      focusAfter={heading}
      problem={<CallProblem error={remove.error} />}
      trigger={
        <Button
          look="plain"
          className="button-small button-danger-quiet"
          aria-label={`Ta bort bokning #${booking.id}`}
        >
          Ta bort
        </Button>
      }
      onConfirm={async () => {
        const isRemoved = await toldCall(remove.mutateAsync(), { title: "Bokning borttagen" });
        if (isRemoved) onRemoved?.();
        return isRemoved;
      }}
    />
  );
}
