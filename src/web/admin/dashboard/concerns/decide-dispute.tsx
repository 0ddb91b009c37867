import { formatKronor } from "#texts/format.ts";
import { useDecideDispute, type DisputeDecision } from "#web/api/oversight.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import type { Of } from "./concern-kind.ts";
import { ReasonForm } from "./reason-form.tsx";

type DecideProps = { concern: Of<"dispute-lost"> };
type Decision = DisputeDecision["decision"];

const CHOICES: Record<Decision, { label: string; meaning: string; done: string }> = {
  loss: {
    label: "Bokför som förlust",
    meaning:
      "Kunden har fått det som betalades för. Försäljningen står kvar med sin moms, och beloppet blir en kostnad för butiken.",
    done: "Bokfört som förlust",
  },
  credit: {
    label: "Kreditera försäljningen",
    meaning:
      "Kunden hade rätt. Försäljningen och dess moms tas tillbaka med ett kreditkvitto, som vid en återbetalning.",
    done: "Försäljningen är krediterad",
  },
};

/** What a lost dispute was is for a person to say: the money is gone either way. */
export function DecideDispute({ concern }: DecideProps) {
  return (
    <EditDialog
      title="Bokför den förlorade tvisten"
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          {concern.isDeposit ? "Bokför" : "Välj bokföring"}
        </Button>
      }
    >
      {concern.isDeposit ? <DepositForm concern={concern} /> : <DecideForm concern={concern} />}
    </EditDialog>
  );
}

/** A deposit was never a sale: there is nothing to choose. */
function DepositForm({ concern: { disputeId, amount } }: DecideProps) {
  const decide = useDecideDispute(disputeId);
  return (
    <ReasonForm
      field={NOTE}
      submitLabel="Bokför"
      success={() => ({ title: "Bokfört", description: formatKronor(amount) })}
      send={(note) => decide.mutateAsync({ decision: "credit", note })}
    >
      {() => (
        <p>
          Banken har gett depositionen på {formatKronor(amount)} till den som har kortet. Den är
          kundens igen, och butiken är inte skyldig någon den längre. Det bokförs direkt och går
          inte att ångra.
        </p>
      )}
    </ReasonForm>
  );
}

const NOTE = {
  name: "note" as const,
  label: "Anteckning",
  hint: "Behövs. Sparas med beslutet, så att det går att förstå senare.",
  missing: "Skriv varför du väljer så.",
};

const FIRST: { decision: Decision } = { decision: "loss" };

function DecideForm({ concern: { disputeId, amount } }: DecideProps) {
  const decide = useDecideDispute(disputeId);
  return (
    <ReasonForm
      field={NOTE}
      other={FIRST}
      submitLabel={({ decision }) => CHOICES[decision].label}
      success={({ decision }) => ({
        title: CHOICES[decision].done,
        description: formatKronor(amount),
      })}
      send={(note, { decision }) => decide.mutateAsync({ decision, note })}
    >
      {(form) => (
        <fieldset className="decision">
          <legend>
            {formatKronor(amount)} har gått tillbaka till kundens bank. Valet bokförs direkt och går
            inte att ångra.
          </legend>
          {(Object.keys(CHOICES) as Decision[]).map((one) => (
            <label key={one} className="decision-choice">
              <input
                type="radio"
                name="decision"
                value={one}
                checked={form.values.decision === one}
                onChange={() => form.change({ decision: one })}
              />
              <strong>{CHOICES[one].label}</strong>
              <span className="decision-meaning">{CHOICES[one].meaning}</span>
            </label>
          ))}
        </fieldset>
      )}
    </ReasonForm>
  );
}
