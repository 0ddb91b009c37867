import type { Customer } from "#contracts/customers.ts";
import { useCommentCustomer } from "#web/api/customers.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { writtenWords } from "./customer-words.ts";

const LONGEST = 20_000;

type CustomerCommentProps = { customer: Customer; bookingId: number };

/** What staff should know wherever this person books. */
export function CustomerComment({ customer, bookingId }: CustomerCommentProps) {
  return (
    <Panel title="Om kunden">
      {customer.isReachable ? (
        <CommentForm comment={customer.comment} bookingId={bookingId} />
      ) : (
        <p className="text-muted">
          Bokningen har varken e-post eller telefon, så inget kan följa med kunden till en annan
          bokning. Skriv kommentaren på bokningen i stället.
        </p>
      )}
    </Panel>
  );
}

type CommentFormProps = { comment: Customer["comment"]; bookingId: number };

function CommentForm({ comment: stored, bookingId }: CommentFormProps) {
  const write = useCommentCustomer(bookingId);
  const comment = useComment(stored.notes, {
    save: async (wish) => (await write.mutateAsync(wish)).comment,
    saved: "Den syns på kundens alla bokningar",
  });
  const { form } = comment;
  const written = writtenWords(stored);
  return (
    <>
      <form {...form.props} className="notes-form">
        <TextArea
          {...form.text("notes")}
          label="Kommentar"
          hint="Syns bara för er som arbetar här, på alla bokningar med samma e-post eller telefon."
          maxLength={LONGEST}
          rows={6}
        />
        {written && <p className="text-sm text-muted">{written}</p>}
        <CallProblem error={comment.problem} />
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
    </>
  );
}
