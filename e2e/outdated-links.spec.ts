import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { aBooking, anItem, staysOf } from "./bookings-steps.ts";
import { CARD, fillCard } from "./checkout-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

let itemId: number;
const nextStay = staysOf(() => itemId);

test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Länkbilen");
  await admin.dispose();
});

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { name });
const payButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Betala|Godkänn) \d/ });

/** A page for all of the rent, charged at once, with the card filled in. */
async function anOpenPage(page: Page, admin: APIRequestContext, dataDir: string): Promise<number> {
  const id = await aBooking(admin, nextStay());
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
  await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
  await sendLink(admin, id, { charge: "at-once" });
  await page.goto(await linkInMail(dataDir, /\/betala\/[\w-]{43}/, id));
  await expect(payButton(page)).toBeEnabled();
  await fillCard(page, CARD.good);
  return id;
}

async function sendLink(admin: APIRequestContext, id: number, data: object): Promise<void> {
  expect((await admin.post(`/api/bookings/${id}/payment-link`, { data })).status()).toBe(200);
}

async function swish(admin: APIRequestContext, id: number, amount: number): Promise<void> {
  const data = { key: crypto.randomUUID(), method: "swish", amount };
  expect((await admin.post(`/api/bookings/${id}/payments`, { data })).status()).toBe(201);
}

test("a page left open on an older link leads to the newer one and takes nothing", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  const id = await anOpenPage(page, admin, shop.dataDir);
  watch.expectStatus(400, "/confirm");
  watch.expectStatus(409, "/payment");
  await sendLink(admin, id, { amount: 500 });
  await payButton(page).click();
  await expect(heading(page, "Det finns en nyare länk")).toBeFocused();
  await expect(page.getByRole("main")).toContainText(
    "Vi har skickat en ny länk för samma bokning, och bara den gäller. Du hittar den i det senaste mejlet från oss.",
  );
  await expect(payButton(page)).toHaveCount(0);
  await expectAccessible(page);
  const booking = (await (await admin.get(`/api/bookings/${id}`)).json()) as object;
  expect(booking).toMatchObject({ paidAmount: 0, reservedAmount: 0 });
});

const ENDINGS: [string, string, (admin: APIRequestContext, id: number) => Promise<unknown>][] = [
  ["was paid by Swish", "Bokningen är redan betald", (admin, id) => swish(admin, id, 2000)],
  [
    "was cancelled",
    "Bokningen väntar inte på någon betalning",
    (admin, id) => admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } }),
  ],
  ["was deleted", "Länken kunde inte hittas", (admin, id) => admin.delete(`/api/bookings/${id}`)],
];

test(
  "who pays for a booking that was paid, cancelled or deleted meanwhile reads so in Swedish, and has no button left",
  { tag: "@thorough" },
  async ({ page, admin, shop, watch }) => {
    watch.expectStatus(400, "/confirm");
    for (const [what, title, end] of ENDINGS)
      await test.step(`a booking that ${what}`, async () => {
        const id = await anOpenPage(page, admin, shop.dataDir);
        const asked = `/api/payment-links/${new URL(page.url()).pathname.split("/")[2]}`;
        watch.expectStatus(404, asked);
        for (const status of [404, 409]) watch.expectStatus(status, `${asked}/payment`);
        await end(admin, id);
        await payButton(page).click();
        await expect(heading(page, title)).toBeVisible();
        await expect(payButton(page)).toHaveCount(0);
        await expect(page.getByRole("main")).not.toContainText("PaymentIntent");
      });
  },
);

test("who pays after a part came by Swish is thanked for what the card was charged, also after a reload", async ({
  page,
  admin,
  shop,
}) => {
  const id = await anOpenPage(page, admin, shop.dataDir);
  await swish(admin, id, 600);
  await payButton(page).click();
  await expect(heading(page, "Tack för din betalning!")).toBeFocused();
  const facts = page.getByRole("main");
  await expect(facts).toContainText(/Redan betalt600\skr/);
  await expect(facts).toContainText(/Betalt1\s400\skr/);
  await expect(facts).not.toContainText(/Betalt2\s000\skr/);
  await page.reload();
  await expect(heading(page, "Beloppet är redan betalt")).toBeVisible();
  await expect(facts).toContainText(/Betalt1\s400\skr/);
});
