import { later } from "#domain/dates/instants.ts";

/** How long the nights of an open checkout are kept for its visitor. */
export const HOLD_MINUTES = 20;

const LAPSES_BEFORE_PAUSE = 3;
const LAPSE_MEMORY_MS = 24 * 60 * 60 * 1000;
const PAUSE_MS = 60 * 60 * 1000;

/** What the open checkouts of one visitor, and of one network address, come to. */
export type OpenHolds = { ofVisitor: number; ofNetwork: number; unitNights: number };

export type HoldLimits = { ofVisitor: number; ofNetwork: number; unitNights: number };

export type HoldProblem =
  | { code: "checkout.too-many-open"; open: number }
  | { code: "checkout.too-many-nights"; unitNights: number }
  | { code: "checkout.lapsed-too-often"; retryAfterSeconds: number };

/** Nobody empties the calendar without paying. The factor serves load tests and shared addresses. */
export function holdLimits(factor: number): HoldLimits {
  return {
    ofVisitor: 3,
    ofNetwork: Math.max(1, Math.round(10 * factor)),
    unitNights: 90,
  };
}

export function holdEnds(openedAt: Date): Date {
  return later(openedAt, HOLD_MINUTES * 60_000);
}

/** Whether one more hold of so many unit-nights may be taken beside those that are open. */
export function holdProblem(
  limits: HoldLimits,
  open: OpenHolds,
  unitNights: number,
): HoldProblem | undefined {
  if (open.ofVisitor >= limits.ofVisitor)
    return { code: "checkout.too-many-open", open: open.ofVisitor };
  if (open.ofNetwork >= limits.ofNetwork)
    return { code: "checkout.too-many-open", open: open.ofNetwork };
  if (open.unitNights + unitNights > limits.unitNights)
    return { code: "checkout.too-many-nights", unitNights: limits.unitNights };
  return undefined;
}

/** After three unpaid lapses within a day there is no new hold for an hour, counted from the last. */
export function pauseProblem(now: Date, lapses: readonly Date[]): HoldProblem | undefined {
  const recent = lapses
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - LAPSE_MEMORY_MS)
    .toSorted((a, b) => b - a);
  const [last] = recent;
  if (recent.length < LAPSES_BEFORE_PAUSE || last === undefined) return undefined;
  const remaining = last + PAUSE_MS - now.getTime();
  if (remaining <= 0) return undefined;
  return {
    code: "checkout.lapsed-too-often",
    retryAfterSeconds: Math.ceil(remaining / 1000),
  };
}
