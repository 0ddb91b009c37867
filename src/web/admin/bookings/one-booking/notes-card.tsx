import type { Booking } from "#contracts/bookings.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { CommentForm } from "#web/admin/bookings/comment-form.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { Panel } from "#web/ui/panel.tsx";

export function NotesCard({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const comment = useComment(booking.notes, { save: change.mutateAsync });
  return (
    <Panel title="Anteckningar">
      <CommentForm comment={comment} hint="Syns bara för er som arbetar här." rows={5} />
    </Panel>
  );
}
