import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import type * as accounting from "#contracts/accounting.ts";
import * as accountingCalls from "#contracts/accounting-calls.ts";
import type * as auth from "#contracts/auth.ts";
import * as authCalls from "#contracts/auth-calls.ts";
import type * as lists from "#contracts/booking-list.ts";
import { searchBookings } from "#contracts/booking-list-calls.ts";
import type * as bookings from "#contracts/bookings.ts";
import * as bookingCalls from "#contracts/bookings-calls.ts";
import type * as calendar from "#contracts/calendar.ts";
import { shopCalendar } from "#contracts/calendar-calls.ts";
import type * as catalog from "#contracts/catalog.ts";
import * as catalogCalls from "#contracts/catalog-calls.ts";
import type * as offers from "#contracts/offers.ts";
import { priceStay } from "#contracts/offers-calls.ts";
import type * as settings from "#contracts/settings.ts";
import { globalPickupTime } from "#contracts/settings-calls.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { keyOf, pathOf, pathOfKey } from "./call-path.ts";
import { createQueryClient } from "./query-client.ts";
import { fetchTransport } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

function shopAnswering(text: string, status = 200) {
  const fetch = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("the parts of a key joined by slashes are the address, repeated slashes collapsed", () => {
  expect(pathOfKey(["/api/rental-items", 7, "addons"])).toBe("/api/rental-items/7/addons");
  expect(pathOfKey(["/api/rental-items/", "/slug//", "x"])).toBe("/api/rental-items/slug/x");
});

test("an address is filled with what stands in its path, and what is asked follows it", () => {
  expect(pathOf(bookingCalls.refundBooking, { params: { id: 7 } })).toBe("/api/bookings/7/refund");
  expect(pathOf(catalogCalls.itemBySlug, { params: { slug: "å/ä?ö" } })).toBe(
    "/api/rental-items/slug/%C3%A5%2F%C3%A4%3F%C3%B6",
  );
  const asked = { from: "2027-06-01", to: undefined, q: "Åsa & Bo" };
  expect(pathOf(shopCalendar, { query: asked })).toBe(
    "/api/calendar?from=2027-06-01&q=%C3%85sa+%26+Bo",
  );
  expect(pathOf(shopCalendar, { query: {} })).toBe("/api/calendar");
});

test("a call is sent by its method, with its body, and its JSON read", async () => {
  const fetch = shopAnswering('{"id":1}');
  const body = { username: "anna", password: "hemligt" };
  expect(await send<typeof auth.login>(authCalls.login, { body })).toEqual({ id: 1 });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/login", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
});

test("an answer in plain text is read as it stands", async () => {
  shopAnswering("15:00");
  expect(await send<typeof settings.globalPickupTime>(globalPickupTime)).toBe("15:00");
});

test("nobody signed in is an answer, to whoever asks in whatever file", async () => {
  const queryClient = createQueryClient(async () => ({ status: 401, text: "nej" }));
  const asked = query<typeof auth.currentUser>(authCalls.currentUser);
  expect(await queryClient.fetchQuery(asked)).toBeNull();
});

test("a price is asked for with its wish, and kept where no refreshing reaches it", async () => {
  const fetch = shopAnswering('{"total":100}');
  const queryClient = createQueryClient(async () => ({ status: 500, text: "" }));
  const days = { startDate: "2027-06-01" as LocalDate, endDate: "2027-06-03" as LocalDate };
  const asked = query<typeof offers.priceStay>(priceStay, { body: { rentalItemId: 1, ...days } });
  expect(await queryClient.fetchQuery(asked)).toEqual({ total: 100 });
  await queryClient.invalidateQueries({ queryKey: keyOf(priceStay) });
  expect(queryClient.getQueryState(asked.queryKey)?.isInvalidated).toBe(false);
  expect(fetch).toHaveBeenCalledOnce();
});

test("what is done to one thing refreshes its whole area, and no other", async () => {
  const queryClient = createQueryClient(async () => ({ status: 200, text: "[]" }));
  const days = { query: { from: "2027-06-01", to: "2027-06-02" } };
  const shown = [
    query<typeof catalog.itemAddons>(catalogCalls.itemAddons, { params: { id: 1 } }),
    query<typeof catalog.itemBySlug>(catalogCalls.itemBySlug, { params: { slug: "lina" } }),
    query<typeof calendar.shopCalendar>(shopCalendar, days),
    query<typeof auth.currentUser>(authCalls.currentUser),
  ];
  for (const { queryKey } of shown) queryClient.setQueryData(queryKey, null);
  await refresh(queryClient, "rental-items", "calendar");
  const isOld = shown.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated);
  expect(isOld).toEqual([true, true, true, false]);
});

const DAY = "2027-06-01" as LocalDate;

test("a call that is wrong does not compile", () => {
  // Never called: the compiler reads it, and would tell of each line that is no error any more.
  const wrong = () => [
    // @ts-expect-error another call's address
    query<typeof catalog.itemBySlug>(catalogCalls.itemById, { params: { slug: "lina" } }),
    // @ts-expect-error the same path by another method
    send<typeof bookings.changeBooking>(bookingCalls.removeBooking, {
      params: { id: 1 },
      body: { status: "confirmed" },
    }),
    // @ts-expect-error an address written by hand
    query<typeof catalog.listItems>({ method: "GET", path: "/api/rental-item" }),
    // @ts-expect-error no contract
    query(catalogCalls.listItems),
    // @ts-expect-error nothing fills the path
    query<typeof catalog.itemById>(catalogCalls.itemById),
    // @ts-expect-error a misspelt parameter
    query<typeof catalog.itemById>(catalogCalls.itemById, { params: { ID: 1 } }),
    // @ts-expect-error half of what the path needs
    pathOf(accountingCalls.monthlyCsv, { params: { year: 2027 } }),
    // @ts-expect-error a misspelt area
    refresh(createQueryClient(fetchTransport), "rental-item"),
    // @ts-expect-error a key without its number
    keyOf(bookingCalls.bookingById),
    // @ts-expect-error a question is missing
    query<typeof calendar.shopCalendar>(shopCalendar, { query: { from: DAY } }),
    query<typeof calendar.shopCalendar>(shopCalendar, {
      // @ts-expect-error a misspelt question
      query: { from: DAY, to: DAY, til: "c" },
    }),
    // @ts-expect-error a day that nobody has looked at
    query<typeof lists.searchBookings>(searchBookings, { query: { from: "snart" } }),
    // @ts-expect-error an answer that the question does not have
    query<typeof lists.searchBookings>(searchBookings, { query: { view: "lates" } }),
    // @ts-expect-error no body
    send<typeof auth.login>(authCalls.login),
    // @ts-expect-error half a body
    send<typeof auth.login>(authCalls.login, { body: { username: "anna" } }),
    send<typeof auth.login>(authCalls.login, {
      // @ts-expect-error a field the contract does not have
      body: { username: "anna", password: "hemligt", remember: true },
    }),
    // @ts-expect-error a body where none is read
    send<typeof auth.logout>(authCalls.logout, { body: {} }),
    send<typeof bookings.refundBooking>(bookingCalls.refundBooking, {
      params: { id: 1 },
      // @ts-expect-error a value of the wrong type
      body: { amount: "7", reason: "Sjuk" },
    }),
  ];
  expect(wrong).toBeTypeOf("function");
});

test("an answer has the fields of its contract, and may be null only where its address says so", () => {
  const year = () =>
    send<typeof accounting.yearlyAccounting>(accountingCalls.yearlyAccounting, {
      params: { year: 2027 },
    });
  type Year = Awaited<ReturnType<typeof year>>;
  expectTypeOf<Year>().toEqualTypeOf<accounting.YearlyAccounting>();
  // @ts-expect-error no such field
  type Wrong = Year["yearlyTotal"];
  expectTypeOf<Wrong>().toBeAny();

  const queryClient = createQueryClient(async () => ({ status: 404, text: "" }));
  const item = query<typeof catalog.itemById>(catalogCalls.itemById, { params: { id: 1 } });
  const cards = query<typeof catalog.listItemCards>(catalogCalls.listItemCards);
  expectTypeOf(queryClient.getQueryData(item.queryKey)).toEqualTypeOf<
    catalog.RentalItem | null | undefined
  >();
  expectTypeOf(queryClient.getQueryData(cards.queryKey)).toEqualTypeOf<
    catalog.ItemCard[] | undefined
  >();
});
