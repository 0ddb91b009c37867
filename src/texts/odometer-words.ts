import type { OdometerDoubt } from "#domain/hand-over/odometer-doubt.ts";

const NUMBER = new Intl.NumberFormat("sv-SE");

export function kilometres(count: number): string {
  return `${NUMBER.format(count)}\u00a0km`;
}

/** Before it is signed: whoever stands there can look again. */
export function askedAgain(doubt: OdometerDoubt): string {
  return doubt.code === "lower"
    ? `Mätaren står på ${kilometres(doubt.back)}, lägre än ${kilometres(doubt.left)} vid utlämningen. Läs av en gång till.`
    : `Det blir ${kilometres(doubt.driven)} på ${doubt.days === 1 ? "en dag" : `${doubt.days} dagar`}. Läs av en gång till: är det en siffra för mycket?`;
}

/** Before it leaves: it stood higher when it was last read. */
export function belowLastWords({ read, last }: { read: number; last: number }): string {
  return `Mätaren står på ${kilometres(read)}, lägre än ${kilometres(last)} som är den senast kända. Läs av en gång till.`;
}

/** Once it is signed: why no kilometres are charged for. */
export function notReckoned(doubt: OdometerDoubt): string {
  return doubt.code === "lower"
    ? `Inga kilometer är räknade: mätaren stod på ${kilometres(doubt.back)} vid återlämningen, lägre än ${kilometres(doubt.left)} vid utlämningen.`
    : `Körsträckan ${kilometres(doubt.driven)} ser fel ut: rätta protokollet först.`;
}
