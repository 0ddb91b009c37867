import { useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import type { Of } from "./concern-kind.ts";

export function MarkReturned({ concern }: { concern: Of<"return-unmarked"> }) {
  const { bookingId, customerName, itemName } = concern;
  const heading = usePanelHeading();
  const change = useChangeBooking(bookingId);
  return (
    <QuestionDialog
      title="Markera som returnerad"
      question={`Har ${customerName} lämnat tillbaka ${itemName}?`}
      note="Bokningen blir returnerad. Inga pengar flyttas och inget mejl skickas."
      confirmLabel="Markera som returnerad"
      isDangerous={false}
      focusAfter={heading}
      problem={<CallProblem error={change.error} />}
      trigger={
        <Button look="quiet" className="button-small">
          Markera som returnerad
        </Button>
      }
      onConfirm={() =>
        toldCall(change.mutateAsync({ status: "returned" }), {
          title: "Bokningen är returnerad",
          description: itemName,
        })
      }
    />
  );
}
