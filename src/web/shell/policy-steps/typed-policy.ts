import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import {
  MOST_DAYS_BEFORE,
  policyInOrder,
  repeatedPlaces,
  risingPlaces,
} from "#domain/bookings/cancellation-policy.ts";
import { POLICY_STEP_RISES, POLICY_STEP_TWICE } from "#texts/cancellation-words.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** A step as it is typed. */
export type TypedPolicyStep = { daysBefore: string; percent: string };

export const EMPTY_POLICY_STEP: TypedPolicyStep = { daysBefore: "", percent: "" };

export function typedPolicy(policy: CancellationPolicy): TypedPolicyStep[] {
  return policy.map(({ daysBefore, percent }) => ({
    daysBefore: String(daysBefore),
    percent: String(percent),
  }));
}

/** A row that was added and left empty is no step. */
export function filledPolicy(steps: readonly TypedPolicyStep[]): TypedPolicyStep[] {
  return steps.filter(({ daysBefore, percent }) => `${daysBefore}${percent}`.trim() !== "");
}

/** The steps that can be read while others are being typed, in order. */
export function readPolicy(steps: readonly TypedPolicyStep[]): CancellationPolicy {
  return policyInOrder(readSteps(steps).map(({ step }) => step));
}

/** The steps as they will be; none while any of them is wrong. */
export function readablePolicy(steps: readonly TypedPolicyStep[]): CancellationPolicy | undefined {
  const isWrong = Object.keys(policyMistakes("", steps)).length > 0;
  return isWrong ? undefined : readPolicy(steps);
}

const LIMITS = { daysBefore: MOST_DAYS_BEFORE, percent: 100 };

/** What is wrong with what is typed, by its field: `cancellationPolicy.0.percent`. */
export function policyMistakes(
  name: string,
  steps: readonly TypedPolicyStep[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [place, step] of steps.entries())
    if (filledPolicy([step]).length > 0)
      for (const field of ["daysBefore", "percent"] as const) {
        const problem = numberProblem(step[field], LIMITS[field]);
        if (problem) errors[`${name}.${place}.${field}`] = problem;
      }
  if (Object.keys(errors).length > 0) return errors;
  const read = readSteps(steps);
  const policy = read.map(({ step }) => step);
  const say = (places: number[], field: keyof TypedPolicyStep, sentence: string) => {
    for (const place of places) errors[`${name}.${read[place]!.place}.${field}`] = sentence;
  };
  say(repeatedPlaces(policy), "daysBefore", POLICY_STEP_TWICE);
  say(risingPlaces(policy), "percent", POLICY_STEP_RISES);
  return errors;
}

function numberProblem(typed: string, most: number): string | undefined {
  const read = readWhole(typed);
  if (!read.ok) return read.problem;
  if (read.value === null) return "Måste fyllas i";
  return read.value > most ? `Får vara högst ${most}` : undefined;
}

/** Each step that is whole, with its place in the list. */
function readSteps(steps: readonly TypedPolicyStep[]) {
  return steps.flatMap((typed, place) => {
    const [days, percent] = [readWhole(typed.daysBefore), readWhole(typed.percent)];
    if (!days.ok || !percent.ok || days.value === null || percent.value === null) return [];
    if (days.value > LIMITS.daysBefore || percent.value > LIMITS.percent) return [];
    return [{ place, step: { daysBefore: days.value, percent: percent.value } }];
  });
}
