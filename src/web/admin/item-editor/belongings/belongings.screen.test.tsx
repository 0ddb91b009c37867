import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dashboard } from "#contracts/catalog-admin.ts";
import type { BookingInterval } from "#contracts/catalog.ts";
import {
  changeAddon,
  createBlock,
  createInterval,
  createSeason,
  removeAddon,
  removeBlock,
} from "#contracts/item-belongings.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { openEditor, panel, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { ADDON, BLOCK, INTERVAL, SEASON } from "#test/screens/item-belongings.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { quietDashboard } from "#test/screens/quiet-dashboard.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer } from "#test/screens/stubs.ts";

const dialog = () => page.getByRole("dialog");
const field = (label: string) => dialog().getByLabelText(label, { exact: true });
const day = (text: string) => text as LocalDate;

async function fillDates(startDate: string, endDate: string): Promise<void> {
  await field("Startdatum").fill(startDate);
  await field("Slutdatum").fill(endDate);
}

async function saveDialog(title: string): Promise<void> {
  await dialog().getByRole("button", { name: "Spara" }).click();
  await expect.element(toast(title)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
}

test("what belongs to an item is changed, and removed after a question", async () => {
  const shop = shopWithItem({ addons: [ADDON] });
  await openEditor(shop);
  stubCalls(
    answer(changeAddon, ({ body }) => {
      shop.kept.addons = [{ ...ADDON, ...(body as Partial<typeof ADDON>) }];
      return shop.kept.addons[0]!;
    }),
    {
      ...answer(removeAddon, null),
      reply: () => {
        shop.kept.addons = [];
        return new Response(null, { status: 204 });
      },
    },
  );
  await page.getByRole("button", { name: "Ändra Pumpen" }).click();
  await field("Pris").fill("75");
  await saveDialog("Tillval uppdaterat");
  await expect.element(panel("Tillval")).toHaveTextContent("75 kr");
  const remove = page.getByRole("button", { name: "Ta bort Pumpen" });
  await remove.click();
  const question = page.getByRole("alertdialog");
  await expect
    .element(question)
    .toHaveTextContent("Är du säker på att du vill ta bort Pumpen? Detta går inte att ångra.");
  await expectAccessible();
  await question.getByRole("button", { name: "Avbryt" }).click();
  await expect.element(remove).toHaveFocus();
  expect(sent(removeAddon)).toEqual([]);
  await remove.click();
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect.element(toast("Tillval borttaget")).toBeVisible();
  await expect.element(panel("Tillval")).toHaveTextContent("Inga tillval än.");
});

test("overlapping seasons and booking periods are told with what will apply, and shown in the year", async () => {
  const season = {
    ...SEASON,
    startDate: day("2027-06-01"),
    endDate: day("2027-08-31"),
    price: 1500,
  };
  const period: BookingInterval = {
    ...INTERVAL,
    startDate: day("2027-06-01"),
    endDate: day("2027-06-30"),
    startWeekday: "monday",
  };
  const shop = shopWithItem({ seasons: [season], intervals: [period] });
  await openEditor(shop);
  stubCalls(
    answer(createSeason, ({ body }) => {
      const made = { ...(body as typeof SEASON), id: 25 };
      shop.kept.seasons = [made, season];
      const { startDate, endDate } = made;
      return {
        ...made,
        warnings: [{ code: "overlap" as const, startDate, endDate, other: season, appliesId: 25 }],
      };
    }),
    answer(createInterval, ({ body }) => {
      const made = { ...(body as BookingInterval), id: 28 };
      shop.kept.intervals = [made, period];
      const { startDate, endDate } = made;
      return {
        ...made,
        warnings: [{ code: "overlap" as const, startDate, endDate, other: period, appliesId: 28 }],
      };
    }),
  );
  await page.getByRole("button", { name: "Nytt säsongspris" }).click();
  await fillDates("2027-07-01", "2027-07-10");
  await field("Pris per dygn").fill("1900");
  await saveDialog("Säsongspris skapat");
  const notice = panel("Säsongspriser").getByRole("status");
  await expect
    .element(notice)
    .toHaveTextContent("Sparat, men flera säsongspriser gäller samma dagar");
  await expect.element(notice).toHaveTextContent("Då gäller 1 900 kr per dygn.");
  await notice.getByRole("button", { name: "Jag förstår" }).click();
  await expect.element(notice).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
  await fillDates("2027-06-10", "2027-06-20");
  await saveDialog("Bokningsperiod skapad");
  await expect
    .element(panel("Bokningsperioder").getByRole("status"))
    .toHaveTextContent("Då gäller söndag och minst 7 nätter.");
  const year = panel("Året");
  await expect.element(year).toHaveTextContent("Att se över");
  await expect.element(year).toHaveTextContent("1–10 juli: flera säsongspriser. 1 900 kr gäller");
  await expect.element(year).toHaveTextContent("10–20 juni: flera bokningsperioder. Söndag gäller");
  await expect.element(year.getByText("Hela 2027 i ord")).toBeVisible();
});

test("blocked days over a booking list whom they touch, and the booking stays", async () => {
  const shop = shopWithItem();
  const booking = {
    id: 31,
    customerName: "Anna Berg",
    startDate: day("2027-03-05"),
    endDate: day("2027-03-08"),
  };
  await openEditor(shop);
  stubCalls(
    answer(createBlock, ({ body }) => {
      shop.kept.blocks = [{ ...(body as typeof BLOCK), id: 6 }];
      return { ...shop.kept.blocks[0]!, bookings: [booking] };
    }),
    {
      ...answer(removeBlock, null),
      reply: () => {
        shop.kept.blocks = [];
        return new Response(null, { status: 204 });
      },
    },
  );
  await page.getByRole("button", { name: "Blockera datum" }).click();
  await fillDates("2027-03-05", "2027-03-05");
  await field("Anledning").fill("Trasig värmare");
  await saveDialog("Datum blockerade");
  expect(sent(createBlock)).toMatchObject([
    { body: { startDate: "2027-03-05", endDate: "2027-03-05", reason: "Trasig värmare" } },
  ]);
  const notice = panel("Blockerade datum").getByRole("status");
  await expect.element(notice).toHaveTextContent("rörs av de blockerade dagarna och ligger kvar");
  await expect.element(notice).toHaveTextContent("Anna Berg");
  await expectAccessible();
  await panel("Blockerade datum")
    .getByRole("row", { name: /Trasig värmare/ })
    .getByRole("button", { name: /^Ta bort/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect.element(toast("Blockerade datum borttagna")).toBeVisible();
});

test("an item shows who has booked it, when and for how much", async () => {
  const booking = {
    id: 31,
    customerName: "Anna Berg",
    startDate: day("2027-03-05"),
    endDate: day("2027-03-08"),
    pickupTime: "15:00",
    returnTime: "12:00",
    quantity: 1,
    isFurther: false,
    turnaround: 0,
    totalPrice: 4500,
    status: "confirmed" as const,
    createdAt: "2027-02-01T09:00:00.000Z",
  };
  await openEditor(shopWithItem({ bookings: [booking] }));
  const table = page.getByRole("table", { name: "Bokningar" });
  for (const header of ["Kund", "Datum", "Totalpris"])
    await expect.element(table.getByRole("columnheader", { name: header })).toBeVisible();
  await expect.element(table).toHaveTextContent("Anna Berg");
  await expect.element(table).toHaveTextContent("5–8 mars 2027");
  await expect.element(table).toHaveTextContent("4 500 kr");
});

test("hours that promise a vehicle before it is due back are told in the editor", async () => {
  const shop = shopWithItem({ item: { name: "Provbil", type: "rv" } });
  await openEditor(shop);
  stubCalls(
    answer(createInterval, ({ body }) => {
      shop.kept.intervals = [{ ...(body as BookingInterval), id: 8 }];
      return { ...shop.kept.intervals[0]!, warnings: [] };
    }),
  );
  await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
  await fillDates("2027-06-01", "2027-06-30");
  const warning = dialog().getByText(/Den dag en kund lämnar tillbaka/);
  await expect
    .element(warning)
    .toHaveTextContent(
      "Den dag en kund lämnar tillbaka kl. 16:00 är samma fordon lovat åt nästa redan kl. 10:00.",
    );
  await field("Utlämningstid").fill("16:00");
  await expect.element(warning).not.toBeInTheDocument();
  await field("Utlämningstid").fill("10:00");
  await saveDialog("Bokningsperiod skapad");
  await expect.element(panel("Bokningsperioder")).toHaveTextContent("16:00efter nästa utlämning");
  await expectAccessible();
});

test("hours that promise a vehicle twice are told on the dashboard, which leads to the item", async () => {
  const { stubs } = shopWithItem({ item: { name: "Provbil", type: "rv" } });
  const clashing = {
    itemId: 7,
    itemName: "Provbil",
    intervalId: 8,
    startDate: "2027-06-01",
    endDate: "2027-06-30",
    pickupTime: "10:00",
    returnTime: "16:00",
  };
  await openScreen("/admin", {
    as: "admin",
    answers: [...stubs, ...quietDashboard({ promisedTwice: [clashing] })],
  });
  const clash = page.getByRole("region", { name: "Tider som krockar" });
  await expect.element(clash).toHaveTextContent("Provbil");
  await expect.element(clash).toHaveTextContent(/hämtning kl.\s10:00, återlämning kl.\s16:00/);
  await expectAccessible();
  expect(sent(dashboard).length).toBeGreaterThan(0);
  await userEvent.click(clash.getByRole("link", { name: "Provbil" }));
  await expect.poll(() => window.location.pathname).toBe("/admin/rental-items/7");
});
