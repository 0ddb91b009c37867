import { stepsInOrder, type LongStayStep } from "#domain/pricing/long-stay.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** A step as it is typed. */
export type TypedStep = { fromNights: string; percent: string };

export const EMPTY_STEP: TypedStep = { fromNights: "", percent: "" };

export function typedSteps(steps: readonly LongStayStep[]): TypedStep[] {
  return steps.map(({ fromNights, percent }) => ({
    fromNights: String(fromNights),
    percent: String(percent),
  }));
}

/** A row that was added and left empty is no step. */
export function filledSteps(steps: readonly TypedStep[]): TypedStep[] {
  return steps.filter(({ fromNights, percent }) => `${fromNights}${percent}`.trim() !== "");
}

/** The steps that can be read while others are being typed, in order. */
export function readSteps(steps: readonly TypedStep[]): LongStayStep[] {
  return stepsInOrder(
    steps.flatMap((step) => {
      const [from, percent] = [readWhole(step.fromNights), readWhole(step.percent)];
      const isWhole = from.ok && percent.ok && from.value !== null && percent.value !== null;
      return isWhole ? [{ fromNights: from.value!, percent: percent.value! }] : [];
    }),
  );
}
