import { expect, test } from "vitest";
import { BOOKING_VIEWS } from "#domain/bookings/booking-views.ts";
import { viewWords } from "./view-words.ts";

test("a list says above itself which bookings it has, and all of them are called that", () => {
  expect(viewWords(undefined).title).toBe("Alla bokningar");
  expect(viewWords("late").title).toBe("Försenade bokningar");
  const titles = [undefined, ...BOOKING_VIEWS].map((view) => viewWords(view).title);
  expect(new Set(titles).size).toBe(titles.length);
});
