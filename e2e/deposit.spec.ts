import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { aBooking, payDeposit as payByCall } from "./bookings-steps.ts";
import { bankButton, CARD, fillCard, itemId, toast } from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

const MOTORHOME = "midnattssol-66";
const PAID = "Depositionen är betald";
const UNTOUCHED = { depositAmount: 5000, refundedAmount: 0, keptAmount: 0, rentDue: 0, todo: [] };

/** Weeks of their own, so that no journey meets another's nights. */
let week = 0;
function nextStay(): { startDate: string; endDate: string } {
  week += 1;
  const day = (offset: number) =>
    new Date(Date.UTC(2027, 8, 6 + week * 7 + offset)).toISOString().slice(0, 10);
  return { startDate: day(0), endDate: day(7) };
}

/** A booking as the checkout makes it, without clicking through it. */
async function book(calls: APIRequestContext): Promise<number> {
  const rentalItemId = await itemId(calls, MOTORHOME);
  const stay = nextStay();
  const price = await calls.post("/api/calculate-booking-price", {
    data: { rentalItemId, ...stay, selectedAddons: [], quantity: 1 },
  });
  const { total } = (await price.json()) as { total: number };
  return aBooking(calls, { itemId: rentalItemId, ...stay, price: total });
}

async function settledBeforehand(admin: APIRequestContext, id: number): Promise<void> {
  await payByCall(admin, id);
  const kept = { amount: 500, reason: "damage", note: "Repa i lacken" };
  expect((await admin.post(`/api/bookings/${id}/deposit/keep`, { data: kept })).status()).toBe(200);
  const back = { kind: "deposit", amount: 3000, reason: "Resten efter besiktning" };
  expect((await admin.post(`/api/bookings/${id}/refund`, { data: back })).status()).toBe(200);
}

const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Betala 5/ });

async function comeToDeposit(page: Page, id: number): Promise<void> {
  await page.goto(`/deposit-payment/${id}`);
  await expect(payButton(page)).toBeEnabled();
}

async function payDeposit(page: Page, card: string): Promise<void> {
  await fillCard(page, card);
  await payButton(page).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: PAID })).toBeVisible();
}

test("a customer pays the deposit from the reminder, and gets it back after the return", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  watch.expectStatus(402, "/confirm");
  const id = await book(admin);
  const reminded = await admin.post(`/api/bookings/${id}/send-deposit-reminder`);
  expect(reminded.status()).toBe(200);
  await page.goto(await linkInMail(shop.dataDir, new RegExp(`/deposit-payment/${id}`)));
  await expect(page.getByText("Betalas tillbaka inom 7 dagar", { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  // It tells nothing about the customer, and stays out of search engines.
  const html = await page.content();
  for (const secret of ["Anna", "Berg", "anna@example.com", "Storgatan", "19900101", "070-123"])
    expect(html).not.toContain(secret);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  // A reload asks for the same payment.
  await page.reload();
  await expect(payButton(page)).toBeEnabled();

  await payDeposit(page, CARD.declined);
  await expect(toast(page, "Betalning misslyckades")).toBeVisible();
  const refusal = page.getByRole("main").getByRole("alert").filter({ hasText: "nekades" });
  await expect(refusal).toBeFocused();
  await expect(toast(page, "Betalning misslyckades")).not.toContainText("nekades");
  await payDeposit(page, CARD.asksTheBank);
  await bankButton(page, "Godkänn").click();
  await expectPaid(page);
  await expect(toast(page, "Betalning genomförd")).toContainText(
    "Din depositionsbetalning har genomförts",
  );
  await expect(page.getByRole("heading", { name: PAID })).toBeFocused();

  const refunded = await admin.post(`/api/bookings/${id}/refund`, {
    data: { kind: "deposit", amount: 5000, reason: "Återlämnad utan skador" },
  });
  expect(await refunded.json()).toMatchObject({ depositRefundedAmount: 5000 });
  await page.reload();
  await expectPaid(page);
  await expect(page.getByText(/^Depositionen är återbetald: .* 5\s000\skr/)).toBeVisible();
  await expect(page.getByText(/betalas tillbaka/i)).toHaveCount(0);
});

test(
  "a deposit that was settled says what was given back, what was kept and what is held",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const id = await book(admin);
    await settledBeforehand(admin, id);
    await page.goto(`/deposit-payment/${id}`);
    await expectPaid(page);
    for (const sum of [
      /Återbetalt\s*3\s000\skr/,
      /Behållet\s*500\skr/,
      /Kvar hos oss\s*1\s500\skr/,
    ])
      await expect(page.getByRole("region", { name: PAID })).toContainText(sum);
    await expect(page.getByText("Resten betalas tillbaka")).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "the deposit is paid once when two people have its page open",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    // What the provider says to who comes second.
    watch.expectStatus(400, "/confirm");
    const id = await book(admin);
    const other = await page.context().newPage();
    await comeToDeposit(page, id);
    await comeToDeposit(other, id);
    await payDeposit(other, CARD.good);
    await expectPaid(other);
    await other.close();
    await payDeposit(page, CARD.good);
    await expectPaid(page);
  },
);

test(
  "a payment that is being processed is waited for",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const id = await book(admin);
    let answers = 0;
    await page.route(`**/api/deposit/${id}/status`, async (route) => {
      answers += 1;
      const status = answers > 1 ? "captured" : "pending";
      return route.fulfill({ json: { status, ...UNTOUCHED } });
    });
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByText("Behandlar betalning...")).toBeVisible();
    await expectAccessible(page);
    await expectPaid(page);
  },
);

test(
  "a payment that cannot be opened says so, and can be tried again",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(502, "/create-payment");
    const id = await book(admin);
    const path = `**/api/deposit/${id}/create-payment`;
    await page.route(path, (route) =>
      route.fulfill({ status: 502, json: { message: "Nej.", code: "x" } }),
    );
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByText("Det gick inte att skapa betalningen")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(path);
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(payButton(page)).toBeEnabled();
  },
);

test(
  "a booking that nobody has made, or that is off, has no deposit to pay",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(404, "/deposit-payment/9999998");
    watch.expectStatus(404, "/deposit-payment/hej");
    for (const number of ["9999998", "hej"]) {
      await page.goto(`/deposit-payment/${number}`);
      await expect(page.getByRole("heading", { name: "Bokning hittades inte" })).toBeVisible();
      await expect(
        page.getByText("Bokningen kunde inte hittas. Kontrollera att du har rätt länk."),
      ).toBeVisible();
    }
    const id = await book(admin);
    await admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } });
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByRole("heading", { name: "Bokningen är avslutad" })).toBeVisible();
    await expect(page.getByText("Bokningen är avbokad, så det finns ingen")).toBeVisible();
  },
);

test(
  "a stay that was called off while its page was open is told calmly, not as an error",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/create-payment");
    const id = await book(admin);
    await page.route(`**/api/deposit/${id}/create-payment`, (route) =>
      route.fulfill({ status: 409, json: { message: "Nej.", code: "deposit.booking-over" } }),
    );
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByRole("heading", { name: "Bokningen är avslutad" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("a customer authorises the card again by the mailed link, once", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  const id = await book(admin);
  // Without money and with its nights: released by the shop and then taken up again.
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
  await admin.patch(`/api/bookings/${id}`, { data: { status: "pending" } });
  expect((await admin.post(`/api/bookings/${id}/payment-link`)).status()).toBe(200);
  const link = await linkInMail(shop.dataDir, /\/betala\/[\w-]{43}/, id);

  // A link that nobody sent leads to a friendly word.
  watch.expectStatus(404, `/betala/${"x".repeat(43)}`);
  await page.goto(`/betala/${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Länken kunde inte hittas" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Godkänn kortet på nytt" })).toBeVisible();
  await expect(page.getByText("Kortet blir bara reserverat")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const approve = page.getByRole("button", { name: /^Godkänn \d/ });
  await expect(approve).toBeEnabled();
  await expectAccessible(page);
  await fillCard(page, CARD.asksTheBank);
  await approve.click();
  await bankButton(page, "Godkänn").click();
  await expect(page.getByRole("heading", { name: "Tack, kortet är godkänt!" })).toBeFocused();
  const booking = (await (await admin.get(`/api/bookings/${id}`)).json()) as object;
  expect(booking).toMatchObject({ status: "pending", paymentStatus: "authorized" });

  await page.reload();
  await expect(page.getByRole("heading", { name: "Kortet är redan godkänt" })).toBeVisible();
});

test("a link for a part of the price asks for that part, and says that it is charged at once", async ({
  page,
  admin,
  shop,
}) => {
  const id = await book(admin);
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
  await admin.patch(`/api/bookings/${id}`, { data: { status: "pending" } });
  const wish = { amount: 500, days: 3, charge: "at-once" };
  const sent = await admin.post(`/api/bookings/${id}/payment-link`, { data: wish });
  expect(sent.status()).toBe(200);
  // The newest letter may still be another journey's.
  await expect(async () => {
    await page.goto(await linkInMail(shop.dataDir, /\/betala\/[\w-]{43}/, id));
    const heading = page.getByRole("heading", { name: "Betala din bokning" });
    await expect(heading).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("Beloppet dras direkt")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Betala 500\skr$/ });
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  await fillCard(page, CARD.good);
  await pay.click();
  await expect(page.getByRole("heading", { name: "Tack för din betalning!" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Beloppet är redan betalt" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the pages where one pays say what they need and whom to ask, and wait for nothing",
    { tag: "@thorough" },
    async ({ page, admin, shop }) => {
      const id = await book(admin);
      await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
      await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
      expect((await admin.post(`/api/bookings/${id}/payment-link`)).status()).toBe(200);
      const link = await linkInMail(shop.dataDir, /\/betala\/[\w-]{43}/, id);
      for (const path of [link, `/deposit-payment/${id}`]) {
        await page.goto(path);
        await expect(page.locator("noscript p")).toBeVisible();
        await expect(page.locator("noscript p")).toHaveText(
          "För att betala här behöver webbläsaren tillåta JavaScript. Du kan också ringa eller mejla oss.",
        );
        await expect(page.locator(".card-skeleton")).toBeHidden();
        await expect(page.locator(".pay-contact")).toContainText("Ring");
      }
    },
  );
});
