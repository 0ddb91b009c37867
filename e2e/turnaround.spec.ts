import { aBooking, anItem, card, toast } from "./bookings-steps.ts";
import { cell, clear, freeOn, openCalendar, test } from "./calendar-steps.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

const NIGHTS = ["2027-03-02", "2027-03-03"] as const;

test(
  "what came back is kept free until staff say that it is ready, and is booked then",
  { tag: "@thorough" },
  async ({ page, signIn, admin, request }) => {
    const item = {
      id: await anItem(admin, "Städbilen", { quantity: 1, turnaroundNights: 2 }),
      name: "Städbilen",
    };
    const made = await admin.post("/api/office/bookings", {
      data: {
        key: crypto.randomUUID(),
        rentalItemId: item.id,
        startDate: "2027-03-01",
        endDate: "2027-03-02",
        customer: { name: "Tidig Retur" },
        payment: { kind: "later" },
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: number };
    await signIn();
    await page.goto(`/admin/bookings/${id}`);
    const ready = page.getByRole("button", { name: "Klar att hyras ut igen" });
    await expect(card(page, "Bokningsstatus")).toBeVisible();
    await expect(ready).toHaveCount(0);
    const returned = await admin.patch(`/api/bookings/${id}`, { data: { status: "returned" } });
    expect(returned.status()).toBe(200);
    expect(await freeOn(page, item, ...NIGHTS)).toEqual([0, 0]);

    await openCalendar(page, "?day=2027-03-01");
    const kept = cell(page, item, "onsdag 3 mars");
    await expect(kept).toHaveAccessibleName(
      new RegExp(`hålls fri för städning efter bokning #${id}`),
    );
    await expectAccessible(page);
    // By keys as by the pointer it leads to where it can be given back.
    await kept.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await page.goBack();
    await page.getByTitle(`Hålls fri för städning efter bokning #${id}`).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card(page, "Bokningsstatus")).toContainText(
      "Hålls fri för städning till och med natten från 3 mars 2027.",
    );
    await expectFits(page);
    await ready.click();
    await expect(toast(page, "Dygnen efter återlämningen går att boka igen")).toBeVisible();
    await expect(ready).toHaveCount(0);
    await expect(card(page, "Bokningsstatus")).not.toContainText("Hålls fri");
    await page.reload();
    await expect(card(page, "Bokningsstatus")).toBeVisible();
    await expect(ready).toHaveCount(0);

    expect(await freeOn(page, item, ...NIGHTS)).toEqual([1, 1]);
    const stay = { itemId: item.id, startDate: NIGHTS[0], endDate: "2027-03-04", price: 2000 };
    const next = await aBooking(request, stay, { name: "Nästa Gäst" });
    await page.setViewportSize({ width: 1280, height: 720 });
    await openCalendar(page, "?day=2027-03-01");
    await expect(kept).toHaveAccessibleName(/bokad av Nästa Gäst/);
    await expect(page.getByRole("grid").locator(`[data-booking="${next}"]`)).toHaveCount(1);
    await clear(admin, item.id);
  },
);
