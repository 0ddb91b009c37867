import { aBooking, anItem } from "./bookings-steps.ts";
import { capture, refund } from "./accounting-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openOwnPage, part } from "./own-page-steps.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };
const UNREACHED = "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.";

test.use({ viewport: { width: 390, height: 844 } });

test("whoever loses the connection is told so, keeps what they typed, and presses again", async ({
  page,
  context,
  admin,
  shop,
  watch,
}) => {
  const itemId = await anItem(admin, "Tunnelbilen");
  const id = await aBooking(admin, { itemId, ...STAY });
  await capture(admin, id);
  await openOwnPage(page, shop, id);
  const details = part(page, "Dina uppgifter");
  const save = details.getByRole("button", { name: "Spara uppgifterna" });
  await details.getByLabel("Ort").fill("Åre");
  await save.click();
  const saved = page.getByText("Uppgifterna är sparade");
  await expect(saved.first()).toBeVisible();
  await details.getByLabel("Något vi bör veta").fill("Vi kommer med tåget");
  watch.expectLost("");
  await context.setOffline(true);
  await save.click();
  await expect(details.getByRole("alert")).toContainText(UNREACHED);
  await expect(details.getByLabel("Något vi bör veta")).toHaveValue("Vi kommer med tåget");
  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(question).toContainText(UNREACHED);
  await expectFits(page);
  await context.setOffline(false);
  await question.getByRole("button", { name: "Behåll bokningen" }).click();
  await save.click();
  await expect(page.getByText("Uppgifterna är sparade").first()).toBeVisible();
  await expect(details.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(details.getByLabel("Något vi bör veta")).toHaveValue("Vi kommer med tåget");
  await expect(page.getByRole("button", { name: "Avboka bokningen" })).toBeVisible();
});

test("in two tabs the second is told what the first has done, with the right sum and what was typed", async ({
  page,
  context,
  admin,
  shop,
  watch,
}) => {
  test.slow();
  watch.expectStatus(409, "/cancel");
  const itemId = await anItem(admin, "Dubbelbilen");
  const id = await aBooking(admin, { itemId, ...STAY });
  await capture(admin, id);
  const link = await openOwnPage(page, shop, id);
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(link);
  const moved = part(other, "Ändra datum och tillval");
  await moved.getByLabel("Återlämning").fill("2027-07-08");
  await moved.getByRole("button", { name: "Ändra bokningen" }).click();
  await expect(part(other, "Hämtning och återlämning")).toContainText("torsdag 8 juli");

  // The first tab knows of nothing; what is typed there is priced by the booking as it is now.
  const change = part(page, "Ändra datum och tillval");
  await change.getByLabel("Återlämning").fill("2027-07-09");
  await expect(page.locator(".toast")).toContainText("Bokningen har ändrats");
  await expect(change.getByRole("status")).toContainText("Du betalar 1 000 kr till.");
  await expect(change.getByLabel("Återlämning")).toHaveValue("2027-07-09");
  await expect(part(page, "Hämtning och återlämning")).toContainText("torsdag 8 juli");

  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("2 000 kr betalas tillbaka till dig.");
  await refund(admin, id, 500);
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(question).toContainText(
    "Det som betalas tillbaka är nu 1 500 kr. Se efter att det stämmer och avboka sedan igen.",
  );
  await expect(question).toContainText("1 500 kr betalas tillbaka till dig.");
  await expectFits(page);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Du avbokade bokningen den");
});
