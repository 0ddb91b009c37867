import { useQueryClient } from "@tanstack/react-query";
import { myBooking, useCancelMyBooking } from "#web/api/my-booking.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { OwnProps } from "./own-props.ts";
import { cancelConsequence } from "./texts.ts";

/** Says what goes back before it is done; where that is another sum by then, the page shows the right one. */
export function CancelOwn({ token, page }: OwnProps) {
  const call = useCancelMyBooking(token);
  const client = useQueryClient();
  async function cancel(): Promise<boolean> {
    try {
      await call.mutateAsync(page.cancellation.refund);
    } catch {
      await client.invalidateQueries({ queryKey: myBooking(token).queryKey });
      return false;
    }
    toast({ title: "Bokningen är avbokad", description: "Vi har mejlat dig en bekräftelse." });
    return true;
  }
  return (
    <QuestionDialog
      title="Avboka bokningen"
      question={`Vill du avboka ${page.booking.itemName}?`}
      note={cancelConsequence(page)}
      confirmLabel="Avboka"
      busyLabel="Avbokar…"
      declineLabel="Behåll bokningen"
      problem={<CallProblem error={call.error} />}
      trigger={
        <Button look="quiet" className="justify-self-start">
          Avboka bokningen
        </Button>
      }
      onConfirm={cancel}
    />
  );
}
