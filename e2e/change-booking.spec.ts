import type { APIRequestContext, Page } from "@playwright/test";
import { aBooking, anItem, card, toast } from "./bookings-steps.ts";
import { bankButton, CARD, fillCard } from "./checkout-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { linkInMail } from "./outbox.ts";

let itemId: number;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Ändringsbilen", { depositAmount: null });
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

const stay = (startDate: string, endDate: string, price: number) => ({
  itemId,
  startDate,
  endDate,
  price,
});

async function openChange(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/bookings/${id}`);
  await card(page, "Produkt")
    .getByRole("link", { name: /^Ändra bokning/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ändra bokning #${id}`);
}

const comparison = (page: Page) => page.getByRole("region", { name: "Före och efter" });
const save = (page: Page) => page.getByRole("button", { name: /^Spara ändringen/ });

async function approve(admin: APIRequestContext, id: number): Promise<void> {
  const data = { paymentAction: "capture" };
  expect((await admin.patch(`/api/bookings/${id}`, { data })).status()).toBe(200);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a reserved booking is made longer, the difference is reserved by link, and both are charged", async ({
    page,
    request,
    shop,
    admin,
  }) => {
    const email = "langre@example.com";
    const id = await aBooking(request, stay("2027-06-07", "2027-06-09", 2000), { email });
    await openChange(page, id);
    await expect(save(page)).toBeDisabled();
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-10");
    await expect(comparison(page)).toContainText("torsdag 10 juni");
    await expect(comparison(page)).toContainText("3 000 kr");
    await expect(comparison(page)).toContainText(
      "Kunden får en länk för att reservera 1 000 kr till på sitt kort.",
    );
    await page.getByText("Läs mejlet").click();
    await expect(comparison(page)).toContainText(`Till ${email}.`);
    await expect(comparison(page)).toContainText("torsdag 10 juni 2027");
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: /^Spara ändringen, \+1\s000\skr$/ }).dblclick();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(toast(page, `Bokning #${id} är ändrad`)).toBeVisible();
    // Money has been asked for: to change back is a change of its own.
    await expect(page.getByRole("button", { name: "Ångra" })).toHaveCount(0);
    await page.goto(await linkInMail(shop.dataDir, /http\S+\/betala\/[\w-]{43}/, id));
    await fillCard(page, CARD.asksTheBank);
    await page.getByRole("button", { name: /1\s000\skr/ }).click();
    await bankButton(page, "Godkänn").click();
    await expect(page.getByRole("heading", { name: /^Tack/ })).toBeVisible();
    await approve(admin, id);
    await page.goto(`/admin/bookings/${id}`);
    await expect(card(page, "Betalning")).toContainText("Betald");
    await expect(card(page, "Betalning")).toContainText("3 000 kr");
    await expect(card(page, "Historik")).toContainText("Ändrade bokningen");
  });

  test(
    "a reserved booking is made shorter and charged with less, and that can be undone",
    { tag: "@thorough" },
    async ({ page, request }) => {
      const id = await aBooking(request, stay("2027-06-14", "2027-06-18", 4000));
      await openChange(page, id);
      await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-16");
      await expect(comparison(page)).toContainText(
        "Reservationen på kortet räcker. När bokningen godkänns dras 2 000 kr mindre, och resten släpps.",
      );
      await save(page).click();
      await expect(page).toHaveURL(`/admin/bookings/${id}`);
      await expect(card(page, "Produkt")).toContainText("16 juni 2027");
      await page.getByRole("button", { name: "Ångra" }).click();
      await expect(toast(page, "Bokningen är som den var")).toBeVisible();
      await expect(card(page, "Produkt")).toContainText("18 juni 2027");
      await expect(page.getByRole("region", { name: "I korthet" })).toContainText("4 000 kr");
    },
  );
});

test("a paid booking that becomes shorter gives the difference back, and one that becomes longer asks for it", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, stay("2027-06-21", "2027-06-25", 4000));
  await approve(admin, id);
  await openChange(page, id);
  await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-24");
  await expect(comparison(page)).toContainText("1 000 kr betalas tillbaka till kundens kort nu.");
  await save(page).click();
  await expect(card(page, "Betalning")).toContainText("1 000 kr återbetalt");
  await openChange(page, id);
  await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-26");
  await expect(comparison(page)).toContainText("Kunden får en länk för att betala 2 000 kr.");
  await page.getByRole("button", { name: "Senare", exact: true }).click();
  await expect(comparison(page)).toContainText("2 000 kr står kvar att betala.");
  await page.getByLabel("Mejla kunden om ändringen").uncheck();
  await expect(page.getByText("Läs mejlet")).toHaveCount(0);
  await save(page).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  await expect(card(page, "Betalning")).toContainText("2 000 kr");
});

test(
  "the item is swapped, extras are added and the number lowered, each with its price before and after",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const other = await anItem(admin, "Bytesbilen", { pricePerDay: 1300, depositAmount: null });
    const extra = await admin.post("/api/addons", {
      data: { rentalItemId: other, name: "Cykelställ", price: 300, priceType: "one-time" },
    });
    expect(extra.status(), await extra.text()).toBe(201);
    const made = await admin.post("/api/office/bookings", {
      data: {
        key: crypto.randomUUID(),
        rentalItemId: itemId,
        startDate: "2027-06-28",
        endDate: "2027-06-30",
        quantity: 3,
        customer: { name: "Klara Holm", email: "klara@example.com" },
        payment: { kind: "later" },
      },
    });
    const { id } = (await made.json()) as { id: number };
    await openChange(page, id);
    await page.getByRole("button", { name: "Minska antal" }).click();
    await expect(comparison(page).getByRole("row", { name: /^Antal 3 2$/ })).toBeVisible();
    await expect(comparison(page)).toContainText("4 000 kr");
    await page.getByLabel("Objekt").selectOption({ label: "Bytesbilen" });
    await page.getByLabel("Cykelställ").check();
    await expect(
      comparison(page).getByRole("row", { name: /^Tillval Inga Cykelställ$/ }),
    ).toBeVisible();
    await expect(comparison(page)).toContainText("2 900 kr");
    await page.getByRole("button", { name: "Rabatt", exact: true }).click();
    await page.getByLabel("Rabatt", { exact: true }).fill("400");
    await page.getByLabel("Anledning").fill("Stamkund");
    await expect(comparison(page)).toContainText("2 500 kr");
    await page.getByRole("button", { name: "Senare", exact: true }).click();
    await expectAccessible(page);
    await save(page).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(card(page, "Produkt")).toContainText("Bytesbilen");
    await expect(card(page, "Historik")).toContainText("objekt: Ändringsbilen → Bytesbilen");
  },
);

test(
  "only what is shown is saved: while the price is on its way the button waits, and a page opened by its address leads to the booking",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay("2027-07-12", "2027-07-14", 2000));
    await page.goto(`/admin/bookings/${id}/change`);
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-07-15");
    await expect(
      page.getByRole("button", { name: /^Spara ändringen, \+1\s000\skr$/ }),
    ).toBeEnabled();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/changes\/preview/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-07-17");
    await expect(save(page)).toBeDisabled();
    release();
    await page.getByRole("button", { name: /^Spara ändringen, \+3\s000\skr$/ }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(toast(page, `Bokning #${id} är ändrad`)).toBeVisible();
  },
);

test(
  "who changes what somebody else has just changed is told, and loses nothing of what was typed",
  { tag: "@thorough" },
  async ({ page, request, admin, watch }) => {
    watch.expectErrors();
    const id = await aBooking(request, stay("2027-07-05", "2027-07-07", 2000));
    await openChange(page, id);
    const { version } = (await (await admin.get(`/api/bookings/${id}`)).json()) as {
      version: number;
    };
    const other = await admin.post(`/api/bookings/${id}/changes`, {
      data: { version, endDate: "2027-07-08" },
    });
    expect(other.status()).toBe(200);
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-07-09");
    await expect(comparison(page)).toContainText(/ändrade bokningen .*, medan du skrev/);
    await expect(page.getByLabel("Återlämning", { exact: true })).toHaveValue("2027-07-09");
    await expect(save(page)).toBeDisabled();
    await page.getByRole("button", { name: "Börja om från hur den är nu" }).click();
    await expect(page.getByLabel("Återlämning", { exact: true })).toHaveValue("2027-07-08");
  },
);
