import { aBooking, anItem } from "./bookings-steps.ts";
import { capture } from "./accounting-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };
const LINK = /http\S+\/min-bokning\/[\w-]{22}/;

test.use({ viewport: { width: 390, height: 844 } });

test("a customer follows the letter's link, mends their address, moves the stay and cancels", async ({
  page,
  admin,
  shop,
}) => {
  test.slow();
  const itemId = await anItem(admin, "Sommarkajaken", {
    type: "equipment",
    heroText: "Ut på sjön",
  });
  const id = await aBooking(admin, { itemId, ...STAY });
  await capture(admin, id);
  await page.goto(await linkInMail(shop.dataDir, LINK, id));
  await expect(page.getByRole("heading", { level: 1, name: "Sommarkajaken" })).toBeVisible();
  await expect(page.getByText("Bokningen är godkänd och allt är klart. Välkommen!")).toBeVisible();
  await expect(page.getByRole("list", { name: "Så långt har bokningen kommit" })).toContainText(
    "Hämtning, nästa steg",
  );
  await expectFits(page);
  await expectAccessible(page);

  const details = page.getByRole("region", { name: "Dina uppgifter" });
  await details.getByLabel("Ort").fill("Åre");
  await details.getByRole("button", { name: "Spara uppgifterna" }).click();
  await expect(page.getByText("Uppgifterna är sparade").first()).toBeVisible();

  const change = page.getByRole("region", { name: "Ändra datum" });
  await change.getByLabel("Återlämning").fill("2027-07-06");
  await expect(change.getByRole("alert")).toHaveText(
    "Du kan flytta eller förlänga bokningen här, men inte korta den. Hör av dig till oss om du vill hyra kortare tid.",
  );
  await change.getByLabel("Återlämning").fill("2027-07-08");
  await expect(change).toContainText(
    "Det kostar 1 000 kr mer. Vi mejlar dig en länk för att betala.",
  );
  await change.getByRole("button", { name: "Ändra bokningen" }).click();
  await expect(
    page.getByRole("link", { name: "Betala 1 000 kr med länken som vi har mejlat dig" }),
  ).toBeVisible();
  await page.reload();
  await expect(details.getByLabel("Ort")).toHaveValue("Åre");
  await expect(page.getByRole("region", { name: "Hämtning och återlämning" })).toContainText(
    "torsdag 8 juli",
  );

  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Avbokningen kostar ingenting. 2 000 kr betalas tillbaka till dig.",
  );
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(page.getByText("Bokningen är avbokad.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Avboka bokningen" })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});

test("a link that was exchanged opens nothing, and a lost one is mailed anew", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  test.slow();
  watch.expectStatus(404, "");
  const itemId = await anItem(admin, "Bortappade bilen");
  const id = await aBooking(admin, { itemId, ...STAY });
  const old = await linkInMail(shop.dataDir, LINK, id);
  const renewed = await admin.post(`/api/bookings/${id}/own-page-link`);
  expect(renewed.status()).toBe(200);
  await page.goto(old);
  await expect(page.getByRole("heading", { name: "Länken gäller inte" })).toBeVisible();
  await page.getByLabel("Bokningsnummer").fill(`#${id}`);
  await page.getByLabel("E-post").fill("anna@example.com");
  await page.getByRole("button", { name: "Mejla mig länken" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Titta i din e-post" })).toBeVisible();
  await expectFits(page);
  const anew = await linkInMail(shop.dataDir, LINK, { about: id, except: old });
  await page.goto(anew);
  await expect(page.getByRole("heading", { level: 1, name: "Bortappade bilen" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page can be read", async ({ page, admin, shop }) => {
    const itemId = await anItem(admin, "Stilla tältet");
    const id = await aBooking(admin, { itemId, ...STAY });
    await page.goto(await linkInMail(shop.dataDir, LINK, id));
    await expect(page.getByRole("heading", { level: 1, name: "Stilla tältet" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("måndag 5 juli");
  });
});
