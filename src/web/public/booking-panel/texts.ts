import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { PriceSpan } from "#domain/pricing/night-prices.ts";
import { problemSentence } from "#texts/errors.ts";
import { formatKronor } from "#texts/format.ts";

export type Message = { title: string; description: string };

const STAY_TITLES: Record<StayProblem["code"], string> = {
  "stay.no-nights": "Ogiltigt datumintervall",
  "stay.reversed": "Ogiltigt datumintervall",
  "stay.too-short": "Ogiltigt datumintervall",
  "stay.past": "Ogiltigt startdatum",
  "stay.pickup-passed": "Ogiltigt startdatum",
  "stay.too-short-notice": "Ogiltigt startdatum",
  "stay.closed-start": "Ogiltigt startdatum",
  "stay.closed-end": "Ogiltigt slutdatum",
  "stay.start-weekday": "Ogiltigt startdatum",
  "stay.end-weekday": "Ogiltigt slutdatum",
  "stay.too-far": "Ogiltigt slutdatum",
  "stay.too-long": "Ogiltigt slutdatum",
  "stay.blocked": "Otillgängligt interval",
  "stay.unavailable": "Otillgängligt interval",
  "stay.no-turnaround": "Otillgängligt interval",
  "stay.no-unit-throughout": "Otillgängligt interval",
  "stay.too-few-units": "För många enheter valda",
};

export function stayMessage(problem: StayProblem): Message {
  return { title: STAY_TITLES[problem.code], description: problemSentence(problem) };
}

export const MESSAGES = {
  chooseDates: {
    title: "Välj datum",
    description: "Du måste välja både ett start- och slutdatum för att fortsätta",
  },
  datesRemoved: {
    title: "Datum borttagna",
    description: "De valda datumen har för få lediga enheter. Välj nya datum.",
  },
  notAllFree: {
    title: "Allt är inte ledigt",
    description: "Ändra antalet eller ta bort det som inte är ledigt under Lägg till mer.",
  },
  priceFailed: {
    title: "Kunde inte beräkna pris",
    description: "Ett fel uppstod vid prisberäkningen. Vänligen försök igen.",
  },
  gone: {
    title: "Objektet kunde inte hittas",
    description: "Det går inte längre att hyra. Se vad mer som finns på startsidan.",
  },
  redirectFailed: {
    title: "Ett fel uppstod",
    description: "Kunde inte fortsätta till bokning. Försök igen senare.",
  },
} satisfies Record<string, Message>;

export const linesKept = "Det du har lagt till finns kvar. Välj datum, så ser du om det är ledigt.";

/** `1 795 kr per natt`, `1 795–2 295 kr per natt`. */
export function perNight({ lowest, highest }: PriceSpan): string {
  const from = lowest < highest ? `${formatKronor(lowest).replace(/\u00a0kr$/, "")}–` : "";
  return `${from}${formatKronor(highest)} per natt`;
}
