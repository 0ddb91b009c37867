import { formatKronor } from "#texts/format.ts";
import { useLetMoneyGo } from "#web/api/oversight.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import type { Of } from "./concern-kind.ts";

export function LetGo({ concern }: { concern: Of<"money-without-booking"> }) {
  const heading = usePanelHeading();
  const letGo = useLetMoneyGo();
  return (
    <QuestionDialog
      title="Släpp reservationen"
      question={`Är du säker på att du vill släppa reservationen på ${formatKronor(concern.amount)}? Detta går inte att ångra.`}
      note="Kunden får tillbaka utrymmet på sitt kort. Beloppet kan inte dras efteråt."
      confirmLabel="Släpp reservationen"
      focusAfter={heading}
      problem={<CallProblem error={letGo.error} />}
      trigger={
        <Button look="quiet" className="button-small">
          Släpp reservationen
        </Button>
      }
      onConfirm={() =>
        toldCall(letGo.mutateAsync(concern.intentId), { title: "Reservationen är släppt" })
      }
    />
  );
}
