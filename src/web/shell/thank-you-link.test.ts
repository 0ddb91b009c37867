import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { readThankYouLink, thankYouPath, type ThankYouLink } from "./thank-you-link.ts";

const booking: ThankYouLink = {
  itemName: 'Kajak & "Paddel" <b>',
  startDate: "2027-03-02" as LocalDate,
  endDate: "2027-03-05" as LocalDate,
  bookingId: 4_711_234,
  totalAmount: 1755,
};

const query = (path: string) => new URL(path, "http://localhost").searchParams;

test("what a booking's thank-you address says is read back unchanged", () => {
  expect(readThankYouLink(query(thankYouPath(booking)))).toEqual(booking);
  const without = { ...booking, totalAmount: null };
  expect(readThankYouLink(query(thankYouPath(without)))).toEqual(without);
});

test.each([
  ["itemName", ""],
  ["itemName", "   "],
  ["startDate", "igår"],
  ["endDate", "2027-02-30"],
  ["endDate", "2027-03-02"],
  ["bookingId", "0"],
  ["bookingId", "12; drop table"],
])("an address whose %s is %j is no booking", (name, value) => {
  const changed = query(thankYouPath(booking));
  changed.set(name, value);
  expect(readThankYouLink(changed)).toBeNull();
  changed.delete(name);
  expect(readThankYouLink(changed)).toBeNull();
});

test("a sum that cannot be one is left out, and a name without end is cut", () => {
  for (const sum of ["-5", "1e9", "abc", "99999999", "10,5"]) {
    const changed = query(thankYouPath(booking));
    changed.set("totalAmount", sum);
    expect(readThankYouLink(changed)?.totalAmount, sum).toBeNull();
  }
  const long = query(thankYouPath({ ...booking, itemName: "x".repeat(5000) }));
  expect(readThankYouLink(long)?.itemName).toHaveLength(120);
});
