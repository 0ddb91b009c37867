import { useState, type FormEvent } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { LeaveQuestion } from "#web/shell/leave-question.tsx";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";

const LONGEST = 20_000;

export function NotesCard({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const [notes, setNotes] = useState(booking.notes);
  const [seen, setSeen] = useState(booking.notes);
  if (booking.notes !== seen) {
    // Somebody else saved meanwhile: shown at once, unless something is being typed here. What is on its
    // way shows as saved, and goes back if it is refused: that is nobody else, and what was typed stays.
    setSeen(booking.notes);
    if (notes === seen && !change.isPending) setNotes(booking.notes);
  }
  const isSame = notes === booking.notes;
  const guard = useLeaveGuard(!isSame);
  function save(event: FormEvent) {
    event.preventDefault();
    if (isSame || change.isPending) return;
    change.mutate(
      { notes },
      {
        onSuccess: () =>
          toast({ title: "Kommentar sparad", description: "Bokningskommentaren har sparats" }),
        onError: tellProblem,
      },
    );
  }
  return (
    <Panel title="Anteckningar">
      <form className="notes-form" onSubmit={save}>
        <TextArea
          label="Kommentar"
          hint="Syns bara för er som arbetar här."
          maxLength={LONGEST}
          rows={5}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <CallProblem error={change.error} />
        <BusyButton
          type="submit"
          look="quiet"
          className="button-small"
          disabled={isSame && !change.isPending}
          isBusy={change.isPending}
          busyLabel="Sparar…"
        >
          Spara kommentar
        </BusyButton>
      </form>
      <LeaveQuestion guard={guard} what="anteckningar" />
    </Panel>
  );
}
