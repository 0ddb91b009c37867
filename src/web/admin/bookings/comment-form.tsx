import { CallProblem } from "#web/shell/call-problem.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { OthersComment } from "#web/shell/others-comment.tsx";
import type { useComment } from "#web/shell/use-comment.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

const LONGEST = 20_000;

type CommentFormProps = {
  comment: ReturnType<typeof useComment>;
  /** Who sees it. */
  hint: string;
  rows: number;
  /** Who wrote it last, and when, where that is told. */
  written?: string | undefined;
};

/** A comment for those who work here, on a booking or on a customer. */
export function CommentForm({ comment, hint, rows, written }: CommentFormProps) {
  const { form } = comment;
  return (
    <>
      <form {...form.props} className="notes-form">
        <TextArea
          {...form.text("notes")}
          label="Kommentar"
          hint={hint}
          maxLength={LONGEST}
          rows={rows}
        />
        {written && <p className="text-sm text-muted">{written}</p>}
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
    </>
  );
}
