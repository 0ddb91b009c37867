import { checkStay, type StayFacts, type StayProblem } from "#domain/availability/check-stay.ts";
import { isOffSeason, type ItemCalendar } from "#domain/availability/free-units.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { problemSentence } from "#texts/errors.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";

type Facts = Omit<StayFacts, "freeOn"> &
  Pick<ItemCalendar, "peakSeasonOnly" | "seasons"> & {
    /** Units free on every night of the stay. */
    available: number;
  };

/** Why a stay cannot be had, told before anything is filled in: the shop's own verdict; null where it can. */
export function stayReason({ available, ...facts }: Facts, stay: Stay): string | null {
  const verdict = checkStay({ ...facts, freeOn: () => available }, stay);
  if (verdict.ok) return null;
  if (isAboutUnits(verdict.problem)) {
    if (nightsOf(stay).some((night) => isOffSeason(facts, night))) return checkoutTexts.offSeason;
    // Another tab of the same customer may hold them, which only the server knows.
    return available === 0 ? checkoutTexts.notFree : checkoutTexts.tooFew(available);
  }
  return `${problemSentence(verdict.problem).replace(/\.$/, "")}.`;
}

function isAboutUnits({ code }: StayProblem): boolean {
  return code === "stay.unavailable" || code === "stay.too-few-units";
}
