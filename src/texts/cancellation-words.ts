import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { goesBack } from "#domain/bookings/cancellation-policy.ts";
import { addDays, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth } from "#texts/format.ts";
import { daysWords, percentWords } from "#texts/percent-words.ts";

export const POLICY_STEP_TWICE =
  "Ett annat steg har samma antal dagar. Ändra eller ta bort det ena.";
export const POLICY_STEP_RISES =
  "Ger mer tillbaka än ett steg med fler dagar. Sänk det eller ta bort steget.";

const BEFORE_APPROVAL = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";

/**
 * What a customer was promised about cancelling, a sentence each; the longest ahead first.
 *
 * @param startDate of the stay, where the last day of each step is told with it
 */
export function policyWords(policy: CancellationPolicy | null, startDate?: LocalDate): string[] {
  if (policy === null) return approvedPolicyWords(policy);
  return [BEFORE_APPROVAL, ...approvedPolicyWords(policy, startDate)];
}

/** The same, of a booking that staff have approved. */
export function approvedPolicyWords(
  policy: CancellationPolicy | null,
  startDate?: LocalDate,
): string[] {
  if (policy === null)
    return ["Hör av dig till oss om du vill avboka, så kommer vi överens om vad som gäller."];
  const days = [...new Set(policy.map(({ daysBefore }) => daysBefore))].toSorted((a, b) => b - a);
  const steps = days.map((from, at) => {
    const reached = policy.filter(({ daysBefore }) => daysBefore <= from);
    const percent = Math.max(...reached.map((step) => step.percent));
    const last = startDate && from > 0 ? `, senast ${formatDay(addDays(startDate, -from))}` : "";
    return `${spanWords(from, days[at - 1])}${last}: ${backWords(percent)}.`;
  });
  const last = days.at(-1);
  if (last === undefined) return ["Därefter görs ingen återbetalning."];
  return [...steps, ...(last > 0 ? [`Mindre än ${daysWords(last)} före: ${backWords(0)}.`] : [])];
}

/** From so many days before up to where the step above begins. */
function spanWords(from: number, above: number | undefined): string {
  if (above === undefined)
    return from === 0
      ? "Fram till hyrestidens första dag"
      : `${daysWords(from)} eller mer före hyrestidens första dag`;
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
  const day = yearOf(back.until) === yearOf(today) ? formatDayAndMonth : formatDay;
  return back.percent === 100
    ? `Fri avbokning till ${day(back.until)}`
    : `Avbokar du senast ${day(back.until)} får du tillbaka ${percentWords(back.percent)}`;
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
