import type { Page } from "@playwright/test";
import { aBooking, anItem, toast } from "./bookings-steps.ts";
import { cell, clear, freeOn, openCalendar, test, type Item } from "./calendar-steps.ts";
import { expect } from "./fixtures.ts";

type Point = { x: number; y: number };

/** Takes hold of a booking's bar: in the middle, or at one of its ends. */
async function take(page: Page, id: number, where: "start" | "middle" | "end"): Promise<void> {
  const bar = (await page.getByRole("grid").locator(`[data-booking="${id}"]`).boundingBox())!;
  const x = { start: 4, middle: bar.width / 2, end: bar.width - 4 }[where];
  await page.mouse.move(bar.x + x, bar.y + bar.height / 2);
  await page.mouse.down();
}

async function middleOf(page: Page, item: Item, day: string): Promise<Point> {
  const box = (await cell(page, item, day).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drawTo(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: 8 });
}

test("a booking is drawn to other days, what it means is shown first, and it is undone", async ({
  page,
  signIn,
  request,
  item,
}) => {
  const stay = { itemId: item.id, startDate: "2027-03-16", endDate: "2027-03-18", price: 2000 };
  const id = await aBooking(request, stay, { name: "Dragen Dag" });
  await signIn();
  await openCalendar(page, "?day=2027-03-15");
  const row = cell(page, item, "tisdag 16 mars").locator("xpath=..");
  const bar = await row.getByRole("link", { name: "Dragen Dag" }).boundingBox();
  const [from, to] = [
    await cell(page, item, "onsdag 17 mars").boundingBox(),
    await cell(page, item, "fredag 19 mars").boundingBox(),
  ];
  await page.mouse.move(bar!.x + bar!.width / 2, bar!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 20, from!.y + 10);
  await page.mouse.move(to!.x + 20, to!.y + 10, { steps: 5 });
  await expect(page.getByText(/^Dragen Dag: 18–20 mars 2027/)).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(
    `/admin/bookings/${id}/change?item=${item.id}&start=2027-03-18&end=2027-03-20`,
  );
  await expect(page.getByRole("region", { name: "Före och efter" })).toContainText(
    "lördag 20 mars",
  );
  await page.getByRole("button", { name: "Spara ändringen, samma pris" }).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  expect(await freeOn(page, item, "2027-03-16", "2027-03-18")).toEqual([1, 0]);
  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(toast(page, "Bokningen är som den var")).toBeVisible();
  expect(await freeOn(page, item, "2027-03-16", "2027-03-18")).toEqual([0, 1]);
});

test(
  "a booking is moved and made longer by keys alone",
  { tag: "@thorough" },
  async ({ page, signIn, request, item }) => {
    const stay = { itemId: item.id, startDate: "2027-03-23", endDate: "2027-03-25", price: 2000 };
    const id = await aBooking(request, stay, { name: "Tangent Ek" });
    await signIn();
    await openCalendar(page, "?day=2027-03-22");
    await cell(page, item, "tisdag 23 mars").focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByText(/^Tangent Ek: 24–27 mars 2027/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(/^Tangent Ek: /)).toHaveCount(0);
    await page.keyboard.press("m");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/start=2027-03-23&end=2027-03-26$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ändra bokning #${id}`);
    await page.goBack();
    await expect(page.getByRole("grid")).toBeVisible();
  },
);

test(
  "a booking is made longer by one end and shorter by the other, and both are saved",
  { tag: "@thorough" },
  async ({ page, signIn, request, item }) => {
    const stay = { itemId: item.id, startDate: "2027-03-16", endDate: "2027-03-18", price: 2000 };
    const id = await aBooking(request, stay, { name: "Längre Lund" });
    await signIn();
    await openCalendar(page, "?day=2027-03-15");
    await take(page, id, "end");
    await drawTo(page, await middleOf(page, item, "lördag 20 mars"));
    await expect(page.getByText(/^Längre Lund: 16–20 mars 2027/)).toBeVisible();
    // Thought better of: nothing is opened and nothing has moved.
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(page.getByText(/^Längre Lund: /)).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/calendar/);

    await take(page, id, "end");
    await drawTo(page, await middleOf(page, item, "lördag 20 mars"));
    await page.mouse.up();
    const change = `/admin/bookings/${id}/change?item=${item.id}`;
    await expect(page).toHaveURL(`${change}&start=2027-03-16&end=2027-03-20`);
    await page.getByRole("button", { name: /^Spara ändringen, \+2\s000\skr$/ }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    expect(await freeOn(page, item, "2027-03-18", "2027-03-19", "2027-03-20")).toEqual([0, 0, 1]);

    await openCalendar(page, "?day=2027-03-15");
    await take(page, id, "start");
    await drawTo(page, await middleOf(page, item, "torsdag 18 mars"));
    await page.mouse.up();
    await expect(page).toHaveURL(`${change}&start=2027-03-18&end=2027-03-20`);
    await page.getByRole("button", { name: /^Spara ändringen, −2\s000\skr$/ }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    expect(await freeOn(page, item, "2027-03-16", "2027-03-17", "2027-03-18")).toEqual([1, 1, 0]);
  },
);

test(
  "a booking is drawn to another item, which it then takes and the first one no longer",
  { tag: "@thorough" },
  async ({ page, signIn, request, admin, item }) => {
    const other = { id: await anItem(admin, "Bytesbilen", { quantity: 1 }), name: "Bytesbilen" };
    const stay = { itemId: item.id, startDate: "2027-03-16", endDate: "2027-03-18", price: 2000 };
    const id = await aBooking(request, stay, { name: "Byta Bil" });
    await signIn();
    await openCalendar(page, "?day=2027-03-15");
    await take(page, id, "middle");
    await drawTo(page, await middleOf(page, other, "onsdag 17 mars"));
    await expect(page.getByText(/^Byta Bil: 16–18 mars 2027, Bytesbilen\./)).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(
      `/admin/bookings/${id}/change?item=${other.id}&start=2027-03-16&end=2027-03-18`,
    );
    await expect(page.getByRole("region", { name: "Före och efter" })).toContainText("Bytesbilen");
    await page.getByRole("button", { name: "Spara ändringen, samma pris" }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    expect(await freeOn(page, item, "2027-03-16", "2027-03-17")).toEqual([1, 1]);
    expect(await freeOn(page, other, "2027-03-16", "2027-03-17")).toEqual([0, 0]);
    await clear(admin, other.id);
  },
);
