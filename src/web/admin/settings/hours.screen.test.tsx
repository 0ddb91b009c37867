import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { settingHistory } from "#contracts/audit.ts";
import { listItems, type RentalItem } from "#contracts/catalog.ts";
import { comingIntervals } from "#contracts/item-belongings.ts";
import { bookedOnClosed, changeShopSettings, settings, shopSettings } from "#contracts/settings.ts";
import { ITEM } from "#test/screens/an-item.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { SHOP_SETTINGS, TRIED_OUT } from "#test/screens/shop-settings.ts";
import { answer, type Stub } from "#test/screens/stubs.ts";

const OPEN_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

type Opening = { week?: object[]; exceptions?: object[] };
type Shop = { items?: RentalItem[]; periods?: object[]; booked?: object[] };

/** A shop that is open from 9 to 17 on all days but Sundays, and keeps what is saved. */
function shopWithHours({ items = [], periods = [], booked = [] }: Shop): Stub[] {
  let opening: Opening = {
    week: OPEN_DAYS.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
    exceptions: [],
  };
  let isSaved = false;
  const told = () => ({ ...SHOP_SETTINGS, opening }) as never;
  return [
    answer(shopSettings, told),
    answer(changeShopSettings, ({ body }) => {
      opening = { ...opening, ...(body as { opening: Opening }).opening };
      isSaved = true;
      return told();
    }),
    answer(settings, { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" }),
    answer(listItems, items),
    answer(comingIntervals, periods as never),
    // Whose day it is not is the shop's to say, once the hours are saved.
    answer(bookedOnClosed, () => (isSaved ? booked : []) as never),
    answer(settingHistory, []),
    TRIED_OUT,
  ];
}

const openHours = (shop: Shop) =>
  openScreen("/admin/settings/hours", { as: "admin", answers: shopWithHours(shop), width: 390 });

const card = (name: string): Locator => page.getByRole("region", { name, exact: true });
const rows = (name: string, of: string) => card(name).getByRole("listitem").filter({ hasText: of });

async function expectRows(name: string, of: string, words: (string | RegExp)[]): Promise<void> {
  await expect.poll(() => rows(name, of).elements()).toHaveLength(words.length);
  for (const [at, told] of words.entries())
    await expect.element(rows(name, of).nth(at)).toHaveTextContent(told);
}

async function addDay(date: string): Promise<Locator> {
  const days = card("Avvikande dagar");
  await days.getByRole("button", { name: "Lägg till dagar" }).click();
  await days.getByLabelText("Första dagen").last().fill(date);
  return days;
}

async function expectReadable(): Promise<void> {
  expect(cutOff()).toEqual([]);
  await expectAccessible();
}

test("the owner reads on the page of the hours who is promised a time when nobody is there", async () => {
  await openHours({
    items: [
      {
        ...ITEM,
        name: "Kvällskajaken",
        defaultPickupTime: "18:30",
        defaultReturnTime: "10:00",
      },
    ],
    periods: [
      {
        intervalId: 1,
        itemId: 7,
        itemName: "Kvällskajaken",
        allowsClosedDays: false,
        pickupTime: "15:00",
        returnTime: "12:00",
        startDate: "2027-06-01",
        endDate: "2027-06-30",
        startWeekday: "sunday",
      },
    ],
  });
  const title = "Tider utanför öppettiderna";
  await expectRows(title, "Kvällskajaken", [
    "Kvällskajaken, standardtider: Utlämning kl. 18:30 är utanför öppettiderna.",
    "Kvällskajaken, 1–30 juni 2027: Butiken är stängd på söndagar, då ingen kan börja eller sluta en hyra.",
  ]);
  await expectReadable();
  // Open for longer, they have only the Sundays left; told at once, and not before it is saved.
  const week = card("Veckan");
  await week.getByLabelText("Stänger måndag").fill("19:00");
  await week.getByRole("button", { name: "Kopiera måndag till fredag" }).click();
  await week.getByLabelText("Stänger lördag").fill("19:00");
  expect(rows(title, "Kvällskajaken").elements()).toHaveLength(2);
  await week.getByRole("button", { name: "Spara" }).click();
  await expectRows(title, "Kvällskajaken", [/^Kvällskajaken, 1–30 juni 2027: /]);
  await expect
    .element(rows(title, "Kvällskajaken").getByRole("link"))
    .toHaveAttribute("href", "/admin/rental-items/7");
});

const MALIN = { id: 17, customerName: "Malin Ek" };

test("who closes a day is told at once whose booking begins or ends on it", async () => {
  await openHours({
    booked: [
      {
        ...MALIN,
        itemName: "Midsommarbilen",
        end: "return",
        day: "2027-06-25",
        time: "12:00",
        hours: [],
      },
    ],
  });
  const days = await addDay("2027-06-25");
  const title = "Bokningar på stängda dagar";
  expect(rows(title, "Midsommarbilen").elements()).toEqual([]);
  await days.getByRole("button", { name: "Spara" }).click();
  await expectRows(title, "Midsommarbilen", ["Malin Ek lämnar Midsommarbilen fredag 25 juni"]);
  await expectReadable();
  await expect
    .element(rows(title, "Midsommarbilen").getByRole("link"))
    .toHaveAttribute("href", "/admin/bookings/17");
});

test("who gives a day other hours is told whose times and which bookings they leave out", async () => {
  await openHours({
    items: [
      {
        ...ITEM,
        name: "Mellandagsbilen",
        defaultPickupTime: "14:00",
        defaultReturnTime: "10:30",
      },
    ],
    booked: [
      {
        ...MALIN,
        itemName: "Mellandagsbilen",
        end: "pickup",
        day: "2027-12-28",
        time: "14:00",
        hours: [{ opens: "10:00", closes: "11:00" }],
      },
    ],
  });
  const days = await addDay("2027-12-28");
  await days.getByLabelText("Stängt").last().click();
  await days
    .getByLabelText(/^Öppnar/)
    .last()
    .fill("10");
  await days
    .getByLabelText(/^Stänger/)
    .last()
    .fill("11");
  await days.getByRole("button", { name: "Spara" }).click();
  await expectRows("Tider utanför avvikande öppettider", "Mellandagsbilen", [
    "Mellandagsbilen, standardtider: Utlämning kl. 14:00 är utanför öppettiderna, 28 december 2027 10–11.",
  ]);
  await expectRows("Bokningar utanför avvikande tider", "Mellandagsbilen", [
    /^Malin Ek hämtar Mellandagsbilen tisdag 28 december kl\.\s14:00, öppet 10–11$/,
  ]);
  await expectReadable();
});
