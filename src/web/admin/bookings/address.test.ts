import { expect, test } from "vitest";
import {
  bookingHref,
  filtersOf,
  isFiltered,
  listHref,
  choiceOf,
  movedTo,
  orderOf,
  pageHref,
  pageOf,
  searchQuery,
  viewHref,
  withFilter,
  withOrder,
} from "./address.ts";

const params = new URLSearchParams("q=Åsa&status=pending&after=2026-07-01_1234567&tab=emails");

test("a changed filter begins at the first page and keeps the others", () => {
  expect(withFilter(params, "item", "7").toString()).toBe(
    new URLSearchParams({ q: "Åsa", status: "pending", tab: "emails", item: "7" }).toString(),
  );
  expect(withFilter(params, "q", "").has("q")).toBe(false);
});

test("the list is asked for by its filters and its page only", () => {
  expect(searchQuery(params)).toEqual({
    q: "Åsa",
    status: "pending",
    after: "2026-07-01_1234567",
  });
  expect(searchQuery(new URLSearchParams("tab=emails"))).toEqual({});
  expect(filtersOf(params)).toMatchObject({ q: "Åsa", status: "pending", payment: "" });
  expect(isFiltered(new URLSearchParams("after=x"))).toBe(false);
});

test("a booking has an address of its own, which leads back to the same list", () => {
  const opened = new URL(bookingHref(params, 1234567), "http://x");
  expect(opened.pathname).toBe("/admin/bookings/1234567");
  expect(listHref(opened.searchParams)).toBe(
    "/admin/bookings?q=%C3%85sa&status=pending&after=2026-07-01_1234567",
  );
  expect(bookingHref(new URLSearchParams(), 1234567)).toBe("/admin/bookings/1234567");
  expect(listHref(new URLSearchParams("tab=emails"))).toBe("/admin/bookings");
});

test("an address that was kept from before leads to the booking, its tab and its list", () => {
  expect(movedTo(new URLSearchParams("booking=1234567&tab=emails&status=pending"))).toBe(
    "/admin/bookings/1234567?tab=emails&status=pending",
  );
  expect(movedTo(new URLSearchParams("status=pending"))).toBeUndefined();
});

test.each(["", "0", "-1", "1e9", "abc", "12345678901"])("%j is no booking", (booking) => {
  expect(movedTo(new URLSearchParams({ booking }))).toBeUndefined();
});

test("a view begins anew, in its own order, which needs no saying", () => {
  expect(viewHref("late")).toBe("/admin/bookings?view=late");
  expect(viewHref(undefined)).toBe("/admin/bookings");
  const late = new URLSearchParams("view=late&page=3");
  expect(orderOf(late)).toBe("end");
  expect(withOrder(late, "-created").toString()).toBe("view=late&sort=-created");
  expect(withOrder(new URLSearchParams("view=late&sort=-created"), "end").toString()).toBe(
    "view=late",
  );
  expect(orderOf(new URLSearchParams("sort=price"))).toBe("-start");
});

test("pages have numbers as far as they go, and whoever turns on has a place instead", () => {
  expect(pageOf(new URLSearchParams("page=3"))).toBe(3);
  expect(pageOf(new URLSearchParams("page=0"))).toBe(1);
  expect(pageOf(new URLSearchParams("page=999"))).toBe(100);
  expect(pageOf(new URLSearchParams("after=x"))).toBeNull();
  expect(pageHref(new URLSearchParams("view=out&page=3"), { page: 1 })).toBe(
    "/admin/bookings?view=out",
  );
  expect(pageHref(new URLSearchParams("page=100"), { after: "2026-07-01_1234567" })).toBe(
    "/admin/bookings?after=2026-07-01_1234567",
  );
});

test("a file holds all pages of what is shown", () => {
  const shown = new URLSearchParams("view=out&sort=-end&q=berg&page=3&tab=emails");
  expect(choiceOf(shown)).toEqual({ view: "out", sort: "-end", q: "berg" });
  expect(searchQuery(shown)).toEqual({ view: "out", sort: "-end", q: "berg", page: "3" });
});

test("what nobody can have chosen is not asked for", () => {
  const nonsense =
    "from=2027-13-45&to=snart&status=borta&payment=guld&item=-1&view=x&sort=y&page=-3";
  const asked = new URLSearchParams(nonsense);
  expect(searchQuery(asked)).toEqual({});
  expect(isFiltered(asked)).toBe(false);
  expect(searchQuery(new URLSearchParams("from=2027-01-31&item=7"))).toEqual({
    from: "2027-01-31",
    item: "7",
  });
});
