import { Suspense } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { useRemoveBooking } from "#web/api/bookings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { bookingName, PROTOCOLS_GO } from "#web/admin/bookings/words.ts";
import { laterAsked } from "#web/ui/later.ts";
import { Deed, DeedQuestion } from "./deed-question.tsx";

// Asked of few bookings, and in many words.
const RemovePaidBooking = laterAsked(
  async () => (await import("./remove-paid-booking.tsx")).RemovePaidBooking,
);
const FETCHING = <Deed title="Ta bort bokningen" sentences={["Hämtar …"]} answers={[]} />;

const OUTCOMES = {
  removed: { title: "Bokning borttagen" },
  "gone-before": {
    title: "Bokningen är redan borttagen",
    description: "En kollega tog bort den medan du hade den öppen.",
  },
};

type RemoveBookingProps = { booking: Booking; onRemoved?: () => void };

/** Removes a booking for good, after a question: a harder one where the shop holds the customer's money. */
export function RemoveBooking({ booking, onRemoved }: RemoveBookingProps) {
  const remove = useRemoveBooking(booking.id);
  const heading = usePanelHeading();
  const trigger = (
    <Button
      look="plain"
      className="button-small button-danger-quiet"
      aria-label={`Ta bort bokning #${booking.id}`}
    >
      Ta bort
    </Button>
  );
  const problem = <CallProblem error={remove.error} />;
  const removeIt = async () => {
    const outcome = await remove.mutateAsync().catch((error: unknown) => tellProblem(error));
    if (!outcome) return false;
    toast(OUTCOMES[outcome]);
    onRemoved?.();
    return true;
  };
  if (booking.paidAmount > 0 || depositHeld(booking) > 0)
    return (
      <DeedQuestion trigger={trigger}>
        <Suspense fallback={FETCHING}>
          <RemovePaidBooking booking={booking} problem={problem} onConfirm={removeIt} />
        </Suspense>
      </DeedQuestion>
    );
  return (
    <QuestionDialog
      title="Ta bort bokningen"
      question={`Är du säker på att du vill ta bort ${bookingName(booking)}? Detta går inte att ångra.`}
      note={`Nätterna blir lediga igen. Ett reserverat belopp släpps, men ett betalt belopp betalas inte tillbaka av sig självt. ${booking.stay.state === "waiting" ? "" : `${PROTOCOLS_GO} `}Kvitton och bokföring finns kvar. Kunden får inget mejl: avboka först om kunden ska få besked.`}
      confirmLabel="Ta bort"
      focusAfter={heading}
      problem={problem}
      trigger={trigger}
      onConfirm={removeIt}
    />
  );
}
