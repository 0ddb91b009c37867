import { useState } from "react";
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
      "Kunden hade rätt. Försäljningen och dess moms tas tillbaka med ett kreditkvitto, som vid en återbetalning. En deposition räknas som tillbakabetald.",
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
          Välj bokföring
        </Button>
      }
    >
      <DecideForm concern={concern} />
    </EditDialog>
  );
}

function DecideForm({ concern: { disputeId, amount } }: DecideProps) {
  const decide = useDecideDispute(disputeId);
  const [decision, setDecision] = useState<Decision>("loss");
  const { label, done } = CHOICES[decision];
  return (
    <ReasonForm
      field={{
        name: "note",
        label: "Anteckning",
        hint: "Sparas med beslutet.",
        missing: "Skriv varför du väljer så.",
      }}
      submitLabel={label}
      success={{ title: done, description: formatKronor(amount) }}
      error={decide.error}
      send={(note) => decide.mutateAsync({ decision, note })}
    >
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
              checked={decision === one}
              onChange={() => setDecision(one)}
            />
            <strong>{CHOICES[one].label}</strong>
            <span className="decision-meaning">{CHOICES[one].meaning}</span>
          </label>
        ))}
      </fieldset>
    </ReasonForm>
  );
}
