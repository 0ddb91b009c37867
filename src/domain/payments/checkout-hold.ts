import { later } from "#domain/dates/instants.ts";

/** How long the nights of an open checkout are kept for its visitor. */
export const HOLD_MINUTES = 20;

const LAPSES_BEFORE_PAUSE = 3;
export const LAPSE_MEMORY_MS = 24 * 60 * 60 * 1000;
const PAUSE_MS = 60 * 60 * 1000;
/** A hold with less than this left has had its time. */
export const NEARLY_OVER_MS = 5 * 60_000;

/** What the open holds of one visitor, and of one network address, come to. */
export type OpenHolds = {
  ofVisitor: number;
  ofNetwork: number;
  unitNights: number;
  networkUnitNights: number;
};

export type HoldLimits = OpenHolds & { networkLapses: number };

export type HoldProblem =
  | { code: "checkout.too-many-open"; open: number }
  | { code: "checkout.too-many-nights"; unitNights: number }
  | { code: "checkout.lapsed-too-often"; retryAfterSeconds: number }
  /** The address, not the visitor: whoever reads this may have begun nothing themselves. */
  | { code: "checkout.network-busy"; retryAfterSeconds: number };

/** Nobody empties the calendar without paying. The factor serves load tests and shared addresses. */
export function holdLimits(factor: number): HoldLimits {
  return {
    ofVisitor: 3,
    ofNetwork: atLeastOne(10 * factor),
    unitNights: 90,
    networkUnitNights: atLeastOne(300 * factor),
    networkLapses: atLeastOne(12 * factor),
  };
}

const atLeastOne = (count: number) => Math.max(1, Math.round(count));

export function holdEnds(openedAt: Date): Date {
  return later(openedAt, HOLD_MINUTES * 60_000);
}

/**
 * Whoever takes over nights of earlier holds takes over their end too: renewed again and again they would
 * never be free. One that has had its time counts as lapsed instead, and a new time begins.
 */
export function endOfRenewed(now: Date, earlierEnds: readonly Date[]): Date {
  return earlierEnds
    .filter((ends) => ends > later(now, NEARLY_OVER_MS))
    .reduce((first, ends) => (ends < first ? ends : first), holdEnds(now));
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
  if (open.networkUnitNights + unitNights > limits.networkUnitNights)
    return { code: "checkout.network-busy", retryAfterSeconds: HOLD_MINUTES * 60 };
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

/** An address whose holds lapse this often gets no more of them until the day is over for the earliest. */
export function networkPauseProblem(
  now: Date,
  lapses: readonly Date[],
  { networkLapses }: HoldLimits,
): HoldProblem | undefined {
  const recent = lapses
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - LAPSE_MEMORY_MS)
    .toSorted((a, b) => b - a);
  const deciding = recent[networkLapses - 1];
  if (deciding === undefined) return undefined;
  const remaining = deciding + LAPSE_MEMORY_MS - now.getTime();
  return { code: "checkout.network-busy", retryAfterSeconds: Math.ceil(remaining / 1000) };
}
