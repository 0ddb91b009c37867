import type { APIRequestContext, Page } from "@playwright/test";
import { aBooking, anItem, toast } from "./bookings-steps.ts";
import { clear, openCalendar, test, type Item } from "./calendar-steps.ts";
import { expect, expectAccessible } from "./fixtures.ts";

const WEEK = "?day=2027-03-15";
const STAY = { startDate: "2027-03-16", endDate: "2027-03-18", price: 2000 };

type Camper = Item & { units: number[] };

/** Only the rows in sight are drawn: what a journey made is gone before the next one looks for its own. */
const made: number[] = [];
test.afterEach(async ({ admin }) => {
  for (const id of made.splice(0)) await clear(admin, id);
});

async function aCamper(admin: APIRequestContext, name: string, quantity = 2): Promise<Camper> {
  const id = await anItem(admin, name, { quantity });
  made.push(id);
  const listed = await admin.get(`/api/rental-items/${id}/units`);
  const units = (await listed.json()) as { id: number }[];
  return { id, name, units: units.map((unit) => unit.id) };
}

const unitsOf = async (calls: APIRequestContext, id: number): Promise<string[]> => {
  const booking = (await (await calls.get(`/api/bookings/${id}`)).json()) as {
    units: { name: string }[];
  };
  return booking.units.map(({ name }) => name);
};

const inRow = (page: Page, { name }: Item, unit: string, day = "tisdag 16 mars") =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}, ${unit}, ${day}(, idag)?:`) });

/** Takes hold of a booking and draws it straight down or up, over the row of a unit. */
async function drawTo(page: Page, bookingId: number, item: Item, unit: string): Promise<void> {
  const bar = page.getByRole("grid").locator(`[data-booking="${bookingId}"]`);
  const row = inRow(page, item, unit);
  await row.scrollIntoViewIfNeeded();
  await bar.scrollIntoViewIfNeeded();
  const [from, to] = [(await bar.boundingBox())!, (await row.boundingBox())!];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
}

test("an owner takes a unit out of use over bookings, and is told who moved and who has none", async ({
  page,
  signIn,
  admin,
  request,
}) => {
  const camper = await aCamper(admin, "Driftbilen", 3);
  const [first, second] = [
    await aBooking(request, { itemId: camper.id, ...STAY }, { name: "Flyttade Frida" }),
    await aBooking(request, { itemId: camper.id, ...STAY }, { name: "Kvar Karl" }),
  ];
  await signIn();
  await page.goto(`/admin/rental-items/${camper.id}`);
  const section = page.getByRole("region", { name: "Enheter" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Enhet 1",
    "Enhet 2",
    "Enhet 3",
  ]);
  await section.getByRole("button", { name: "Ändra Enhet 1" }).click();
  const edit = page.getByRole("dialog", { name: "Ändra Enhet 1" });
  await edit.getByLabel("Namn").fill("Älgen");
  await edit.getByLabel("Registreringsnummer").fill("ABC 123");
  await edit.getByLabel("Mätarställning").fill("45 200 km");
  await edit.getByRole("button", { name: "Spara" }).click();
  await expect(section.getByRole("heading", { name: "Älgen" })).toBeVisible();
  await expect(section).toContainText("ABC123");
  await expect(section).toContainText(/45.200.km/);

  const [had] = await unitsOf(admin, first);
  const out = async (unit: string, reason: string) => {
    await section.getByRole("button", { name: `Ta ur drift ${unit}` }).click();
    const dialog = page.getByRole("dialog", { name: `Ta ${unit} ur drift` });
    await dialog.getByLabel("Anledning").fill(reason);
    await dialog.getByLabel("Från och med").fill("2027-03-15");
    await dialog.getByLabel("Tills vidare").check();
    await dialog.getByRole("button", { name: "Ta ur drift" }).click();
    await expect(dialog).toBeHidden();
  };
  await out(had!, "Krockskada");
  const moved = section.getByRole("status").filter({ hasText: "flyttades till andra enheter" });
  await expect(moved.getByRole("link", { name: /Flyttade Frida/ })).toHaveAttribute(
    "href",
    `/admin/bookings/${first}`,
  );
  await expectAccessible(page);
  const [now] = await unitsOf(admin, first);
  expect(now).not.toBe(had);

  await out(now!, "Service");
  const lacking = section.getByRole("status").filter({ hasText: "utan enhet" });
  await expect(lacking).toContainText(/Frida|Karl/);
  const left = (await unitsOf(admin, first)).length === 0 ? first : second;

  await page.goto("/admin");
  const concern = page.getByRole("listitem").filter({ hasText: "Ingen enhet till" });
  await concern.getByRole("link", { name: "Öppna bokningen" }).first().click();
  await expect(page).toHaveURL(`/admin/bookings/${left}`);
  await expect(page.getByRole("alert").filter({ hasText: "står utan enhet" })).toBeVisible();
  await openCalendar(page, WEEK);
  await expect(inRow(page, camper, "utan enhet")).toHaveAccessibleName(/hämtas av/);
  await expect(inRow(page, camper, now!, "fredag 19 mars")).toHaveAccessibleName(
    /ur drift: Service/,
  );

  await inRow(page, camper, now!, "fredag 19 mars").click();
  await page.getByRole("button", { name: "Ta i drift" }).click();
  await expect(toast(page, "Enheten är i drift igen")).toBeVisible();
  await expect(inRow(page, camper, "utan enhet")).toHaveCount(0);
  expect(await unitsOf(admin, left)).toHaveLength(1);
});

test(
  "days that are drawn over in a unit's row are taken from that unit alone",
  { tag: "@thorough" },
  async ({ page, signIn, admin }) => {
    const camper = await aCamper(admin, "Radbilen");
    await signIn();
    await openCalendar(page, WEEK);
    await inRow(page, camper, "Enhet 2").click();
    const dialog = page.getByRole("dialog", { name: "Ta Enhet 2 ur drift" });
    await expect(dialog).toContainText("Gäller bara Enhet 2");
    await dialog.getByLabel("Anledning").fill("Fönsterbyte");
    await dialog.getByRole("button", { name: "Ta ur drift" }).click();
    await expect(toast(page, "Enhet 2 är ur drift")).toContainText("Inga bokningar berörs.");
    await expect(inRow(page, camper, "Enhet 2")).toHaveAccessibleName(/ur drift: Fönsterbyte$/);
    await expect(inRow(page, camper, "Enhet 1")).toHaveAccessibleName(/: ledig$/);
    const query = new URLSearchParams({ startDate: "2027-03-16", endDate: "2027-03-17" });
    const free = await page.request.get(
      `/api/rental-items/${camper.id}/availability/daily?${query}`,
    );
    expect(await free.json()).toMatchObject({ "2027-03-16": 1 });
  },
);

test(
  "two bookings change places when one is drawn to the other's row, and back again, also by keys alone",
  { tag: "@thorough" },
  async ({ page, signIn, admin, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const camper = await aCamper(admin, "Dragbilen");
    const one = await aBooking(request, { itemId: camper.id, ...STAY }, { name: "Dragna Dora" });
    const two = await aBooking(request, { itemId: camper.id, ...STAY }, { name: "Andra Anders" });
    const had = async () => [await unitsOf(admin, one), await unitsOf(admin, two)];
    expect(await had()).toEqual([["Enhet 1"], ["Enhet 2"]]);
    await signIn();
    await openCalendar(page, WEEK);
    const offered = page.getByText(/^Dragna Dora: Enhet 2, Dragbilen, samma dagar/);
    const exchanged = toast(page, "Dragna Dora har nu Enhet 2");
    await drawTo(page, one, camper, "Enhet 2");
    await expect(offered).toBeVisible();
    await page.mouse.up();
    await expect(exchanged).toContainText(`Andra Anders (#${two}) fick Enhet 1.`);
    await expect(page).toHaveURL(/\/admin\/calendar/);
    await expect(inRow(page, camper, "Enhet 2")).toHaveAccessibleName(/Dragna Dora/);
    expect(await had()).toEqual([["Enhet 2"], ["Enhet 1"]]);
    await page.getByRole("button", { name: "Ångra" }).click();
    await expect(toast(page, "Bytet är ångrat")).toBeVisible();
    await expect(inRow(page, camper, "Enhet 1")).toHaveAccessibleName(/Dragna Dora/);
    expect(await had()).toEqual([["Enhet 1"], ["Enhet 2"]]);

    await expect(exchanged).toHaveCount(0);
    await inRow(page, camper, "Enhet 1").focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await expect(offered).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await had()).toEqual([["Enhet 1"], ["Enhet 2"]]);
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(exchanged).toBeVisible();
    expect(await had()).toEqual([["Enhet 2"], ["Enhet 1"]]);
  },
);

test(
  "staff choose another unit on the booking's page, on a phone and on a wide screen",
  { tag: "@thorough" },
  async ({ page, signIn, admin, request }) => {
    const camper = await aCamper(admin, "Väljbilen", 3);
    const book = (name: string) => aBooking(request, { itemId: camper.id, ...STAY }, { name });
    const one = await book("Väljande Vera");
    const two = await book("Bytta Bo");
    await admin.post(`/api/units/${camper.units[2]}/outages`, {
      data: { startDate: "2027-03-17", reason: "Punktering" },
    });
    await signIn();
    const row = page.getByRole("row").filter({ hasText: "Väljande Vera" });
    for (const { width, from, to } of [
      { width: 390, from: "Enhet 1", to: "Enhet 2" },
      { width: 1280, from: "Enhet 2", to: "Enhet 1" },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/admin/bookings/${one}`);
      await page.getByRole("button", { name: "Byt enhet" }).click();
      const dialog = page.getByRole("dialog", { name: "Byt enhet" });
      const radio = (name: string) => dialog.getByRole("radio", { name: new RegExp(`^${name}`) });
      await expect(radio(`${from}.*Har den nu`)).toBeChecked();
      await expect(radio("Enhet 3.*Punktering")).toBeDisabled();
      await dialog.getByText(`Byter plats med Bytta Bo (#${two})`).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Byt enhet" }).click();
      await expect(toast(page, `Bokningen har nu ${to}`)).toContainText(`${from} har nu Bytta Bo`);
      expect([await unitsOf(admin, one), await unitsOf(admin, two)]).toEqual([[to], [from]]);
      await page.goto("/admin/bookings");
      await expect(row.filter({ hasText: camper.name })).toContainText(to);
    }
  },
);

test(
  "two who swap at the same time leave each booking with a unit of its own",
  { tag: "@thorough" },
  async ({ page, signIn, admin, request, browser, baseURL }) => {
    const camper = await aCamper(admin, "Samtidigbilen", 3);
    const ids: number[] = [];
    for (const name of ["Ett Ek", "Två Tall", "Tre Trygg"])
      ids.push(await aBooking(request, { itemId: camper.id, ...STAY }, { name }));
    await signIn();
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await context.newPage();
    await context.addCookies(await page.context().cookies());
    await Promise.all([openCalendar(page, WEEK), openCalendar(other, WEEK)]);
    await drawTo(page, ids[0]!, camper, "Enhet 2");
    await drawTo(other, ids[2]!, camper, "Enhet 2");
    await Promise.all([page.mouse.up(), other.mouse.up()]);
    await expect(toast(page, "Ett Ek har nu Enhet 2")).toBeVisible();
    await expect(toast(other, "Tre Trygg har nu Enhet 2")).toBeVisible();
    const had = await Promise.all(ids.map((id) => unitsOf(admin, id)));
    expect(had.flat().toSorted()).toEqual(["Enhet 1", "Enhet 2", "Enhet 3"]);
    await context.close();
  },
);

test(
  "an owner begins to tell the units of equipment apart, and retires one of them",
  { tag: "@thorough" },
  async ({ page, signIn, admin }) => {
    const id = await anItem(admin, "Kanoten", {
      type: "equipment",
      quantity: 2,
      depositAmount: null,
    });
    await signIn();
    await page.goto(`/admin/rental-items/${id}`);
    const section = page.getByRole("region", { name: "Enheter" });
    await section.getByRole("button", { name: "Numrera enheterna" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Enhet 1 till Enhet 2");
    await question.getByRole("button", { name: "Numrera enheterna" }).click();
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Enhet 1", "Enhet 2"]);
    await expect(page.getByText(/^Följer enheterna/)).toBeVisible();

    await section.getByRole("button", { name: "Ny enhet" }).click();
    const dialog = page.getByRole("dialog", { name: "Ny enhet" });
    await expect(dialog.getByLabel("Namn")).toHaveValue("Enhet 3");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(page.getByLabel("Antal", { exact: true })).toHaveValue("3");

    await section.getByRole("button", { name: "Ta ur bruk Enhet 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta ur bruk" }).click();
    await expect(toast(page, "Enhet 1 är ur bruk")).toBeVisible();
    await expect(section).toContainText("Ur bruk sedan 1 mars 2027");
    await expect(page.getByLabel("Antal", { exact: true })).toHaveValue("2");
    await section.getByRole("button", { name: "Ta i bruk igen Enhet 1" }).click();
    await expect(page.getByLabel("Antal", { exact: true })).toHaveValue("3");
  },
);
