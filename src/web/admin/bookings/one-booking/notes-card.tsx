import type { Booking } from "#contracts/bookings.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

const LONGEST = 20_000;

export function NotesCard({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const comment = useComment(booking.notes, { save: change.mutateAsync });
  const { form } = comment;
  return (
    <Panel title="Anteckningar">
      <form {...form.props} className="notes-form">
        <TextArea
          {...form.text("notes")}
          label="Kommentar"
          hint="Syns bara för er som arbetar här."
          maxLength={LONGEST}
          rows={5}
        />
        <CallProblem error={form.problem} />
        <OthersComment notes={comment.others} onKeepBoth={comment.keepBoth} />
        <BusyButton
          type="submit"
          look="quiet"
          className="button-small"
          disabled={!form.isDirty && !form.isBusy}
          isBusy={form.isBusy}
          busyLabel="Sparar…"
        >
          Spara kommentar
        </BusyButton>
      </form>
      <FormGuard form={form} what="anteckningar" />
    </Panel>
  );
}
