import { aBooking, anItem } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";
import { openOwnPage, part } from "./own-page-steps.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test("without scripts a booking can be read and found, and nothing waits for a press", async ({
  page,
  admin,
  shop,
}) => {
  const itemId = await anItem(admin, "Stilla tältet");
  const id = await aBooking(admin, { itemId, ...STAY });
  await openOwnPage(page, shop, id);
  await expect(page.getByRole("heading", { level: 1, name: "Stilla tältet" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("måndag 5 juli");
  await expect(page.locator("noscript p")).toHaveText(
    "För att ändra eller avboka här behöver webbläsaren tillåta JavaScript. Det går också bra att svara på bekräftelsen.",
  );
  const details = part(page, "Dina uppgifter");
  await expect(details.getByText("070-123 45 67")).toBeVisible();
  await expect(details.getByText("Storgatan 1, 852 30 Sundsvall")).toBeVisible();
  // What cannot be done is not offered.
  await expect(part(page, "Ändra datum och tillval")).toBeHidden();
  const pressed = page.locator("main").locator("button, input, textarea").filter({ visible: true });
  await expect(pressed).toHaveCount(0);

  // What is left to pay is told.
  const { price: _price, ...stay } = STAY;
  const data = {
    key: crypto.randomUUID(),
    rentalItemId: itemId,
    ...stay,
    customer: { name: "Nils Lind", email: "nils@example.com" },
    payment: { kind: "later" },
  };
  const booked = await admin.post("/api/office/bookings", { data });
  expect(booked.status(), await booked.text()).toBe(201);
  await openOwnPage(page, shop, ((await booked.json()) as { id: number }).id);
  await expect(part(page, "Att göra")).toContainText("Betala 2 000 kr");
  await expect(part(page, "Förare")).toContainText("Inga förare är skrivna än.");
  await expect(part(page, "Hyresavtal")).toContainText("Du har inte godkänt hyresvillkoren än.");
  await expect(pressed).toHaveCount(0);

  // The foot of every page leads to where a link is asked for, which says what it needs.
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Min bokning" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hitta din bokning" })).toBeVisible();
  await expect(page.locator("noscript p")).toHaveText(
    "För att få länken behöver webbläsaren tillåta JavaScript. Den står också i alla brev från oss.",
  );
});
