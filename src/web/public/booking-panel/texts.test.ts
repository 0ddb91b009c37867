import { expect, test } from "vitest";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import { MESSAGES, perNight, stayMessage } from "./texts.ts";

// Written out from the specification, its spelling included.
test.each<[StayProblem, string, string]>([
  [
    { code: "stay.no-nights" },
    "Ogiltigt datumintervall",
    "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
  ],
  [{ code: "stay.reversed" }, "Ogiltigt datumintervall", "Slutdatum måste vara efter startdatum"],
  [
    { code: "stay.blocked" },
    "Otillgängligt interval",
    "Det valda intervallet innehåller blockerade datum",
  ],
  [
    { code: "stay.unavailable" },
    "Otillgängligt interval",
    "Det valda intervallet innehåller blockerade datum",
  ],
  [
    { code: "stay.start-weekday", weekday: "saturday" },
    "Ogiltigt startdatum",
    "Bokning inom bokningsperiod måste starta på en Lördag",
  ],
  [
    { code: "stay.end-weekday", weekday: "sunday" },
    "Ogiltigt slutdatum",
    "Bokning inom bokningsperiod måste sluta på en Söndag",
  ],
  [
    { code: "stay.too-few-units", free: 3 },
    "För många enheter valda",
    "Det finns endast 3 tillgängliga under den valda perioden.",
  ],
])("%j is told as specified", (problem, title, description) => {
  expect(stayMessage(problem)).toEqual({ title, description });
});

test("the panel's other messages are worded as specified", () => {
  expect(MESSAGES).toEqual({
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
  });
});

test("what a night costs is told as one price, or as the span of those shown", () => {
  expect(perNight({ lowest: 1795, highest: 1795 })).toBe("1\u00a0795\u00a0kr per natt");
  expect(perNight({ lowest: 1795, highest: 2295 })).toBe("1\u00a0795–2\u00a0295\u00a0kr per natt");
});
