import { expect, test } from "vitest";
import { reservationLeftWords, timeLeftWords } from "./time-left.ts";

test.each([
  [27.5 * 3600, "1 dygn 3 tim kvar"],
  [24.5 * 3600, "1 dygn kvar"],
  [13 * 3600 + 20 * 60 + 30, "13 tim 20 min kvar"],
  [12 * 60, "12 min kvar"],
  [30, "Mindre än en minut kvar"],
  [0, "Tiden har gått ut"],
])("%d seconds are %s", (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});

test("where it stands alone the time says of what it is left", () => {
  expect(reservationLeftWords(27.5 * 3600)).toBe("Reservationen gäller 1 dygn 3 tim till");
  expect(reservationLeftWords(30)).toBe("Reservationen gäller mindre än en minut till");
  expect(reservationLeftWords(0)).toBe("Reservationens tid har gått ut");
});
