import { expect, test } from "vitest";
import {
  bookingHref,
  filtersOf,
  isFiltered,
  listHref,
  openedBooking,
  searchQuery,
  withFilter,
} from "./address.ts";

const params = new URLSearchParams("q=Åsa&status=pending&after=2026-07-01_1234567&tab=emails");

test("a changed filter begins at the first page and keeps the others", () => {
  expect(withFilter(params, "item", "7").toString()).toBe(
    new URLSearchParams({ q: "Åsa", status: "pending", tab: "emails", item: "7" }).toString(),
  );
  expect(withFilter(params, "q", "").has("q")).toBe(false);
});

test("the list is asked for by its filters and its page only", () => {
  expect(searchQuery(params)).toBe("q=%C3%85sa&status=pending&after=2026-07-01_1234567");
  expect(searchQuery(new URLSearchParams("booking=1234567"))).toBe("");
  expect(filtersOf(params)).toMatchObject({ q: "Åsa", status: "pending", payment: "" });
  expect(isFiltered(new URLSearchParams("after=x"))).toBe(false);
});

test("a booking opens over the list and closes to the same list", () => {
  const opened = new URL(bookingHref(params, 1234567), "http://x").searchParams;
  expect(openedBooking(opened)).toBe(1234567);
  expect(listHref(opened)).toBe(
    "/admin/bookings?q=%C3%85sa&status=pending&after=2026-07-01_1234567",
  );
  expect(listHref(new URLSearchParams("booking=1"))).toBe("/admin/bookings");
});

test.each(["", "0", "-1", "1e9", "abc", "12345678901"])("%j opens nothing", (booking) => {
  expect(openedBooking(new URLSearchParams({ booking }))).toBeNull();
});
