import type { FormEvent } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { othersComment } from "#web/api/others-comment.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { LeaveQuestion } from "#web/shell/leave-question.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";

const LONGEST = 20_000;

export function NotesCard({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const comment = useComment(booking.notes, change.isPending);
  const { notes, setNotes, isDirty } = comment;
  const guard = useLeaveGuard(isDirty || change.isPending);
  function save(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || change.isPending) return;
    change.mutate(comment.wish, {
      onSuccess: (saved) => {
        comment.settle(saved.notes);
        toast({ title: "Kommentar sparad", description: "Bokningskommentaren har sparats" });
      },
      // Somebody else's comment is told beside the field, where there is something to choose.
      onError: (error) => othersComment(error) === undefined && tellProblem(error),
    });
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
        <OthersComment notes={comment.others} onKeepBoth={comment.keepBoth} />
        <BusyButton
          type="submit"
          look="quiet"
          className="button-small"
          disabled={!isDirty && !change.isPending}
          isBusy={change.isPending}
          busyLabel="Sparar…"
        >
          Spara kommentar
        </BusyButton>
      </form>
      <LeaveQuestion
        guard={guard}
        what="anteckningar"
        isDirty={isDirty}
        isSaving={change.isPending}
      />
    </Panel>
  );
}
