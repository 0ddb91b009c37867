import { MessageSquare, MessageSquarePlus } from "lucide-react";
import { createContext, useContext, useEffect } from "react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { useSaveComment } from "#web/api/timeline.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { itemWords } from "./words.ts";

/** Told which booking somebody is writing a comment about, and null when they are done. */
export const WritingContext = createContext<(booking: TimelineBooking | null) => void>(() => {});

const LONGEST = 20_000;
const WHOLE = new Intl.NumberFormat("sv-SE");

type CommentDialogProps = { booking: TimelineBooking; describedBy: string };

export function CommentDialog({ booking, describedBy }: CommentDialogProps) {
  const hasComment = booking.notes.trim() !== "";
  const Icon = hasComment ? MessageSquare : MessageSquarePlus;
  return (
    <EditDialog
      title="Kommentar för bokning"
      isShort
      trigger={
        <Button look="quiet" className="button-small" aria-describedby={describedBy}>
          <Icon aria-hidden="true" size={18} />
          {hasComment ? "Visa/redigera kommentar" : "Lägg till kommentar"}
        </Button>
      }
    >
      <CommentForm booking={booking} />
    </EditDialog>
  );
}

function CommentForm({ booking }: { booking: TimelineBooking }) {
  const save = useSaveComment(booking.id);
  const setWriting = useContext(WritingContext);
  // As it was last heard of: it may leave the shown days while somebody writes about it.
  useEffect(() => setWriting(booking), [booking, setWriting]);
  useEffect(() => () => setWriting(null), [setWriting]);
  const comment = useComment(booking.notes, {
    save: save.mutateAsync,
    mistakes: ({ notes }) => ({ notes: lengthProblem(notes) }),
    onOthers: (notes) => setWriting({ ...booking, notes }),
  });
  const { form } = comment;
  const field = form.text("notes");
  return (
    <EditForm form={form} submitLabel="Spara" problem={<CallProblem error={comment.problem} />}>
      <p className="text-muted">
        #{booking.id}, {booking.customerName}, {itemWords(booking)}
      </p>
      <OthersComment notes={comment.others} onKeepBoth={comment.keepBoth} />
      <div className="timeline-comment">
        <TextArea
          {...field}
          label="Kommentar"
          placeholder="Skriv din kommentar här..."
          hint="Syns bara för er som arbetar här."
          rows={6}
          // Whoever pastes too much learns it at once.
          error={lengthProblem(field.value) ?? field.error}
        />
      </div>
    </EditForm>
  );
}

function lengthProblem({ length }: string): string | undefined {
  return length > LONGEST
    ? `Kommentaren får vara högst ${WHOLE.format(LONGEST)} tecken. Nu är den ${WHOLE.format(length)}.`
    : undefined;
}
