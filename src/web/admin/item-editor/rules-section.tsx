import { Plus, X } from "lucide-react";
import { MOST_LONG_STAY_STEPS } from "#domain/pricing/long-stay.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EMPTY_STEP, type TypedStep } from "./draft/long-stay-draft.ts";
import { EditorSection } from "./editor-section.tsx";
import { textProps, type SectionProps } from "./form-parts.ts";
import { LongStayTable } from "./long-stay-table.tsx";
import { FORM_SECTIONS } from "./texts.ts";

const NUMBER = { inputMode: "numeric", autoComplete: "off", maxLength: 3 } as const;

/** What the calendar keeps free, and what longer stays cost less. */
export function RulesSection({ itemId, ...props }: SectionProps & { itemId: number | undefined }) {
  return (
    <EditorSection section={FORM_SECTIONS.rules}>
      <TextField
        {...textProps(props, "turnaroundNights")}
        {...NUMBER}
        label="Dygn mellan hyror"
        unit="dygn"
        hint="Hålls fria efter varje återlämning, för städning och genomgång. 0: nästa kund kan hämta samma dag."
      />
      <CheckField
        label="Hämtas och lämnas på stängda dagar"
        hint="Hyror får börja och sluta också när butiken är stängd, till exempel med nyckelbox. Annars går de dagarna bara att ha mitt i en hyra."
        name="allowsClosedDays"
        checked={props.draft.allowsClosedDays}
        onChange={({ target }) => props.change({ allowsClosedDays: target.checked })}
      />
      <LongStaySteps {...props} />
      <LongStayTable draft={props.draft} itemId={itemId} />
    </EditorSection>
  );
}

function LongStaySteps({ draft: { longStay }, errors, change }: SectionProps) {
  const write = (steps: TypedStep[]) => change({ longStay: steps });
  const writeStep = (index: number, step: Partial<TypedStep>) =>
    write(longStay.with(index, { ...longStay[index]!, ...step }));
  return (
    <fieldset className="long-stay">
      <legend className="mb-1.5 block text-sm font-semibold">Långtidsrabatt</legend>
      <p className="text-sm text-muted">
        Ju fler nätter, desto lägre pris per natt. Det högsta steg som hyran når gäller alla dess
        nätter, men inte grundavgift och tillval.
      </p>
      {longStay.length > 0 && (
        <ol className="long-stay-steps">
          {longStay.map((step, index) => (
            <li key={index}>
              <TextField
                {...NUMBER}
                label="Från nätter"
                name={`longStay.${index}.fromNights`}
                error={errors[`longStay.${index}.fromNights`]}
                value={step.fromNights}
                onChange={({ target }) => writeStep(index, { fromNights: target.value })}
              />
              <TextField
                {...NUMBER}
                label="Rabatt, %"
                name={`longStay.${index}.percent`}
                error={errors[`longStay.${index}.percent`]}
                value={step.percent}
                onChange={({ target }) => writeStep(index, { percent: target.value })}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={`Ta bort steg ${index + 1}`}
                onClick={() => write(longStay.toSpliced(index, 1))}
              >
                <X aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {errors["longStay"] && <p className="text-sm text-danger">{errors["longStay"]}</p>}
      {longStay.length < MOST_LONG_STAY_STEPS && (
        <div>
          <Button
            look="plain"
            className="button-small"
            onClick={() => write([...longStay, EMPTY_STEP])}
          >
            <Plus aria-hidden="true" size={18} />
            Lägg till steg
          </Button>
        </div>
      )}
    </fieldset>
  );
}
