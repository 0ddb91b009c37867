import type { Refusal } from "#domain/availability/find-items.ts";
import { problemSentence } from "#texts/errors.ts";
import { formatWeekday } from "#texts/format.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

/** Why something cannot be had on the dates one looks for, said of that thing among others. */
export function refusalWords(
  refusal: Refusal,
  { isOutOfSeason }: { isOutOfSeason: boolean },
): string {
  switch (refusal.code) {
    case "stay.too-many-people":
      return refusal.most === 1
        ? "Har plats för en person."
        : `Har plats för ${refusal.most} personer.`;
    case "stay.unavailable":
      return isOutOfSeason ? "Hyrs inte ut de dagarna, utanför säsong." : "Upptagen de dagarna.";
    case "stay.blocked":
      return "Går inte att hyra de dagarna.";
    case "stay.too-few-units":
      return `Bara ${refusal.free} ${refusal.free === 1 ? "ledig" : "lediga"} de dagarna.`;
    case "stay.no-unit-throughout":
      return refusal.units === 0
        ? "Ledig dag för dag, men ingen hela tiden."
        : `Bara ${refusal.units} ${refusal.units === 1 ? "ledig" : "lediga"} hela tiden.`;
    case "stay.closed-start":
      return `Vi har stängt för hämtning ${formatWeekday(refusal.day)}.`;
    case "stay.closed-end":
      return `Vi har stängt för återlämning ${formatWeekday(refusal.day)}.`;
    case "stay.start-weekday":
      return `Hämtas bara på ${everyWeek(refusal.weekday)} den tiden.`;
    case "stay.end-weekday":
      return `Lämnas bara tillbaka på ${everyWeek(refusal.weekday)} den tiden.`;
    case "stay.too-short":
      return `Hyrs ut minst ${refusal.nights} nätter i taget den tiden.`;
    case "stay.pickup-passed":
      return "Dagens hämtning har passerat.";
    default:
      return `${problemSentence(refusal).replace(/\.$/, "")}.`;
  }
}

/** `lördagar`. */
function everyWeek(weekday: keyof typeof WEEKDAY_LABELS): string {
  return `${WEEKDAY_LABELS[weekday].toLowerCase()}ar`;
}
