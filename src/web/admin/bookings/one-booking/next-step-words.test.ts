import { expect, test } from "vitest";
import { nextStep } from "#domain/bookings/next-step.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingForTests, UNPAID } from "#web/admin/bookings/booking-for-tests.ts";
import { stepWords } from "./next-step-words.ts";

const says = (fields: Parameters<typeof bookingForTests>[0], today: string) => {
  const booking = bookingForTests(fields);
  const day = today as LocalDate;
  return stepWords(nextStep(booking, day), booking, day);
};

test("the next step says the sum, the day and the hour, and where it is done", () => {
  const [startDate, endDate] = ["2027-06-10" as LocalDate, "2027-06-12" as LocalDate];
  const times = { startDate, endDate, pickupTime: "15:00", returnTime: "12:00" };
  const waiting = says({ ...times, status: "pending", reservedAmount: 2000 }, "2027-06-01");
  expect(waiting.sentence).toMatch(/godkänn, så dras 2\s000\skr från kortet/);
  expect(waiting.to?.id).toBe("betalning");
  const unpaid = says(
    { ...times, ...UNPAID, reservedAmount: 0, status: "confirmed" },
    "2027-06-01",
  );
  expect(unpaid.sentence).toMatch(/^Ta betalt: /);
  const out = { ...times, status: "confirmed", reservedAmount: 0, dueAmount: 0 } as const;
  expect(says({ ...out, rentalItemType: "equipment" }, "2027-06-10")).toEqual({
    sentence: "Lämna ut i dag kl 15:00.",
  });
  expect(says(out, "2027-06-12").sentence).toBe(
    "Ta emot i dag kl 12:00 och markera som returnerad.",
  );
  expect(says(out, "2027-06-13").sentence).toContain("Skulle ha kommit tillbaka 12 juni 2027");
  expect(says(out, "2027-06-13").to?.id).toBe("status");
});
