import type { Page } from "@playwright/test";
import { aBooking, anItem, card, staysOf, toast } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

let itemId: number;
const aStay = staysOf(() => itemId);

test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Stamkundsbilen");
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

async function toCustomers(page: Page, isNarrow: boolean) {
  await page.goto("/admin");
  if (isNarrow) await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("link", { name: "Kunder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kunder");
}

for (const [name, viewport] of [
  ["on a computer", { width: 1280, height: 900 }],
  ["on a tablet", { width: 768, height: 1024 }],
  ["on a phone", { width: 390, height: 844 }],
] as const)
  test(
    `a customer is found, and what is written about them stands at their next booking ${name}`,
    { tag: name === "on a phone" ? [] : "@thorough" },
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const number = `07055${viewport.width + 10_000}`;
      const surname = `Stam${viewport.width}`;
      const first = await aBooking(request, aStay(), {
        name: `Märta ${surname}`,
        email: `marta${viewport.width}@example.com`,
        phone: number,
      });
      await toCustomers(page, viewport.width < 1280);
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole("searchbox", { name: "Sök" }).fill(surname.toLowerCase());
      await expect(card(page, "Hittade kunder")).toBeVisible();
      await page.getByRole("link", { name: `Märta ${surname}` }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/customers/${first}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Märta ${surname}`);
      await expect(card(page, "Kontakt")).toContainText(`marta${viewport.width}@example.com`);
      await expect(page.getByText("19900101-0017")).toHaveCount(0);
      await page.getByLabel("Kommentar").fill("Har två hundar.\nRing alltid först.");
      await page.getByRole("button", { name: "Spara kommentar" }).dblclick();
      await expect(toast(page, "Kommentar sparad")).toBeVisible();
      await expect(card(page, "Om kunden")).toContainText(/Skrevs av .+ kl \d\d:\d\d/);
      await expectAccessible(page);
      await expectFits(page);

      const next = await aBooking(request, aStay(), {
        name: `Märta ${surname}`,
        email: `ny${viewport.width}@example.com`,
        phone: `+46${number.slice(1)}`,
      });
      await page.goto(`/admin/bookings/${next}`);
      const inShort = page.getByRole("region", { name: "I korthet" });
      await expect(inShort).toContainText("Har två hundar.");
      await expect(card(page, "Kund")).toContainText("2 hyror");
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole("link", { name: "Allt om kunden" }).click();
      const bookings = page.getByRole("table", { name: "Kundens bokningar" });
      await expect(bookings.getByRole("link")).toHaveText([`#${next}`, `#${first}`]);
      await expect(card(page, "Kontakt")).toContainText(`marta${viewport.width}@example.com`);
      await bookings.getByRole("link", { name: `#${first}` }).click();
      await expect(page).toHaveURL(`/admin/bookings/${first}`);
    },
  );

test(
  "of two who write about a customer the second sees what the first wrote, and nothing is lost",
  { tag: "@thorough" },
  async ({ page, request, admin, watch }) => {
    const customer = { email: "tva@example.com", phone: "070-987 65 43" };
    const one = await aBooking(request, aStay(), customer);
    const other = await aBooking(request, aStay(), customer);
    watch.expectStatus(409, `/api/office/customers/${one}`);
    await page.goto(`/admin/customers/${one}`);
    await page.getByLabel("Kommentar").fill("Har hund.");
    await page.getByRole("link", { name: "Alla kunder" }).click();
    const asked = page.getByRole("dialog", { name: "Du har anteckningar som inte är sparade" });
    await asked.getByRole("button", { name: "Stanna kvar" }).click();
    await admin.patch(`/api/office/customers/${other}`, { data: { notes: "Ringer helst." } });
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    await expect(page.getByText("Någon annan har just skrivit en kommentar.")).toBeVisible();
    await page.getByRole("button", { name: "Behåll båda" }).click();
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    await expect(toast(page, "Kommentar sparad")).toBeVisible();
    await page.goto(`/admin/bookings/${other}`);
    const inShort = page.getByRole("region", { name: "I korthet" });
    await expect(inShort).toContainText("Ringer helst.");
    await expect(inShort).toContainText("Har hund.");
  },
);

test(
  "a new booking for a customer begins with who they are",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, aStay(), {
      name: "Nils Återkomst",
      email: "nils.aterkomst@example.com",
      phone: "070-321 54 76",
    });
    await page.goto(`/admin/customers/${id}`);
    await page.getByRole("link", { name: "Boka åt kunden" }).click();
    await expect(page.getByLabel("Namn")).toHaveValue("Nils Återkomst");
    await expect(page.getByLabel("E-post")).toHaveValue("nils.aterkomst@example.com");
    await expect(page.getByLabel("Telefon")).toHaveValue("070-321 54 76");
    await expect(page.getByRole("list", { name: "Har hyrt förut" })).toHaveCount(0);
  },
);

test(
  "a customer who is nobody's, or not found, is told of",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await page.goto("/admin/customers?q=finnsverkligeninte");
    await expect(page.getByText("Ingen kund hittades.")).toBeVisible();
    await expectAccessible(page);
    watch.expectStatus(404, "/api/office/customers/9999998");
    await page.goto("/admin/customers/9999998");
    await expect(page.getByText("Kunden kunde inte hittas.")).toBeVisible();
    await expectAccessible(page);
  },
);
