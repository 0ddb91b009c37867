import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";

export function daysWords(days: number): string {
  return days === 1 ? "1 dag" : `${days} dagar`;
}

/** What goes back of the rent, after 'tillbaka'. */
export function percentWords(percent: number): string {
  if (percent === 0) return "ingenting";
  return percent === 100 ? "hela hyran" : `${percent} % av hyran`;
}

/** What a customer was promised about cancelling, a sentence each; the longest ahead first. */
export function policyWords(policy: CancellationPolicy | null): string[] {
  if (policy === null)
    return ["Hör av dig till oss om du vill avboka, så kommer vi överens om vad som gäller."];
  const free = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";
  const days = [...new Set(policy.map(({ daysBefore }) => daysBefore))].toSorted((a, b) => b - a);
  const steps = days.map((from, at) => {
    const reached = policy.filter(({ daysBefore }) => daysBefore <= from);
    const percent = Math.max(...reached.map((step) => step.percent));
    return `${spanWords(from, days[at - 1])}: ${backWords(percent)}.`;
  });
  const last = days.at(-1);
  if (last === undefined) return [free, "Därefter görs ingen återbetalning."];
  return [
    free,
    ...steps,
    ...(last > 0 ? [`Mindre än ${daysWords(last)} före: ${backWords(0)}.`] : []),
  ];
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
