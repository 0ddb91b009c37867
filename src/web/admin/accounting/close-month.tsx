import type { MonthlyAccounting } from "#contracts/accounting.ts";
import { useCloseMonth, type BookMonth } from "#web/api/accounting.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel, usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useMay } from "#web/shell/use-may.ts";
import { asHeading, monthWords } from "./words.ts";

type CloseMonthProps = BookMonth & { totals: MonthlyAccounting };

/** Whether the month stands fast, and the button that makes it so. */
export function CloseMonth({ totals, year, month }: CloseMonthProps) {
  const { today } = usePageState();
  const mayManage = useMay("shop.manage");
  const { isClosed, closedAt, mayClose } = totals;
  return (
    <Panel title="Månadsbokslut" className="books-closing">
      <p className="max-w-[65ch]">{stateWords()}</p>
      {mayClose && mayManage && (
        <div>
          <CloseButton year={year} month={month} />
        </div>
      )}
    </Panel>
  );

  function stateWords(): string {
    if (isClosed)
      return `Månaden är stängd${closedAt === null ? "" : ` sedan ${instantWords(closedAt, today)}`} och ändras inte mer. Det som kommer senare bokförs i nästa öppna månad.`;
    if (mayClose)
      return "Månaden är slut och kan stängas. Sedan dateras inga fler verifikationer i den.";
    return "Månaden är öppen. Den kan stängas när den är slut och alla tidigare månader med verifikationer är stängda.";
  }
}

function CloseButton({ year, month }: BookMonth) {
  const close = useCloseMonth({ year, month });
  const heading = usePanelHeading();
  const period = monthWords(year, month);
  return (
    <QuestionDialog
      title={`Stäng ${period}?`}
      question="När månaden är stängd ändras den aldrig mer: inga fler verifikationer dateras i den, och den kan inte öppnas igen. Tomma månader före den stängs samtidigt."
      note="Betalningar och återbetalningar som kommer senare bokförs i nästa öppna månad. Verifikationerna i månadens filer är desamma varje gång de laddas ner."
      confirmLabel="Stäng månaden"
      isDangerous={false}
      focusAfter={heading}
      problem={<CallProblem error={close.error} />}
      trigger={<Button>Stäng månaden</Button>}
      onConfirm={() =>
        close.mutateAsync().then(
          () => {
            toast({ title: "Månaden är stängd", description: asHeading(period) });
            return true;
          },
          () => false,
        )
      }
    />
  );
}
