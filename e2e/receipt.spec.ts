import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { capture, refund } from "./accounting-steps.ts";
import {
  aBooking,
  anItem,
  card,
  question,
  toast,
  type Stay,
  payDeposit,
} from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

const SCRIPT = "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>";

let stay: Stay;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  const itemId = await anItem(admin, "Kvittobilen");
  stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

const receiptCard = (page: Page, title: string | RegExp): Locator =>
  page.getByRole("region", { name: title });
/** The receipts of a booking: the number of the first, once the page has it. */
async function firstNumber(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { name: /^Kvitto \d{4}-\d{6}$/ }).first();
  return ((await heading.textContent()) ?? "").replace("Kvitto ", "");
}

test("a booking's receipt is found from the booking, and a refund adds a credit receipt", async ({
  page,
  request,
}) => {
  const id = await aBooking(request, stay);
  await page.goto(`/admin/bookings/${id}`);
  await card(page, "Betalning")
    .getByRole("button", { name: `Godkänn bokning #${id}` })
    .click();
  await question(page).getByRole("button", { name: "Dra beloppet" }).click();
  await expect(toast(page, "Betalning genomförd")).toBeVisible();
  await card(page, "Betalning").getByRole("link", { name: "Visa kvitto" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/receipts/${id}$`));
  await expect(page.getByRole("heading", { name: `Kvitto - Bokning #${id}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`Kvitto - Bokning #${id}`));
  const receipt = receiptCard(page, /^Kvitto 2027-\d{6}$/);
  const number = await firstNumber(page);
  for (const words of [
    "Utfärdat 1 mars 2027",
    "Anna Berg",
    "anna@example.com",
    "070-123 45 67",
    "Storgatan 1, 852 30 Sundsvall",
    "19900101-0017",
    "Norrvidd Uthyrning AB",
    "556000-0001",
    "SE556000000101",
    "1 juni 2027 – 3 juni 2027 (2 nätter)",
    "Betalningsdatum1 mars 2027",
    "KortutgivareVisa",
    "**** **** **** 4242",
    "Summa exkl. moms1 600,00 kr",
    "Total moms400,00 kr",
    "Totalt inkl. moms2 000,00 kr",
    "Betalningssätt: kort. Valuta: SEK.",
  ])
    await expect(receipt).toContainText(words);
  const line = receipt.getByRole("row", { name: /Kvittobilen/ });
  for (const cell of ["2", "2 000,00 kr", "400,00 kr", "1 600,00 kr"])
    await expect(line.getByRole("cell", { name: cell, exact: true })).toBeVisible();
  await expect(line).toContainText("1 000,00 kr");
  await expect(line).toContainText("exkl. moms 800,00 kr");
  const vat = receipt.getByRole("table", { name: `Moms på kvitto ${number}` });
  await expect(vat.getByRole("row", { name: /25 %/ })).toContainText("1 600,00 kr");
  await expectAccessible(page);

  await refund(page.request, id, 500);
  await page.reload();
  const credit = receiptCard(page, /^Kreditkvitto 2027-\d{6}$/);
  await expect(credit).toContainText(`Avser kvitto${number}`);
  await expect(credit).toContainText("AnledningEn natt i regn");
  await expect(credit).toContainText("Krediterat inkl. moms−500,00 kr");
  await expect(page.getByText("Bokningen har 2 kvitton")).toContainText(
    "betalt 2 000,00 kr, återbetalt 500,00 kr, netto 1 500,00 kr",
  );
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByRole("table", { name: "Alla bokningar" })).toBeVisible();
});

test(
  "a cleaning paid out of the deposit has its own receipt beside the rent's",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay);
    await capture(page.request, id);
    await payDeposit(page.request, id);
    const kept = { amount: 1000, reason: "service", note: "Slutstädning" };
    await page.request.post(`/api/bookings/${id}/deposit/keep`, { data: kept });
    await page.goto(`/admin/receipts/${id}`);
    await expect(receiptCard(page, /^Kvitto – tjänst 2027-\d{6}$/)).toContainText("Slutstädning");
  },
);

test(
  "the receipt opens in a window of its own and is saved as a file, where nothing runs",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay, { name: SCRIPT });
    await capture(page.request, id);
    await page.goto(`/admin/receipts/${id}`);
    const number = await firstNumber(page);
    await expect(receiptCard(page, `Kvitto ${number}`)).toContainText(SCRIPT);
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Visa i nytt fönster" }).click(),
    ]);
    await expect(opened.getByRole("heading", { name: "Kvitto", exact: true })).toBeVisible();
    expect(new URL(opened.url()).pathname).toBe(`/api/receipts/${id}/html`);
    await expect(opened.locator("body")).toContainText(SCRIPT);
    await expect(opened.locator("body")).toContainText("Godkänd för F-skatt");
    expect(await opened.evaluate(() => "harmed" in window)).toBe(false);
    // The style is allowed by its hash alone: without it the page would be bare.
    await expect(opened.locator("article")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await opened.close();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Ladda ner HTML" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`kvitto-${number}.html`);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(number);
    expect(text).toContain("19900101-****");
    expect(text).not.toContain("-0017");
    expect(text).not.toContain("<script");
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  },
);

test(
  "on paper there is the receipt and nothing of the site, with the personal number masked",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay);
    await capture(page.request, id);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(`/admin/receipts/${id}`);
    await page.getByRole("button", { name: "Skriv ut" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Skriv ut" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const receipt = receiptCard(page, /^Kvitto 2027/);
    await expect(receipt).toBeVisible();
    await expect(receipt.getByText("19900101-****")).toBeVisible();
    await expect(receipt.getByText("19900101-0017")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "a receipt that does not exist yet says why, and is found when it does",
  { tag: "@thorough" },
  async ({ page, request, watch }) => {
    const id = await aBooking(request, stay);
    watch.expectStatus(404, `/api/receipts/${id}`);
    await page.goto(`/admin/receipts/${id}`);
    await expect(page.getByRole("heading", { name: "Fel vid laddning av kvitto" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      "Det finns inget kvitto än. Det utfärdas när betalningen dras från kundens kort.",
    );
    await capture(page.request, id);
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(receiptCard(page, /^Kvitto 2027/)).toBeVisible();
  },
);

test(
  "while the receipt comes the page says so, and what gets lost on the way too",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    watch.expectLost("/api/receipts/17");
    await page.route("**/api/receipts/17", async (route) => {
      await held;
      await route.abort();
    });
    await page.goto("/admin/receipts/17");
    await expect(page.getByText("Laddar kvitto...")).toBeVisible();
    letGo();
    await expect(page.getByRole("alert")).toContainText("Kunde inte ladda kvittodata");
  },
);

test("a deleted booking still has its receipt", { tag: "@thorough" }, async ({ page, request }) => {
  const id = await aBooking(request, stay);
  await capture(page.request, id);
  expect((await page.request.delete(`/api/bookings/${id}`)).status()).toBe(204);
  await page.goto(`/admin/receipts/${id}`);
  const receipt = receiptCard(page, /^Kvitto 2027/);
  await expect(receipt).toContainText("Kvittobilen");
  // What may have to be erased stood with the booking.
  await expect(receipt).toContainText("PersonnummerEj angivet");
});

test(
  "rent that came in parts has a receipt for each, and Swish shows no card",
  { tag: "@thorough" },
  async ({ page, admin, request }) => {
    const id = await aBooking(request, stay);
    await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
    await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
    for (const [method, amount] of [
      ["swish", 1500],
      ["bank", 500],
    ] as const) {
      const paid = { key: crypto.randomUUID(), method, amount, reference: `Ref ${method}` };
      const recorded = await admin.post(`/api/bookings/${id}/payments`, { data: paid });
      expect(recorded.status(), await recorded.text()).toBe(201);
    }
    await page.goto(`/admin/receipts/${id}`);
    const receipts = receiptCard(page, /^Kvitto 2027-\d{6}$/);
    await expect(receipts).toHaveCount(2);
    await expect(page.getByText("Bokningen har 2 kvitton")).toContainText("betalt 2 000,00 kr");
    for (const words of [
      "Delbetalning",
      "Betalningsdatum1 mars 2027",
      "ReferensRef swish",
      "Total moms300,00 kr",
      "Totalt inkl. moms1 500,00 kr",
      "Betalningssätt: Swish. Valuta: SEK.",
    ])
      await expect(receipts.first()).toContainText(words);
    await expect(receipts.first()).not.toContainText("Kort");
    await expect(receipts.last()).toContainText("Betalningssätt: banköverföring.");
    const body = await (await admin.get(`/api/receipts/${id}/html`)).text();
    expect(body).toContain("Betalningssätt: Swish.");
    expect(body).toContain("19900101-****");
  },
);

test("on a phone the receipt fits the screen", { tag: "@thorough" }, async ({ page, request }) => {
  const id = await aBooking(request, stay);
  await capture(page.request, id);
  await refund(page.request, id, 500);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/receipts/${id}`);
  await expect(receiptCard(page, /^Kvitto 2027/)).toBeVisible();
  await expectFits(page);
});
