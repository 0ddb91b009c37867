import type { ReactNode } from "react";
import { STEP_WORDS, type Mistake, type StepId } from "#web/admin/hand-over/draft/left-to-do.ts";
import type { Compared } from "#web/admin/hand-over/draft/compared.ts";

type StepProps = {
  id: StepId;
  title?: string;
  /** What can be done with all of it at once. */
  action?: ReactNode;
  mistakes?: readonly Mistake[];
  children: ReactNode;
};

/** One thought of the page. The bar leads here. */
export function Step({ id, title = STEP_WORDS[id], action, mistakes = [], children }: StepProps) {
  const wrong = mistakesOf(id, mistakes);
  return (
    <section id={id} className="hand-over-step" aria-labelledby={`${id}-rubrik`} tabIndex={-1}>
      <div className="hand-over-step-top">
        <h2 id={`${id}-rubrik`}>{title}</h2>
        {action}
      </div>
      {children}
      {wrong.map(({ words }) => (
        <p key={words} id={mistakeId(id)} className="hand-over-mistake" role="alert">
          {words}
        </p>
      ))}
    </section>
  );
}

const mistakeId = (step: StepId) => `${step}-fel`;

const mistakesOf = (id: StepId, mistakes: readonly Mistake[]) =>
  mistakes.filter(({ step }) => step === id);

/** What a field of a step carries that its mistake is about. */
export function invalidBy(id: StepId, mistakes: readonly Mistake[]) {
  return mistakesOf(id, mistakes).length > 0
    ? ({ "aria-invalid": true, "aria-describedby": mistakeId(id) } as const)
    : {};
}

/** How it left, beside how it is now. */
export function Beside({ compared }: { compared: Compared | null }) {
  if (!compared) return null;
  return (
    <p className="hand-over-beside" data-worse={compared.isWorse || undefined}>
      {compared.words}
    </p>
  );
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; words: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** So many beside each other on a phone. */
  columns: number;
};

/** A few values side by side, each as large as a thumb. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  columns,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="hand-over-choice" data-columns={columns}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
