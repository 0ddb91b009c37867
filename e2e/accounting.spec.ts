import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download, Locator, Page } from "@playwright/test";
import type { StartedShop } from "#test/started-shop.ts";
import { openInFebruary, refund, type January } from "./accounting-steps.ts";
import { card, question, toast } from "./bookings-steps.ts";
import { expect, expectAccessible, test as base } from "./fixtures.ts";

let january: January;

/** A shop of its own: months are closed for good, and this one has a month behind it to close. */
const test = base.extend<object, { shop: StartedShop }>({
  shop: [
    async ({ playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "norrvidd-books-"));
      const opened = await openInFebruary(folder, (options) =>
        playwright.request.newContext(options),
      );
      ({ january } = opened);
      await use(opened.shop);
      await opened.shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test.beforeEach(async ({ signIn }) => signIn());

const JANUARY = "/admin/accounting?tab=month&year=2027&month=1";
const figure = (page: Page, title: string): Locator =>
  page.locator(".books-figure").filter({ has: page.getByRole("heading", { name: title }) });
const row = (page: Page, table: string, name: RegExp): Locator =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

async function download(page: Page, name: string): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  return { file, bytes: await readFile(await file.path()) };
}

test("the year shows what was earned and the month its vouchers, VAT and deposits, as files too, down to the receipts", async ({
  page,
}) => {
  await page.goto("/admin/accounting");
  await expect(page.getByRole("heading", { name: "Bokföringssummering" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "År 2027" })).toBeVisible();
  await expect(figure(page, "Total omsättning")).toContainText("3 500 kr");
  await expect(figure(page, "Antal bokningar")).toContainText("2");
  await expect(figure(page, "Exkl. moms")).toContainText("2 800 kr");
  await expect(figure(page, "Total moms")).toContainText("700 kr");
  for (const header of [
    "Månad",
    "Omsättning",
    "Bokningar",
    "Genomförda betalningar",
    "Väntande betalningar",
    "Exkl. moms",
    "Moms",
  ])
    await expect(
      page
        .getByRole("table", { name: "Månader 2027" })
        .getByRole("columnheader", { name: header, exact: true }),
    ).toBeVisible();
  await expect(row(page, "Månader 2027", /Januari/).getByRole("cell")).toHaveText([
    "3 500 kr",
    "2",
    "2",
    "0",
    "2 800 kr",
    "700 kr",
  ]);
  await expect(row(page, "Beläggning husbilar 2027", /Vinterbilen/)).toContainText("1 095");

  const csv = await download(page, "Ladda ner CSV");
  expect(csv.file.suggestedFilename()).toBe("bokforing-2027.csv");
  const text = csv.bytes.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).toContain(";3500,00;");
  const sie = await download(page, "Ladda ner SIE");
  expect(sie.bytes.toString("latin1")).toMatch(/^#FLAGGA 0\r\n/);

  await page.getByRole("link", { name: "Januari" }).click();
  await expect(page).toHaveURL(/tab=month&year=2027&month=1$/);
  await expect(page.getByRole("heading", { name: "Januari 2027" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Månadsdetaljer" })).toBeFocused();
  await expect(figure(page, "Omsättning")).toContainText("3 500 kr");
  await expect(figure(page, "Omsättning")).toContainText("Exkl. moms2 800 kr");
  await expect(figure(page, "Omsättning")).toContainText("Moms700 kr");
  await expect(figure(page, "Betalningar")).toContainText("Genomförda2");
  await expect(figure(page, "Betalningar")).toContainText("Väntande0");
  await expect(figure(page, "Betalningar")).toContainText("Avbrutna0");
  await expect(figure(page, "Totalt antal bokningar")).toContainText("2");
  const sales = page.getByRole("table", { name: "Bokningar i januari 2027" });
  // No number is missing: what is no sale stands among the others, without VAT.
  await expect(sales.getByRole("rowheader")).toHaveText(
    [1, 2, 3, 4, 5].map((one) => `K ${one} 2027-01-20`),
  );
  await expect(sales.getByRole("row", { name: /^K 4 .*Deposition/ }).getByRole("cell")).toHaveText([
    "Deposition",
    `#${january.anna}`,
    "Anna Berg",
    "Vinterbilen",
    "5 000 kr",
    "–",
    "–",
    "–",
    /^pi_/,
  ]);
  const refunded = sales.getByRole("row", { name: /Återbetalning/ });
  for (const words of ["Anna Berg", "Vinterbilen", "−500 kr", "−400 kr", "−100 kr", "MP1", "pi_"])
    await expect(refunded).toContainText(words);
  await expect(sales).toContainText('=HYPERLINK("x")<b>');
  const vat = page.getByRole("table", { name: "Momsunderlag" });
  await expect(vat.getByRole("row", { name: /^05/ })).toContainText("2 800 kr");
  await expect(vat.getByRole("row", { name: /^10/ })).toContainText("700 kr");
  await expect(card(page, "Depositioner")).toContainText("Mottagna5 000 kr");
  await expect(card(page, "Depositioner")).toContainText(
    "Skuld till kunder vid månadens slut4 000 kr",
  );
  await expect(card(page, "Betalsätt och övrigt")).toContainText("Inbetalt med kort8 000 kr");
  await expect(card(page, "Betalsätt och övrigt")).not.toContainText("banken");
  await expectAccessible(page);
  const monthCsv = await download(page, "Ladda ner CSV");
  expect(monthCsv.file.suggestedFilename()).toBe("bokforing-2027-01.csv");
  const entries = monthCsv.bytes.toString("utf8");
  expect(entries).toContain("-500,00");
  expect(entries).toContain(`'=HYPERLINK`);
  expect(entries).not.toMatch(/(^|;)"?=HYPERLINK/m);
  const monthSie = await download(page, "Ladda ner SIE");
  expect(monthSie.bytes.toString("latin1")).toContain("#TRANS 1686 {} 2000.00\r\n");

  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Ladda ner PDF" }).click(),
  ]);
  await popup.close();
  const pdf = await page.request.get("/api/accounting/export/monthly/2027/1/pdf");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await sales
    .getByRole("link", { name: `Kvitto för bokning #${january.formula}` })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { name: `Kvitto - Bokning #${january.formula}` }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: /^Kvitto 2027-000002$/ })).toBeVisible();
});

test("staff read the books and press nothing; customers are told that they may not", async ({
  page,
  admin,
}) => {
  const account = { username: `bok-${Date.now()}`, password: "åtta tecken" };
  const made = await page.request.post("/api/register", { data: account });
  const { id } = (await made.json()) as { id: number };
  await page.request.post("/api/login", { data: account });
  await page.goto(JANUARY);
  await expect(page.getByText("Ditt konto har inte behörighet att se bokföringen.")).toBeVisible();
  expect((await page.request.get("/api/accounting/yearly/2027")).status()).toBe(403);
  await admin.patch(`/api/users/${id}`, { data: { role: "staff" } });
  await page.request.post("/api/login", { data: account });
  await page.goto(JANUARY);
  await expect(page.getByRole("table", { name: "Bokningar i januari 2027" })).toContainText(
    `#${january.anna}`,
  );
  await expect(page.getByRole("link", { name: /Kvitto för/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Konton|Stäng månaden/ })).toHaveCount(0);
  await page.request.post("/api/logout");
  await page.goto("/admin/accounting");
  await expect(page).toHaveURL(/\/auth$/);
});

test(
  "printing has its own paper with nothing to press on it, and leaves that of other pages alone",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/accounting");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table", { name: "Månader 2027" })).toBeVisible();
    for (const button of ["Ladda ner PDF", "Konton"])
      await expect(page.getByRole("button", { name: button })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.goto(JANUARY);
    await expect(page.getByRole("table", { name: "Bokningar i januari 2027" })).toBeVisible();
    // The paper that the page asks for, whatever the printer would take.
    const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
    expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    await page
      .getByRole("link", { name: `Kvitto för bokning #${january.formula}` })
      .first()
      .click();
    await expect(page.getByRole("region", { name: /^Kvitto 2027/ }).first()).toBeVisible();
    const papers = await page.evaluate(() => {
      const found: string[] = [];
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSPageRule) found.push(rule.selectorText);
          else if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) collect(sheet.cssRules);
      return found;
    });
    expect(papers.length).toBeGreaterThanOrEqual(2);
    expect(papers).not.toContain("");
  },
);

test("a closed month stands fast: what is given back later belongs to the next one", async ({
  page,
}) => {
  await page.goto("/admin/accounting?tab=month&year=2027&month=2");
  await expect(card(page, "Månadsbokslut")).toContainText("Månaden är öppen.");
  await expect(page.getByRole("button", { name: "Stäng månaden" })).toHaveCount(0);
  await page.getByLabel("Månad", { exact: true }).selectOption("Januari");
  await page.getByRole("button", { name: "Stäng månaden" }).click();
  await expect(question(page)).toContainText("Stäng januari 2027?");
  await expect(question(page)).toContainText("den kan inte öppnas igen");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Stäng månaden" }).click();
  await question(page).getByRole("button", { name: "Stäng månaden" }).click();
  await expect(toast(page, "Månaden är stängd")).toContainText("Januari 2027");
  await expect(card(page, "Månadsbokslut")).toContainText(
    /Månaden är stängd sedan 10 februari kl 1\d:\d\d och ändras inte mer\./,
  );
  await expect(page.getByRole("heading", { name: "Månadsbokslut" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Stäng månaden" })).toHaveCount(0);

  await refund(page.request, january.anna, 250);
  await page.reload();
  await expect(figure(page, "Omsättning")).toContainText("3 500 kr");
  await page.getByLabel("Månad", { exact: true }).selectOption("Februari");
  await expect(figure(page, "Omsättning")).toContainText("−250 kr");
  await page.getByRole("tab", { name: "Årssammandrag" }).click();
  await expect(figure(page, "Total omsättning")).toContainText("3 250 kr");
  await expect(row(page, "Månader 2027", /Januari/)).toContainText("Stängd");
  await expect(row(page, "Månader 2027", /Februari/)).not.toContainText("Stängd");
});
