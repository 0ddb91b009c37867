import { anItem } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test(
  "on a phone an owner notes service and inspection, sees them on the day's page, and is warned before a booking collides",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    const itemId = await anItem(admin, "Servicebilen", { quantity: 1 });
    await signIn();
    await page.goto(`/admin/rental-items/${itemId}`);
    const section = page.getByRole("region", { name: "Enheter" });
    await section.getByRole("button", { name: "Ändra Enhet 1" }).click();
    const edit = page.getByRole("dialog", { name: "Ändra Enhet 1" });
    await edit.getByLabel("Mätarställning").fill("59 600 km");
    await edit.getByLabel("Nästa service vid").fill("60 000");
    await edit.getByLabel("Nästa besiktning").fill("2027-03-20");
    await expectFits(page);
    await expectAccessible(page);
    await edit.getByRole("button", { name: "Spara" }).click();
    await expect(edit).toBeHidden();
    await expect(section).toContainText("Besiktning senast 20 mars 2027");
    await expect(section).toContainText(/Service om 400.km, vid 60.000.km/);

    await page.goto("/admin");
    const due = page.getByRole("region", { name: /^Service och besiktning/ });
    const mine = due.getByRole("listitem").filter({ hasText: "Servicebilen, Enhet 1" });
    await expect(mine.filter({ hasText: "Besiktning senast 20 mars 2027" })).toBeVisible();
    await expect(mine.filter({ hasText: /Service om 400.km/ })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await mine.first().getByRole("link", { name: "Servicebilen, Enhet 1" }).click();
    await expect(section.getByRole("heading", { name: "Enhet 1" })).toBeVisible();

    const warning = page.getByText(
      "Enhet 1: besiktningen ska vara gjord senast 20 mars 2027, innan den är tillbaka.",
    );
    await page.goto(`/admin/bookings/new?item=${itemId}&start=2027-03-10&end=2027-03-12`);
    await expect(page.getByRole("region", { name: "Pris" })).toContainText(/2.000.kr/);
    await expect(warning).toHaveCount(0);
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-03-21");
    await expect(warning).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    // It warns and refuses nothing: a garage may be booked in between.
    await page.getByLabel("Namn").fill("Nils Lind");
    await page.getByLabel("Telefon").fill("0701112233");
    await expect(page.getByRole("button", { name: /^Boka/ })).toBeEnabled();
  },
);
