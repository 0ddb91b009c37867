import { aBooking, toast } from "./bookings-steps.ts";
import { cell, freeOn, openCalendar, test } from "./calendar-steps.ts";
import { expect } from "./fixtures.ts";

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

test("a booking is moved and made longer by keys alone", async ({
  page,
  signIn,
  request,
  item,
}) => {
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
});
