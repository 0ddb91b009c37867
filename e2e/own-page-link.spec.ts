import { aBooking, anItem, toast } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";
import { OWN_LINK } from "./own-page-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-write"] });

test("staff exchange a link that has come into wrong hands: the new one opens, the old one no more", async ({
  page,
  admin,
  shop,
  signIn,
  watch,
}) => {
  const itemId = await anItem(admin, "Utbytta bilen");
  const stay = { itemId, startDate: "2027-07-12", endDate: "2027-07-14", price: 2000 };
  const id = await aBooking(admin, stay);
  const old = await linkInMail(shop.dataDir, OWN_LINK, id);
  await signIn();
  await page.goto(`/admin/bookings/${id}?tab=emails`);
  const panel = page.getByRole("region", { name: "Kundens bokningssida" });
  await panel.getByRole("button", { name: "Byt länk" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Alla länkar som kunden har fått slutar gälla.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Byt länk" }).click();
  const field = panel.getByLabel("Ny länk, att ge till kunden");
  await expect(field).toHaveValue(/\/min-bokning\/.+/);
  await panel.getByRole("button", { name: "Kopiera länken" }).click();
  await expect(toast(page, "Länken är kopierad")).toBeVisible();
  await panel.getByRole("button", { name: "Skicka till kunden" }).click();
  await expect(toast(page, "Länken mejlas till kunden inom kort")).toBeVisible();
  await expectFits(page);
  const made = new URL(await field.inputValue()).pathname;
  await page.goto(made);
  await expect(page.getByRole("heading", { level: 1, name: "Utbytta bilen" })).toBeVisible();
  watch.expectStatus(404, old.slice(old.lastIndexOf("/")));
  await page.goto(old);
  await expect(page.getByRole("heading", { level: 1, name: "Utbytta bilen" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(/länk/i);
});
