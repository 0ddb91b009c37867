import { useAddUnit } from "#web/api/units.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

type BeginNumberingProps = { itemId: number; quantity: number; onChanged: () => void };

/** Of what is counted: says what it would mean to tell its units apart, and begins with it on wish. */
export function BeginNumbering({ itemId, quantity, onChanged }: BeginNumberingProps) {
  const { mutateAsync, error } = useAddUnit(itemId);
  const heading = usePanelHeading();
  const all = quantity === 1 ? "Enhet 1" : `Enhet 1 till Enhet ${quantity}`;
  return (
    <div className="unit-offer">
      <p>
        {quantity === 1 ? "Den enda som finns räknas" : `De ${quantity} som finns räknas`} bara:
        ingen bokning har en bestämd enhet. Det räcker för sådant som är lika och inte behöver
        hållas isär.
      </p>
      <p>
        Numrerar du enheterna får varje bokning en bestämd enhet. Då ser du vilken som är ute, kan
        ta en enhet ur drift och skriva protokoll för var och en. Kunden bokar som förut.
      </p>
      <QuestionDialog
        title="Numrera enheterna?"
        question={`Det som finns får namnen ${all}, som du sedan kan ändra. Bokningarna fördelas på dem.`}
        note="Sedan går det inte att gå tillbaka till att bara räkna."
        confirmLabel="Numrera enheterna"
        isDangerous={false}
        focusAfter={heading}
        problem={<CallProblem error={error} />}
        onConfirm={async () => {
          const isDone = await toldCall(mutateAsync({ name: "Enhet 1" }), {
            title: "Enheterna är numrerade",
          });
          if (isDone) onChanged();
          return isDone;
        }}
        trigger={<Button look="quiet">Numrera enheterna</Button>}
      />
    </div>
  );
}
