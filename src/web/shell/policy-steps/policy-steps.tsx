import { Plus, RotateCcw, X } from "lucide-react";
import { MOST_POLICY_STEPS, USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import type { FieldErrors } from "#web/shell/form/form-state.ts";
import { policyWords } from "#texts/cancellation-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import "./policy-steps.css";
import {
  EMPTY_POLICY_STEP,
  readablePolicy,
  typedPolicy,
  type TypedPolicyStep,
} from "./typed-policy.ts";

const NUMBER = { inputMode: "numeric", autoComplete: "off", maxLength: 3 } as const;

type PolicyStepsProps = {
  /** The form's word for them, which its errors begin with. */
  name: string;
  steps: TypedPolicyStep[];
  errors: FieldErrors;
  onChange: (steps: TypedPolicyStep[]) => void;
};

/** What cancelling gives back, step by step, and what customers will read of it. */
export function PolicySteps({ name, steps, errors, onChange }: PolicyStepsProps) {
  const policy = readablePolicy(steps);
  const write = (index: number, part: Partial<TypedPolicyStep>) =>
    onChange(steps.with(index, { ...EMPTY_POLICY_STEP, ...steps[index], ...part }));
  return (
    <fieldset className="policy-steps">
      <legend className="sr-only">Steg</legend>
      {steps.length > 0 && (
        <ol className="policy-step-list">
          {steps.map((step, index) => (
            <li key={index}>
              <TextField
                {...NUMBER}
                label="Dagar före"
                name={`${name}.${index}.daysBefore`}
                error={errors[`${name}.${index}.daysBefore`]}
                value={step.daysBefore}
                onChange={({ target }) => write(index, { daysBefore: target.value })}
              />
              <TextField
                {...NUMBER}
                label="Tillbaka, %"
                name={`${name}.${index}.percent`}
                error={errors[`${name}.${index}.percent`]}
                value={step.percent}
                onChange={({ target }) => write(index, { percent: target.value })}
              />
              <Button
                look="plain"
                className="button-small policy-step-removal"
                aria-label={`Ta bort steg ${index + 1}`}
                onClick={() => onChange(steps.toSpliced(index, 1))}
              >
                <X aria-hidden="true" size={18} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className="policy-step-ways">
        {steps.length < MOST_POLICY_STEPS && (
          <Button
            look="quiet"
            className="button-small"
            onClick={() => onChange([...steps, EMPTY_POLICY_STEP])}
          >
            <Plus aria-hidden="true" size={18} />
            Lägg till steg
          </Button>
        )}
        <Button
          look="plain"
          className="button-small"
          onClick={() => onChange(typedPolicy(USUAL_POLICY))}
        >
          <RotateCcw aria-hidden="true" size={17} />
          Vanliga villkor
        </Button>
      </div>
      <PolicyPreview words={policy && policyWords(policy)} />
    </fieldset>
  );
}

/** As customers read it; no words while what is typed makes none. */
export function PolicyPreview({ words }: { words: string[] | undefined }) {
  return (
    <div role="status" className="policy-preview">
      <p className="text-muted">
        Så här står det:{words === undefined && " visas när alla steg stämmer"}
      </p>
      {words && (
        <ul>
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
