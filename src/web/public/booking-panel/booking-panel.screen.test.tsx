import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dailyAvailability } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  chosenEnds,
  day,
  more,
  openPanel,
  period,
  price,
  toast,
} from "#test/screens/item-panel.ts";
import { sent } from "#test/screens/stubbed-shop.ts";

const clear = () => page.getByRole("button", { name: "Rensa valda datum" });
const nothingChosen = () => expect.element(period()).toHaveTextContent("Välj första dagen");
const on = (text: string) => text as LocalDate;
const inSight = (text: string) => {
  const box = page.getByText(text).element().getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
};

/** A bus that is for rent from 25 May to 15 September, of which there is one. */
const SUMMER_BUS = {
  quantity: 1,
  peakSeasonOnly: true,
  seasons: [{ id: 1, startDate: on("2027-05-25"), endDate: on("2027-09-15"), price: 1695 }],
};

test("a day that cannot be chosen says why, on hover, on focus and to a screen reader", async () => {
  await openPanel();
  const full = day("2027-03-13");
  await expect.element(full).toHaveAccessibleName("lördag 13 mars, fullt");
  await expect.element(full).toHaveAttribute("aria-disabled", "true");
  await day("2027-03-14").hover();
  await expect.element(page.getByText("Söndag 14 mars: fullt.")).toBeVisible();
  day("2027-03-12").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(full).toHaveFocus();
  await expect.element(page.getByText("Lördag 13 mars: fullt.")).toBeVisible();
  // It takes clicks all the same, as a tap that asks why.
  await full.click({ force: true });
  await nothingChosen();
  await expect
    .element(day("2027-03-02"))
    .toHaveAccessibleName("tisdag 2 mars, ledig, möjlig startdag");
});

test("a range over a taken night is refused, and the dates can be cleared", async () => {
  await openPanel();
  await day("2027-03-11").click();
  await expect.element(day("2027-03-13")).toHaveAccessibleName("lördag 13 mars, möjlig slutdag");
  await expect.element(day("2027-03-17")).toHaveAttribute("aria-disabled", "true");
  // It takes a click all the same, and says why it leads nowhere.
  await day("2027-03-17").click({ force: true });
  await expect
    .element(toast("Otillgängligt interval"))
    .toHaveTextContent("Det valda intervallet innehåller blockerade datum");
  await expect.element(period()).toHaveTextContent("torsdag 11 mars");
  await clear().click();
  await nothingChosen();
  await expect.element(clear()).toHaveAttribute("aria-disabled", "true");
});

test("more units than are free make days partly available, and take chosen dates away", async () => {
  await openPanel();
  await day("2027-03-04").click();
  await day("2027-03-06").click();
  await more().click();
  await expect.element(price()).toHaveTextContent("1 580 kr");
  await more().click();
  await expect
    .element(toast("Datum borttagna"))
    .toHaveTextContent("De valda datumen har för få lediga enheter. Välj nya datum.");
  await nothingChosen();
  await expect
    .element(day("2027-03-05"))
    .toHaveAccessibleName("fredag 5 mars, för få lediga: 2 kvar");
});

test("in a booking interval only its weekday will do, chosen here with the keyboard alone", async () => {
  await openPanel({
    item: { pricePerDay: 2295, quantity: 1 },
    intervals: [
      {
        id: 1,
        rentalItemId: 7,
        startDate: on("2027-06-12"),
        endDate: on("2027-08-28"),
        startWeekday: "saturday",
        pickupTime: "15:00",
        returnTime: "10:00",
        intervalDays: 7,
      },
    ],
  });
  await expect.element(day("2027-03-01")).toHaveAttribute("data-offered", "true");
  day("2027-03-01").element().focus();
  // A key counts from the day that has the focus.
  const press = async (key: string, date: string) => {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(day(date)).toHaveFocus();
  };
  for (const month of ["04", "05", "06"]) await press("PageDown", `2027-${month}-01`);
  for (const date of ["08", "15"]) await press("ArrowDown", `2027-06-${date}`);
  await userEvent.keyboard("{Enter}");
  await expect
    .element(toast("Ogiltigt startdatum"))
    .toHaveTextContent("Bokning inom bokningsperiod måste starta på en Lördag");
  await expect
    .element(
      page.getByText(
        "Tisdag 15 juni: Bokning inom bokningsperiod måste starta på en Lördag; närmaste möjliga start är lördag 12 juni.",
      ),
    )
    .toBeVisible();
  await press("End", "2027-06-20");
  await press("ArrowLeft", "2027-06-19");
  await userEvent.keyboard("{Enter}");
  await press("ArrowDown", "2027-06-26");
  await press("ArrowRight", "2027-06-27");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(toast("Ogiltigt slutdatum"))
    .toHaveTextContent("Bokning inom bokningsperiod måste sluta på en Lördag");
  await press("ArrowLeft", "2027-06-26");
  await userEvent.keyboard("{Enter}");
  await expect.element(period()).toHaveTextContent("lördag 19 juni, kl. 14:00");
  await expect.element(period()).toHaveTextContent("lördag 26 juni, kl. 12:00");
  await expect.element(price()).toHaveTextContent("16 065 kr");
});

test("later months are asked for when they are shown, earlier ones at once", async () => {
  const asked = () =>
    sent(dailyAvailability).map(({ query: { startDate, endDate } }) => `${startDate}..${endDate}`);
  await openPanel();
  await expect.element(day("2027-03-02")).toHaveAttribute("data-offered", "true");
  expect(asked()).toEqual(["2027-03-01..2027-09-30"]);
  const next = page.getByRole("button", { name: "Nästa månad" });
  for (let month = 0; month < 6; month += 1) await next.click();
  await expect.element(page.getByRole("grid", { name: "oktober 2027" })).toBeVisible();
  await expect.element(day("2027-10-15")).toHaveAttribute("data-offered", "true");
  // A start at the end of October is judged by the nights after it.
  expect(asked()).toEqual([
    "2027-03-01..2027-09-30",
    "2027-10-01..2027-10-31",
    "2027-11-01..2027-11-30",
  ]);
});

test("one month with targets for thumbs on a phone, two months on a wider screen", async () => {
  await openPanel({ width: 390, height: 844 });
  await expect.element(day("2027-03-10")).toBeVisible();
  expect(page.getByRole("grid").elements()).toHaveLength(1);
  const { height, width } = day("2027-03-10").element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThanOrEqual(44);
  await page.viewport(768, 1000);
  await expect.poll(() => page.getByRole("grid").elements()).toHaveLength(2);
});

test("a stay far ahead stays chosen when other months are looked at", async () => {
  await openPanel({ query: "?startDate=2027-11-28&endDate=2027-12-03", width: 390, height: 844 });
  await expect.element(price()).toHaveTextContent("Totalt");
  for (const month of ["oktober 2027", "september 2027", "augusti 2027"]) {
    await page.getByRole("button", { name: "Föregående månad" }).click();
    await expect.element(page.getByRole("grid", { name: month })).toBeVisible();
  }
  await expect.element(period()).toHaveTextContent("5 nätter");
  await expect.element(toast("tillgänglig")).not.toBeInTheDocument();
});

test("nonsense in the address counts as nothing chosen", async () => {
  await openPanel({
    query: "?startDate=igår&endDate=2027-02-30&quantity=-3&addons=inte%20json",
  });
  await nothingChosen();
});

test("an address that asks for too many of an addon gets as many as there are to choose", async () => {
  const addons = encodeURIComponent('[{"id":2,"quantity":99999}]');
  await openPanel({
    query: `?startDate=2027-04-20&endDate=2027-04-22&addons=${addons}`,
    addons: [
      {
        id: 2,
        name: "Våtdräkt",
        description: "",
        price: 95,
        rentalItemId: 7,
        priceType: "daily",
        allowQuantitySelect: true,
        linkedItemId: null,
      },
    ],
  });
  await expect.element(price()).toHaveTextContent("Totalt");
  await expect.element(price()).not.toHaveTextContent("000 000");
});

test.each([
  ["startDate=2020-01-15", "Startdatum har redan passerat. Välj ett datum från och med i dag."],
  ["startDate=2035-01-15", "Det går att boka till och med 29 februari 2028."],
  ["startDate=2027-03-14", "Det valda intervallet innehåller blockerade datum"],
  ["startDate=2027-03-12&endDate=2027-03-16", "Det valda intervallet innehåller blockerade datum"],
])("a choice that cannot be kept, %s, is taken back with a reason", async (query, reason) => {
  await openPanel({ query: `?${query}` });
  await expect.element(toast(reason)).toBeVisible();
  await nothingChosen();
  await expect.element(page.getByRole("grid", { name: "mars 2027" })).toBeVisible();
  expect(chosenEnds()).toBe(0);
});

test("where nothing can be chosen, the next free day is named and one tap away", async () => {
  await openPanel({ item: SUMMER_BUS });
  await expect
    .element(day("2027-03-10"))
    .toHaveAccessibleName("onsdag 10 mars, utanför säsong; säsongen börjar tisdag 25 maj");
  const none = page.getByText("Inga lediga startdagar här.");
  await expect.element(none).toBeVisible();
  await page.getByRole("button", { name: "Visa nästa lediga dag, tisdag 25 maj" }).click();
  await expect.element(day("2027-05-25")).toHaveFocus();
  await expect.element(none).not.toBeInTheDocument();
});

test("why a day cannot be chosen is in sight also from the second month", async () => {
  await openPanel({ item: SUMMER_BUS });
  await expect.element(day("2027-04-05")).toHaveAccessibleName(/utanför säsong/);
  await day("2027-04-05").hover();
  const reason = "Måndag 5 april: utanför säsong; säsongen börjar tisdag 25 maj.";
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.poll(() => inSight(reason)).toBe(true);
});
