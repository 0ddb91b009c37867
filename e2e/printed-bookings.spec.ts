import { aBooking, anItem } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";

test(
  "the list of bookings is printed also by who has looked at an item before",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const itemId = await anItem(admin, "Utskriftsbilen");
    const id = await aBooking(request, {
      itemId,
      startDate: "2027-06-01",
      endDate: "2027-06-03",
      price: 2000,
    });
    await signIn();
    await page.goto("/p/havskajak");
    await expect(page.locator("[data-offered]").first()).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
    await page.getByRole("link", { name: "Bokningar", exact: true }).first().click();
    const link = page.getByRole("link", { name: `Öppna bokning #${id}` });
    await expect(link).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("rowheader", { name: "Utskriftsbilen" })).toBeVisible();
  },
);

test(
  "the printed list is a table without anything to press, also on narrow paper",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const itemId = await anItem(admin, "Pappersbilen");
    const stay = { itemId, startDate: "2027-06-05", endDate: "2027-06-07", price: 2000 };
    const made = await admin.post("/api/office/bookings", {
      data: {
        key: crypto.randomUUID(),
        rentalItemId: itemId,
        startDate: stay.startDate,
        endDate: stay.endDate,
        customer: { name: "Anna Berg", phone: "0701112233" },
        payment: { kind: "later" },
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: number };
    // A word that no paper is wide enough for, of an item and of a customer.
    const longId = await anItem(admin, `Långfärdsskridsko${"husvagnskombinations".repeat(4)}bilen`);
    const longStay = { ...stay, itemId: longId, startDate: "2027-06-06", endDate: "2027-06-08" };
    await aBooking(request, longStay, { name: `Wolfeschlegel${"steinhausenberger".repeat(5)}` });
    await signIn();
    await page.setViewportSize({ width: 690, height: 1000 });
    await page.goto("/admin/bookings");
    const row = page.getByRole("row").filter({ hasText: "Pappersbilen" });
    await expect(row).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("search")).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: "Ny bokning" })).toBeHidden();
    await expect(page.getByRole("link", { name: `Öppna bokning #${id}` })).toBeHidden();
    await expect(page.getByRole("columnheader", { name: "Hyresavtal" })).toBeVisible();
    // Who stands with the paper sees which vehicle it is, and what is left to pay.
    await expect(row).toContainText("Pappersbilen, Enhet 1");
    await expect(row).toContainText(/Att betala 2\s000\skr/);
    expect((await row.boundingBox())?.height).toBeLessThan(60);
    const table = (await page.getByRole("table").boundingBox())!;
    // Letters end between points. Whatever others have booked, the paper is as wide as it is.
    expect(table.x + table.width).toBeLessThan(691);
  },
);

test(
  "a printed booking has its facts and its comment whole, and nothing to press",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const itemId = await anItem(admin, "Följesedeln");
    const stay = { itemId, startDate: "2027-06-08", endDate: "2027-06-10", price: 2000 };
    const id = await aBooking(request, stay);
    const notes = Array.from({ length: 20 }, (_, row) => `Rad ${row + 1}`).join("\n");
    expect((await admin.patch(`/api/bookings/${id}`, { data: { notes } })).status()).toBe(200);
    await signIn();
    await page.setViewportSize({ width: 690, height: 1000 });
    await page.goto(`/admin/bookings/${id}`);
    const comment = page.getByRole("textbox", { name: "Kommentar" });
    await expect(comment).toHaveValue(notes);
    await page.emulateMedia({ media: "print" });
    for (const name of ["Godkänn", "Spara kommentar"])
      await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByRole("link", { name: "Alla bokningar" })).toBeHidden();
    await expect(page.locator(".office-bar")).toBeHidden();
    // What was a choice on the screen is read as what it is.
    await expect(page.getByRole("region", { name: "Bokningsstatus" })).toContainText(
      "Väntar på bekräftelse",
    );
    expect(await comment.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(690);
  },
);

test(
  "the printed calendar has every row and every day, and nothing to press",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    await anItem(admin, "Många rader", { quantity: 60 });
    await signIn();
    await page.setViewportSize({ width: 1047, height: 700 });
    await page.goto("/admin/calendar?view=month");
    // Further down than what is drawn, where other items come before it.
    const all = page.getByRole("button", { name: "Alla enheter av Många rader" });
    await expect(async () => {
      await page.locator(".cal-box").evaluate((box) => box.scrollBy(0, 200));
      await expect(all).toBeVisible({ timeout: 1000 });
    }).toPass();
    await all.click();
    const last = page.getByRole("rowheader", { name: /Många rader, .*60/ });
    await expect(last).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(last).toBeVisible();
    await expect(page.getByRole("button", { name: "Nästa" })).toBeHidden();
    const rows = await page.getByRole("row").count();
    expect(rows).toBe(Number(await page.getByRole("grid").getAttribute("aria-rowcount")));
    const box = page.locator(".cal-box");
    expect(
      await box.evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth > 1050]),
    ).toEqual([0, false]);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(rows);
  },
);
