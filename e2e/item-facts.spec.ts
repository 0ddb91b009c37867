import { capture } from "./accounting-steps.ts";
import { aBooking, anItem, card } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { save, toast } from "./item-editor-steps.ts";
import { openOwnPage } from "./own-page-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, ownShop: "item-facts" });
test.beforeEach(async ({ signIn }) => signIn());

test("an owner tells what people ask, a customer reads it, names who drives, and staff see them", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  test.slow();
  watch.expectStatus(400, "");
  const itemId = await anItem(admin, "Faktabilen", { heroText: "Ut i vår", sleeps: 4, seats: 5 });
  await page.goto(`/admin/rental-items/${itemId}`);
  const section = page.getByRole("region", { name: "Fakta och packlista" });
  await section.getByLabel("Längd").fill("6,6 m");
  await section.getByLabel("Totalvikt").fill("3 500");
  await section.getByLabel("Fria kilometer per dygn").fill("200");
  await section.getByLabel("Pris per extra kilometer").fill("3");
  await section.getByLabel("Lägsta ålder").fill("21");
  await section.getByLabel("Körkort", { exact: true }).selectOption("B");
  await section.getByLabel("Körkort sedan minst").fill("2");
  await section.getByLabel("Det här ingår").fill("Gasol\n\nElkabel, 25 meter");
  await section.getByLabel("Packlista").fill("Sänglinne\nFicklampa");
  await save(page).click();
  await expect(section).toContainText("Måste vara ett heltal");
  await section.getByLabel("Längd").fill("660");
  await save(page).click();
  await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
  await page.reload();
  await expect(section.getByLabel("Det här ingår")).toHaveValue("Gasol\nElkabel, 25 meter");
  await expectFits(page);
  await expectAccessible(page);

  await page.goto("/");
  await expect(page.getByRole("article").filter({ hasText: "Faktabilen" })).toContainText(
    "4 bäddar · 5 bälten",
  );
  await page.goto(`/item/${itemId}`);
  const facts = page.getByRole("region", { name: "Bra att veta innan du bokar" });
  for (const words of [
    "6,60 m",
    "3 500 kg",
    "200 km per dygn ingår, därefter 3 kr per km",
    "Minst 21 år, B\u2011körkort sedan minst 2 år",
    "Elkabel, 25 meter",
    "betalas före hämtningen",
    "Avbokning",
  ])
    await expect(facts).toContainText(words);
  await expect(facts.getByRole("link", { name: "Öppna kartan" })).toHaveAttribute("href", /^https/);
  await expectFits(page);
  await expectAccessible(page);

  const id = await aBooking(admin, {
    itemId,
    startDate: "2027-07-05",
    endDate: "2027-07-07",
    price: 2000,
  });
  await capture(admin, id);
  await page.goto(`/admin/bookings/${id}`);
  await expect(card(page, "Förare")).toContainText("Kunden har inte skrivit vem som kör än.");

  await openOwnPage(page, shop, id);
  await expect(page.getByRole("region", { name: "Ta med" }).getByRole("listitem")).toHaveText([
    "Sänglinne",
    "Ficklampa",
  ]);
  await page.getByRole("link", { name: "Skriv vem som kör" }).click();
  const drivers = page.getByRole("region", { name: "Förare" });
  await expect(drivers).toContainText("minst 21 år, B\u2011körkort sedan minst 2 år.");
  await drivers.getByRole("button", { name: "Spara förare" }).click();
  await expect(drivers).toContainText("Skriv år och månad, till exempel 2009-06");
  // Who comes with a row of their own is not told off before having written in it.
  await drivers.getByRole("button", { name: "Lägg till förare" }).click();
  await expect(drivers.getByLabel("Körkort sedan").nth(0)).toHaveAttribute("aria-invalid", "true");
  for (const label of ["Namn", "Körkort sedan"])
    await expect(drivers.getByLabel(label).nth(1)).not.toHaveAttribute("aria-invalid", "true");
  await drivers.getByLabel("Namn").first().fill("Anna Berg");
  await drivers.getByLabel("Körkort sedan").first().fill("200906");
  await drivers.getByLabel("Namn").nth(1).fill("Bo Ek");
  await drivers.getByLabel("Körkort sedan").nth(1).fill("2026-01");
  await drivers.getByRole("button", { name: "Spara förare" }).click();
  // What the item asks for is told at the driver's field.
  await expect(drivers).toContainText("Den som kör ska ha haft körkort i minst 2 år");
  await expectFits(page);
  await expectAccessible(page);
  await drivers.getByLabel("Körkort sedan").nth(1).fill("1998-11-03");
  await drivers.getByRole("button", { name: "Spara förare" }).click();
  await expect(drivers.getByRole("listitem")).toHaveText([
    "Anna Berg, körkort sedan juni 2009",
    "Bo Ek, körkort sedan 3 november 1998",
  ]);
  await expect(page.getByRole("link", { name: "Skriv vem som kör" })).toHaveCount(0);
  await page.reload();
  await expect(drivers.getByRole("listitem")).toHaveCount(2);

  await page.goto(`/admin/bookings/${id}`);
  await expect(card(page, "Förare")).toContainText("Bo Ek, körkort sedan 3 november 1998");
  await page.getByRole("button", { name: `Ändra förare i bokning #${id}` }).click();
  const dialog = page.getByRole("dialog", { name: "Förare" });
  await dialog.getByRole("button", { name: "Ta bort förare 2" }).click();
  await expectFits(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(card(page, "Förare")).not.toContainText("Bo Ek");
  await expect(card(page, "Förare")).toContainText("Anna Berg");
});
