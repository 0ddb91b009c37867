import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { searchBookings } from "#contracts/booking-list.ts";
import { bookingForTests } from "#web/admin/bookings/booking-for-tests.ts";
import { shopWithOneBooking } from "#test/screens/one-booking.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer } from "#test/screens/stubs.ts";

const NOW = "2027-03-01T09:00:00.000Z";

test("a period that ends before it begins is said to", async () => {
  const nothing = { bookings: [], owed: [], total: 0, next: null, now: NOW };
  await openScreen("/admin/bookings?from=2027-05-01&to=2027-01-01", {
    as: "admin",
    answers: [answer(searchBookings, nothing), ...shopWithOneBooking().stubs],
  });
  await expect
    .element(page.getByText("Från ligger efter Till. Byt plats på dagarna."))
    .toBeVisible();
});

test("nonsense in the address of the list is not asked for, and a page that is gone leads to the first", async () => {
  await openScreen("/admin/bookings?from=2027-13-45&page=999", {
    as: "admin",
    answers: [
      answer(searchBookings, ({ query }) => ({
        bookings: query["page"] === undefined ? [bookingForTests()] : [],
        owed: [],
        total: 1,
        next: null,
        now: NOW,
      })),
      ...shopWithOneBooking().stubs,
    ],
  });
  await expect
    .element(page.getByText("Listan har blivit kortare. Gå till första sidan."))
    .toBeVisible();
  for (const { query } of sent(searchBookings)) expect(query).not.toHaveProperty("from");
  const pages = page.getByRole("navigation", { name: "Sidor" });
  await expect.element(pages.getByRole("link", { name: "Sida 99" })).not.toBeInTheDocument();
  await pages.getByRole("link", { name: "Sida 1", exact: true }).click();
  await expect.element(page.getByRole("row").nth(1)).toBeVisible();
});

test("the list of bookings has the columns of the specification, and tells of a customer who is pointed at", async () => {
  const booking = bookingForTests({ customerName: "Tabell Andersson", travelInfo: "Norrut" });
  await openScreen("/admin/bookings?item=7", {
    as: "admin",
    answers: shopWithOneBooking(booking).stubs,
  });
  const columns = page.getByRole("table", { name: "Alla bokningar" }).getByRole("columnheader");
  const said = () => columns.elements().map(({ textContent }) => textContent);
  await expect
    .poll(said)
    .toEqual([
      "Objekt",
      "Antal",
      "Hyresavtal",
      "Kund",
      "Period",
      "Pris",
      "Status",
      "Betalning",
      "Åtgärder",
    ]);
  await userEvent.hover(page.getByRole("link", { name: "Tabell Andersson" }));
  const told = () => document.querySelector(".hover-card")?.textContent ?? "";
  for (const words of ["Personnummer", "E-post", "Telefon", "Adress", "Reseinfo", "Norrut"])
    await expect.poll(told).toContain(words);
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await expect
    .poll(() => document.querySelector(".hover-card")?.checkVisibility() ?? false)
    .toBe(false);
});
