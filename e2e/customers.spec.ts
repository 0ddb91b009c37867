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

const SIZES = {
  computer: { width: 1280, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
}

/** On a phone behind 'Mer', on a computer at once. */
async function toCustomers(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("link", { name: "Kunder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kunder");
  await page.setViewportSize(SIZES.computer);
  await expect(page.getByRole("link", { name: "Kunder", exact: true })).toBeVisible();
}

test("a customer is found, what is written about them stands at their next booking, and a new one begins with who they are", async ({
  page,
  request,
}) => {
  await page.setViewportSize(SIZES.phone);
  const number = "0705510390";
  const first = await aBooking(request, aStay(), {
    name: "Märta Stamkund",
    email: "marta.stamkund@example.com",
    phone: number,
  });
  await toCustomers(page);
  await expectAccessible(page);
  await expectFitsEverywhere(page);
  await page.getByRole("searchbox", { name: "Sök" }).fill("stamkund");
  await expect(card(page, "Hittade kunder")).toBeVisible();
  await page.getByRole("link", { name: "Märta Stamkund" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${first}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Märta Stamkund");
  await expect(card(page, "Kontakt")).toContainText("marta.stamkund@example.com");
  await expect(page.getByText("19900101-0017")).toHaveCount(0);
  await page.getByLabel("Kommentar").fill("Har två hundar.\nRing alltid först.");
  await page.getByRole("button", { name: "Spara kommentar" }).dblclick();
  await expect(toast(page, "Kommentar sparad")).toBeVisible();
  await expect(card(page, "Om kunden")).toContainText(/Skrevs av .+ kl \d\d:\d\d/);
  await expectAccessible(page);
  await expectFitsEverywhere(page);
  await page.getByRole("link", { name: "Boka åt kunden" }).click();
  await expect(page.getByLabel("Namn")).toHaveValue("Märta Stamkund");
  await expect(page.getByLabel("E-post")).toHaveValue("marta.stamkund@example.com");
  await expect(page.getByLabel("Telefon")).toHaveValue("070-551 03 90");
  await expect(page.getByRole("list", { name: "Har hyrt förut" })).toHaveCount(0);

  const next = await aBooking(request, aStay(), {
    name: "Märta Stamkund",
    email: "marta.ny@example.com",
    phone: `+46${number.slice(1)}`,
  });
  await page.goto(`/admin/bookings/${next}`);
  const inShort = page.getByRole("region", { name: "I korthet" });
  await expect(inShort).toContainText("Har två hundar.");
  await expect(card(page, "Kund")).toContainText("2 hyror");
  await expectAccessible(page);
  await expectFitsEverywhere(page);
  await page.getByRole("link", { name: "Allt om kunden" }).click();
  const bookings = page.getByRole("table", { name: "Kundens bokningar" });
  await expect(bookings.getByRole("link")).toHaveText([`#${next}`, `#${first}`]);
  await expect(card(page, "Kontakt")).toContainText("marta.stamkund@example.com");
  await bookings.getByRole("link", { name: `#${first}` }).click();
  await expect(page).toHaveURL(`/admin/bookings/${first}`);
});

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
