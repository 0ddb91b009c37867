import { MessageSquare, MessageSquarePlus } from "lucide-react";
import { createContext, useContext, useEffect } from "react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { ApiError } from "#web/api/api-error.ts";
import { othersComment } from "#web/api/others-comment.ts";
import { useSaveComment } from "#web/api/timeline.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";
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
  const comment = useComment(booking.notes, save.isPending);
  const { notes, setNotes } = comment;
  const setWriting = useContext(WritingContext);
  // As it was last heard of: it may leave the shown days while somebody writes about it.
  useEffect(() => setWriting(booking), [booking, setWriting]);
  useEffect(() => () => setWriting(null), [setWriting]);
  useEffect(() => {
    const others = othersComment(save.error);
    if (others !== undefined) setWriting({ ...booking, notes: others });
    // Once for each refusal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [save.error]);
  const isTooLong = notes.length > LONGEST;
  async function submit(): Promise<boolean> {
    if (isTooLong) return false;
    try {
      await save.mutateAsync(comment.wish);
    } catch (error) {
      if (!isToldBelow(error)) tellProblem(error);
      return false;
    }
    toast({ title: "Kommentar sparad", description: "Bokningskommentaren har sparats" });
    return true;
  }
  return (
    <EditForm
      submitLabel="Spara"
      isDirty={comment.isDirty}
      problem={
        // What another one wrote is shown above, and says it.
        othersComment(save.error) === undefined && <CallProblem error={save.error} />
      }
      onSubmit={submit}
    >
      <p className="text-muted">
        #{booking.id}, {booking.customerName}, {itemWords(booking)}
      </p>
      <OthersComment notes={comment.others} onKeepBoth={comment.keepBoth} />
      <div className="timeline-comment">
        <TextArea
          label="Kommentar"
          placeholder="Skriv din kommentar här..."
          hint="Syns bara för er som arbetar här."
          rows={6}
          value={notes}
          error={isTooLong ? tooLongWords(notes.length) : fieldProblem(save.error)}
          onChange={({ target }) => setNotes(target.value)}
        />
      </div>
    </EditForm>
  );
}

/** What the dialog tells with what there is to do about it: a passing message would only say it again. */
function isToldBelow(error: unknown): boolean {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isSignedOut || othersComment(error) !== undefined;
}

function tooLongWords(length: number): string {
  return `Kommentaren får vara högst ${WHOLE.format(LONGEST)} tecken. Nu är den ${WHOLE.format(length)}.`;
}

function fieldProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields["notes"] : undefined;
}
