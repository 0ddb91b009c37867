import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { goesBack } from "#domain/bookings/cancellation-policy.ts";
import { addDays, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { daysWords, percentWords } from "#texts/percent-words.ts";

export const POLICY_STEP_TWICE =
  "Ett annat steg har samma antal dagar. Ändra eller ta bort det ena.";
export const POLICY_STEP_RISES =
  "Ger mer tillbaka än ett steg med fler dagar. Sänk det eller ta bort steget.";

export const FREE_BEFORE_APPROVAL =
  "Innan vi har godkänt bokningen kostar det ingenting att avboka.";

/** The days of a booking that its steps are told by. */
export type PolicyDays = {
  startDate: LocalDate;
  /** What the days are counted from, where the customer has moved the stay away from it. */
  countedFrom?: LocalDate;
  /** Steps whose last day has been by then are left out. */
  today?: LocalDate;
};

const BY_AGREEMENT =
  "Hör av dig till oss om du vill avboka, så kommer vi överens om vad som gäller.";

/** What a customer was promised about cancelling, a sentence each; the longest ahead first. */
export function policyWords(policy: CancellationPolicy | null, days?: PolicyDays): string[] {
  if (policy === null) return [BY_AGREEMENT];
  return [FREE_BEFORE_APPROVAL, ...stepsWords(policy, days, "Därefter görs ingen återbetalning.")];
}

/** The same, of a booking that staff have approved. */
export function approvedPolicyWords(
  policy: CancellationPolicy | null,
  days?: PolicyDays,
): string[] {
  if (policy === null) return [BY_AGREEMENT];
  return stepsWords(policy, days, "Ingen återbetalning görs vid avbokning.");
}

/** @param none what is said where nothing goes back any more */
function stepsWords(
  policy: CancellationPolicy,
  days: PolicyDays | undefined,
  none: string,
): string[] {
  const { startDate, countedFrom = startDate, today } = days ?? {};
  const isMoved = countedFrom !== undefined && countedFrom !== startDate;
  const first = isMoved ? formatDay(countedFrom) : "hyrestidens första dag";
  const all = [...new Set(policy.map(({ daysBefore }) => daysBefore))].toSorted((a, b) => b - a);
  const left = all.filter((from) => !today || !countedFrom || addDays(countedFrom, -from) >= today);
  const steps = left.map((from, at) => {
    const reached = policy.filter(({ daysBefore }) => daysBefore <= from);
    const percent = Math.max(...reached.map((step) => step.percent));
    const span = spanWords(from, all[all.indexOf(from) - 1]);
    const last =
      countedFrom && from > 0 ? `, senast ${formatDay(addDays(countedFrom, -from))}` : "";
    return `${span}${at === 0 ? ` ${first}` : ""}${last}: ${backWords(percent)}.`;
  });
  const least = left.at(-1) ?? 0;
  return [
    ...(isMoved ? [movedWords(countedFrom)] : []),
    ...steps,
    ...(least > 0 ? [`Mindre än ${daysWords(least)} före: ${backWords(0)}.`] : []),
    ...(steps.length === 0 ? [none] : []),
  ];
}

/** Why the days are not counted from the first of the stay. */
function movedWords(countedFrom: LocalDate): string {
  return `Du har flyttat hyran. Dagarna räknas ändå från ${formatDay(countedFrom)}, den tidigaste startdag den har haft sedan vi godkände bokningen.`;
}

/** From so many days before up to where the step above begins. */
function spanWords(from: number, above: number | undefined): string {
  if (above === undefined) return from === 0 ? "Fram till" : `${daysWords(from)} eller mer före`;
  if (from === 0) return `Mindre än ${daysWords(above)} före`;
  return from === above - 1
    ? `${daysWords(from)} före`
    : `${from} till ${daysWords(above - 1)} före`;
}

function backWords(percent: number): string {
  return percent === 0 ? "ingen återbetalning" : `du får tillbaka ${percentWords(percent)}`;
}

/** What cancelling gives back for these dates, once the booking is approved; the best that can still be had. */
export function stayPolicyWords(
  policy: CancellationPolicy,
  startDate: LocalDate,
  today: LocalDate,
): string {
  const back = goesBack(policy, startDate, today);
  if (back === null) return "Ingen återbetalning vid avbokning efter godkännande";
  const until = dayWords(back.until, today);
  return back.percent === 100
    ? `Fri avbokning till ${until}`
    : `Avbokar du senast ${until} får du tillbaka ${percentWords(back.percent)}`;
}

/** What speaks for booking, before any dates are chosen; nothing where not all goes back. */
export function freeWords(policy: CancellationPolicy): string | null {
  const free = policy.filter(({ percent }) => percent === 100);
  if (free.length === 0) return null;
  const days = Math.min(...free.map(({ daysBefore }) => daysBefore));
  return days === 0
    ? "Fri avbokning till hyrestidens första dag"
    : `Fri avbokning till ${daysWords(days)} före`;
}

/** A stay that its customer is about to move, and what the days will be counted from then. */
type MovedStay = {
  startDate: LocalDate;
  countedFrom: LocalDate;
  today: LocalDate;
  isApproved: boolean;
};

/** What cancelling gives back once the stay is moved, said before it is. */
export function movedPolicyWords(policy: CancellationPolicy, stay: MovedStay): string {
  const { startDate, countedFrom, today, isApproved } = stay;
  const back = goesBack(policy, countedFrom, today);
  const gives =
    back === null ? "ingen återbetalning" : lowerFirst(stayPolicyWords(policy, countedFrom, today));
  const day = `den ${dayWords(countedFrom, today)}`;
  if (!isApproved)
    return `När vi har godkänt bokningen räknas avbokningsvillkoren från ${day}: ${gives}.`;
  const still = countedFrom === startDate ? "" : " även";
  return `Avbokningsvillkoren räknas${still} efter flytten från ${day}: ${gives}.`;
}

/** Where a change makes cancelling dearer, both sums; nothing where it does not. */
export function lessBackWords({ refundNow, refundThen, toPay }: Sums): string | null {
  if (refundThen >= refundNow) return null;
  const unpaid = toPay > 0 && refundThen > 0 ? ` ${FEE_OF_ALL}` : "";
  return `Avbokar du nu får du tillbaka ${formatKronor(refundNow)} av hyran. Avbokar du efter ändringen får du tillbaka ${formatKronor(refundThen)}.${unpaid}`;
}

type Sums = {
  refundNow: number;
  refundThen: number;
  /** What the change costs, and is not paid yet. */
  toPay: number;
};

const FEE_OF_ALL = "Avgiften räknas på hela priset, även på det som du inte har betalat än.";

/** With its year where that is not this one. */
function dayWords(day: LocalDate, today: LocalDate): string {
  return yearOf(day) === yearOf(today) ? formatDayAndMonth(day) : formatDay(day);
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
