import type { APIRequestContext, Page } from "@playwright/test";
import { anItem, card, toast } from "./bookings-steps.ts";
import { clear, openCalendar, test } from "./calendar-steps.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

const EQUIPMENT = { type: "equipment", quantity: 4, depositAmount: null };

type Things = { canoe: number; kayak: number; tent: number };

async function things(admin: APIRequestContext): Promise<Things> {
  const alike = { shortDescription: "Tunneltält med rymlig absid." };
  return {
    canoe: await anItem(admin, "Kanadensaren", { ...EQUIPMENT, pricePerDay: 500 }),
    kayak: await anItem(admin, "Följekajaken", { ...EQUIPMENT, pricePerDay: 300 }),
    tent: await anItem(admin, "Följetältet", {
      ...EQUIPMENT,
      ...alike,
      pricePerDay: 100,
      quantity: 1,
    }),
  };
}

async function cleared(admin: APIRequestContext, { canoe, kayak, tent }: Things) {
  for (const id of [canoe, kayak, tent]) await clear(admin, id);
}

async function aTogether(admin: APIRequestContext, { canoe, kayak, tent }: Things, name: string) {
  const answer = await admin.post("/api/office/bookings", {
    data: {
      key: crypto.randomUUID(),
      rentalItemId: canoe,
      startDate: "2027-03-16",
      endDate: "2027-03-18",
      lines: [
        { rentalItemId: kayak, quantity: 2 },
        { rentalItemId: tent, quantity: 1 },
      ],
      customer: { name },
      payment: { kind: "later" },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const along = (page: Page) => page.getByRole("region", { name: "Fler saker" });
const OFFERED = "Ledigt att lägga till";
const search = (page: Page) => along(page).getByLabel("Sök bland det som är ledigt");

async function add(page: Page, name: string, sum: RegExp) {
  await search(page).fill(name);
  const found = along(page).getByRole("button", { name: `Lägg till ${name}` });
  await expect(found).toContainText(sum);
  await found.click();
}

const price = (page: Page) => page.getByRole("region", { name: "Pris", exact: true });

test.beforeEach(async ({ signIn }) => signIn());

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer who calls rents two more things, and it is told wherever the booking is", async ({
    page,
    admin,
  }) => {
    const made = await things(admin);
    await page.goto("/admin/bookings/new");
    await expect(along(page)).toContainText("Välj objekt och dagar");
    await page.getByLabel("Objekt").selectOption({ label: "Kanadensaren" });
    await page.getByLabel("Utlämning", { exact: true }).fill("2027-06-07");
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-10");
    await add(page, "Följekajaken", /900\skr/);
    await along(page).getByRole("button", { name: "Öka antal följekajaken" }).click();
    await add(page, "Följetältet", /300\skr/);
    const chosen = along(page).getByRole("list", { name: "Följer med" }).getByRole("listitem");
    await expect(chosen).toHaveText([/Följekajaken.*1\s800\skr/, /Följetältet.*300\skr/]);
    await expect(price(page)).toContainText("Följekajaken, 2 st");
    await expectAccessible(page);
    await expectFits(page);
    await page.getByLabel("Namn").fill("Ulla Flera");
    await page.getByRole("button", { name: "Senare", exact: true }).click();
    await page.getByRole("button", { name: /^Boka, 3\s600\skr$/ }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
    await expect(card(page, "Produkt")).toContainText("DessutomFöljekajaken, 2 stFöljetältet");
    await expectAccessible(page);
    await expectFits(page);
    await page.goto("/admin/booking-timeline?view=day&day=2027-06-07");
    await expect(page.getByText("Dessutom: Följekajaken, 2 st; Följetältet")).toBeVisible();
    await cleared(admin, made);
  });
});

test(
  "by keys alone: what is added has the focus, what is taken away gives it to its heading",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const made = await things(admin);
    await page.goto(`/admin/bookings/new?item=${made.canoe}&start=2027-06-07&end=2027-06-10`);
    await search(page).focus();
    await page.keyboard.type("följekaj");
    // Enter sends nothing while one looks.
    await page.keyboard.press("Enter");
    await expect(along(page).getByRole("list", { name: OFFERED }).getByRole("button")).toHaveCount(
      1,
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Minska antal följekajaken" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(price(page)).toContainText("Följekajaken, 2 st");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Fler saker" })).toBeFocused();
    await expect(price(page)).not.toContainText("Följekajaken");
    await cleared(admin, made);
  },
);

test(
  "what is no longer free on other days stays in sight with the reason, and a taken main thing offers others",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const made = await things(admin);
    await aTogether(admin, made, "Först Ute");
    await page.goto(`/admin/bookings/new?item=${made.canoe}&start=2027-06-07&end=2027-06-09`);
    await add(page, "Följetältet", /200\skr/);
    await page.getByLabel("Utlämning", { exact: true }).fill("2027-03-16");
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-03-18");
    const tent = along(page).getByRole("listitem").filter({ hasText: "Följetältet" });
    await expect(tent).toContainText("Följetältet är inte ledig alla dagar du har valt.");
    await tent.getByRole("button", { name: "Ta bort Följetältet" }).click();
    await expect(price(page)).not.toContainText("inte ledig");
    await search(page).fill("följetält");
    await expect(along(page)).toContainText("Inget ledigt heter så.");

    await page.getByLabel("Objekt").selectOption({ label: "Följetältet" });
    const instead = page.getByRole("list", { name: "Ledigt i stället" });
    await expect(instead.getByRole("button").first()).toBeVisible();
    await expectAccessible(page);
    await expect(instead).not.toContainText("Snöskor");
    await instead.getByRole("button", { name: /^Byt till Tunneltält Fyra/ }).click();
    await expect(page.getByLabel("Objekt").locator("option:checked")).toHaveText("Tunneltält Fyra");
    await expect(instead).toHaveCount(0);
    await cleared(admin, made);
  },
);

test(
  "a booking's own things are changed, compared, told in its history and brought back",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const made = await things(admin);
    const id = await aTogether(admin, made, "Ändra Sig");
    await page.goto(`/admin/bookings/${id}/change`);
    // The only one there is belongs to this booking.
    await along(page).getByRole("button", { name: "Ta bort Följetältet" }).click();
    await search(page).fill("följetält");
    await expect(along(page).getByRole("button", { name: /^Lägg till Följetältet/ })).toBeVisible();
    await along(page).getByRole("button", { name: "Öka antal följekajaken" }).click();
    const compared = page.getByRole("region", { name: "Före och efter" });
    await expect(compared).toContainText("Följekajaken, 2 st; Följetältet");
    await expect(compared).toContainText("Följekajaken, 3 st");
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Spara ändringen, \+400\skr$/ }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(card(page, "Produkt")).toContainText("DessutomFöljekajaken, 3 st");
    await expect(card(page, "Historik")).toContainText(
      "fler saker: Följekajaken, 2 st; Följetältet → Följekajaken, 3 st",
    );
    await page.getByRole("button", { name: "Ångra" }).click();
    await expect(toast(page, "Bokningen är som den var")).toBeVisible();
    await expect(card(page, "Produkt")).toContainText("DessutomFöljekajaken, 2 stFöljetältet");
    await cleared(admin, made);
  },
);

test(
  "the calendar shows a booking at each of its things, and only the main one is moved",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    const made = await things(admin);
    const id = await aTogether(admin, made, "Kalle Karta");
    const bars = page.getByRole("grid").locator(`[data-booking="${id}"]`);
    const refused = toast(page, `Följer med #${id} Kanadensaren`);
    const openAtEnd = async () => {
      await openCalendar(page, "?day=2027-03-15");
      // What was added last stands last, and only rows in sight are drawn.
      await page.getByRole("grid").hover();
      await page.mouse.wheel(0, 10_000);
      // One of the canoe, two of the kayaks and the tent.
      await expect(bars).toHaveCount(4);
    };
    await openAtEnd();
    const bar = await bars.last().boundingBox();
    await page.mouse.move(bar!.x + 20, bar!.y + 10);
    await page.mouse.down();
    await page.mouse.move(bar!.x + 60, bar!.y + 10, { steps: 5 });
    await expect(refused).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/admin\/calendar/);

    await openAtEnd();
    const tent = page.getByRole("gridcell", { name: /^Följetältet, onsdag 17 mars:/ });
    await expect(tent).toHaveAccessibleName(new RegExp(`följer med #${id} Kanadensaren`));
    await tent.focus();
    await page.keyboard.press("m");
    await expect(refused).toBeVisible();
    await expect(page.getByText(/^Kalle Karta: /)).toHaveCount(0);
    await expectAccessible(page);
    await bars.last().click({ position: { x: 20, y: 10 } });
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    // The page still reads what belongs to it.
    watch.expectBookingsGone();
    await cleared(admin, made);
  },
);

test(
  "the price of a booking is read line by line on screens of every width",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const made = await things(admin);
    const id = await aTogether(admin, made, "Rad För Rad");
    await page.goto(`/admin/bookings/${id}`);
    await page.getByText("Priset rad för rad").click();
    const lines = card(page, "Produkt").getByRole("row");
    await expect(lines).toHaveText([
      /^2 nätter × 500\skr.*1\s000\skr$/,
      /^Följekajaken, 2 st.*1\s200\skr$/,
      /^Följetältet.*200\skr$/,
      /^Totalt2\s400\skr$/,
    ]);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // Its words have most of the width, and no line is a column of single words.
      const room = (await card(page, "Produkt").boundingBox())!.width;
      for (const line of await lines.all()) {
        const words = (await line.getByRole("rowheader").boundingBox())!;
        expect(words.width).toBeGreaterThan(room * 0.55);
        expect(words.height).toBeLessThan(110);
      }
      await expectAccessible(page);
      await expectFits(page);
    }
    await cleared(admin, made);
  },
);
