import type { LaidOutage, Outage } from "#contracts/units.ts";
import { formatDay } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";

/** What is said of a unit that is out of use, in the calendar as in the item's own page. */
export const outageTexts = {
  until: "Tills vidare",
  untilHint: "Enheten tas inte med i uthyrningen förrän du tar den i drift igen.",
  note: "Bokningar på enheten flyttas till andra enheter. De som inte får plats ligger kvar och listas.",
  removed: "Enheten är i drift igen",
};

type Days = Pick<Outage, "startDate" | "endDate">;

/** `3–5 juli 2027`, `3 juli 2027 och tills vidare`. */
export function outageDays({ startDate, endDate }: Days): string {
  return endDate === null
    ? `${formatDay(startDate)} och tills vidare`
    : periodWords({ startDate, endDate });
}

/** `ur drift: Service`. */
export function outageWords({ reason }: Pick<Outage, "reason">): string {
  return `ur drift: ${reason}`;
}

/** What an outage has led to, in one line. */
export function laidWords({ moved, lacking }: Pick<LaidOutage, "moved" | "lacking">): string {
  const parts = [
    moved.length > 0 && `${bookingsOf(moved.length)} flyttades till andra enheter`,
    lacking.length > 0 && `${bookingsOf(lacking.length)} står utan enhet`,
  ].filter(Boolean);
  if (parts.length === 0) return "Inga bokningar berörs.";
  const sentence = `${parts.join(" och ")}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function bookingsOf(count: number): string {
  return count === 1 ? "en bokning" : `${count} bokningar`;
}
