import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { capture, refund } from "./accounting-steps.ts";
import { aBooking, anItem, card, question, toast, type Stay } from "./bookings-steps.ts";
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
