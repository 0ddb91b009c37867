import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { ADMIN, startBuiltShop } from "#test/started-shop.ts";
import { expect, test } from "./fixtures.ts";

const GOOD = "4242424242424242";
const DISPUTED = "4000000000000259";

/** A week in March 2027: the shop is closed each evening, and opened on a later day with the same books. */
class Week {
  private readonly folder = mkdtempSync(join(tmpdir(), "norrvidd-week-"));
  private readonly open: { stop(): Promise<unknown> }[] = [];
  private provider = "";

  private readonly page: Page;
  private readonly calls: APIRequestContext;
  address = "";

  constructor(page: Page, calls: APIRequestContext) {
    this.page = page;
    this.calls = calls;
  }

  async day(date: string): Promise<void> {
    await this.close();
    const clockStart = `${date}T09:00:00Z`;
    // No webhook finds its way this week: what happens at the provider is found by comparing.
    const sandbox = await startSandbox("http://127.0.0.1:1/nobody", {
      state: join(this.folder, "provider"),
      clockStart,
    });
    this.provider = sandbox.url;
    const shop = await startBuiltShop({
      dataDir: join(this.folder, "shop"),
      environment: {
        ...SANDBOX_KEYS,
        STRIPE_API_BASE: sandbox.url,
        DEMO: "false",
        RATE_LIMIT_FACTOR: "100",
        CLOCK_START: clockStart,
      },
    });
    this.open.push(shop, sandbox);
    this.address = shop.address;
    for (const who of [this.calls, this.page.request])
      expect((await who.post(`${this.address}/api/login`, { data: ADMIN })).status()).toBe(200);
  }

  async close(): Promise<void> {
    await this.page.goto("about:blank");
    for (const one of this.open.splice(0)) await one.stop();
  }

  forget(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async call<Answer>(method: "POST" | "PATCH" | "GET", path: string, data?: object) {
    const answer = await this.calls.fetch(`${this.address}${path}`, {
      method,
      ...(data && { data }),
    });
    expect([200, 201, 204], `${path}: ${await answer.text()}`).toContain(answer.status());
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  /** What is done in the card company's own pages. */
  async atProvider(path: string, form?: Record<string, string>) {
    const answer = await fetch(`${this.provider}/v1/${path}`, {
      method: form ? "POST" : "GET",
      headers: { authorization: `Bearer ${SANDBOX_KEYS.STRIPE_SECRET_KEY}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return (await answer.json()) as { data?: { id: string }[] };
  }

  private async payCard(clientSecret: string, number: string): Promise<string> {
    const [intentId = ""] = clientSecret.split("_secret_");
    await fetch(`${this.provider}/v1/payment_intents/${intentId}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${SANDBOX_KEYS.STRIPE_PUBLISHABLE_KEY}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
      }),
    });
    return intentId;
  }

  /** Two nights at 1000 kr, paid by this customer and approved by the shop. */
  async approved(itemId: number, name: string, startDate: string, card = GOOD) {
    const endDate = new Date(Date.parse(startDate) + 2 * 86_400_000).toISOString().slice(0, 10);
    const address = { streetAddress: "Storgatan 1", postalCode: "852 30", city: "Sundsvall" };
    const { clientSecret } = await this.call<{ clientSecret: string }>(
      "POST",
      "/api/create-payment-intent",
      {
        amount: 2000,
        currency: "sek",
        customerData: {
          ...address,
          name,
          email: "kund@example.com",
          phone: "070-123 45 67",
          address: "Storgatan 1, 852 30 Sundsvall",
          country: "SE",
          personalNumber: "19900101-0017",
        },
        vatInfo: { priceBeforeVAT: 1600, vatAmount: 400, vatRate: 0.25 },
        booking: {
          rentalItemId: itemId,
          startDate,
          endDate,
          selectedAddons: [],
          quantity: 1,
          travelInfo: null,
        },
      },
    );
    const intentId = await this.payCard(clientSecret, card);
    const { id } = await this.call<{ id: number }>("POST", "/api/bookings", {
      stripePaymentId: intentId,
    });
    await this.call("PATCH", `/api/bookings/${id}`, { paymentAction: "capture" });
    return { id, intentId };
  }

  async payDeposit(id: number, card = GOOD): Promise<string> {
    const path = `/api/deposit/${id}/create-payment`;
    const { clientSecret } = await this.call<{ clientSecret: string }>("POST", path);
    const intentId = await this.payCard(clientSecret, card);
    await this.call("GET", `/api/deposit/${id}/status`);
    return intentId;
  }

  async endDispute(intentId: string, evidence: string): Promise<void> {
    const { data = [] } = await this.atProvider(`disputes?payment_intent=${intentId}`);
    for (const { id } of data)
      await this.atProvider(`disputes/${id}`, { "evidence[uncategorized_text]": evidence });
    await this.call("POST", "/api/oversight/compare");
  }

  /** The booking's own page. */
  async booking(id: number): Promise<{ payment: Locator; deposit: Locator }> {
    await this.page.goto(`${this.address}/admin/bookings/${id}`);
    const panel = (name: string) => this.page.getByRole("region", { name, exact: true });
    await expect(panel("Betalning")).toBeVisible();
    return { payment: panel("Betalning"), deposit: panel("Deposition") };
  }

  /** The line of the list of bookings, and the card of the hand-over list, about this customer. */
  async listed(name: string): Promise<Locator> {
    await this.page.goto(`${this.address}/admin/bookings`);
    return this.page.getByRole("row").filter({ hasText: name });
  }

  async handover(name: string, day: string): Promise<Locator> {
    await this.page.goto(`${this.address}/admin/booking-timeline?view=day&day=${day}`);
    return this.page.getByRole("article").filter({ hasText: name });
  }

  /** The entry of 'Att åtgärda' about this. */
  async entry(text: string): Promise<Locator> {
    await this.page.goto(`${this.address}/admin`);
    const concerns = this.page.getByRole("region", { name: /^Att åtgärda/ });
    await expect(concerns).toBeVisible();
    return concerns.getByRole("listitem").filter({ hasText: text });
  }
}

test(
  "an owner's week: what should have happened and did not is listed, and ends when it is done",
  { tag: "@thorough" },
  async ({ page, playwright }) => {
    test.setTimeout(480_000);
    const calls = await playwright.request.newContext();
    const week = new Week(page, calls);
    try {
      await week.day("2027-03-01");
      const { id: itemId } = await week.call<{ id: number }>("POST", "/api/rental-items", {
        type: "rv",
        name: "Fjällripa",
        pricePerDay: 1000,
        quantity: 9,
        depositAmount: 5000,
      });
      const anna = await week.approved(itemId, "Anna Berg", "2027-03-03");
      const bo = await week.approved(itemId, "Bo Ek", "2027-03-20");
      const cia = await week.approved(itemId, "Cia Ström", "2027-03-21", DISPUTED);
      const dan = await week.approved(itemId, "Dan Lund", "2027-03-22", DISPUTED);
      await week.call("POST", "/api/oversight/compare");
      await expect(await week.entry("Anna Berg")).toHaveCount(0);

      // The card company's own pages: a refund, and two customers who do not know the charge.
      await week.atProvider("refunds", { payment_intent: bo.intentId, amount: "50000" });
      await week.call("POST", "/api/oversight/compare");
      await expect((await week.entry("Cia Ström")).first()).toContainText("bestridd");
      await expect((await week.entry("Cia Ström")).first()).toContainText("Svara senast");
      expect(await week.call("GET", `/api/bookings/${bo.id}`)).toMatchObject({
        refundedAmount: 500,
        dueAmount: 0,
      });

      // The day before the hand-over the deposit is still missing.
      await week.day("2027-03-02");
      const missing = await week.entry("Anna Berg");
      await expect(missing).toContainText("Depositionen är inte betald");
      await missing.getByRole("button", { name: "Skicka påminnelse" }).click();
      await expect(page.locator(".toast")).toContainText("Depositionspåminnelse skickad");
      await week.payDeposit(anna.id);
      await expect(await week.entry("Anna Berg")).toHaveCount(0);

      // One dispute is won and gone; the other is lost, and somebody decides what it was.
      await week.endDispute(cia.intentId, "winning_evidence");
      await expect(await week.entry("Cia Ström")).toHaveCount(0);
      await week.endDispute(dan.intentId, "losing_evidence");
      const lost = await week.entry("Dan Lund");
      await lost.getByRole("button", { name: "Välj bokföring" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: "Bokför som förlust" }).check();
      await dialog.getByRole("textbox").fill("Banken gav kunden rätt");
      await dialog.getByRole("button", { name: /Bokför/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(await week.entry("Dan Lund")).toHaveCount(0);

      await expect(await week.listed("Dan Lund")).toContainText("Förlorad tvist");
      await expect((await week.booking(dan.id)).payment).toContainText("Förlorad tvist");
      await expect(await week.listed("Cia Ström")).not.toContainText(/tvist|Bestridd/);
      await expect((await week.booking(cia.id)).payment).toContainText("Vunnen tvist");

      // Two deposits are disputed as well: nothing can be done with them until the bank has decided.
      const eva = await week.approved(itemId, "Eva Holm", "2027-03-23");
      const finn = await week.approved(itemId, "Finn Ås", "2027-03-24");
      const evasDeposit = await week.payDeposit(eva.id, DISPUTED);
      const finnsDeposit = await week.payDeposit(finn.id, DISPUTED);
      await week.call("POST", "/api/oversight/compare");
      await expect((await week.entry("Eva Holm")).first()).toContainText("Depositionen på");
      await expect(await week.listed("Eva Holm")).toContainText("Deposition bestridd");
      await expect(await week.listed("Eva Holm")).toContainText("svara senast");
      await expect((await week.handover("Eva Holm", "2027-03-23")).first()).toContainText(
        "Deposition bestridd, svara senast",
      );
      const { deposit: disputed } = await week.booking(eva.id);
      await expect(disputed).toContainText("går varken att behålla eller betala tillbaka");
      await expect(disputed).toContainText("senast");
      await expect(disputed.getByRole("button", { name: /Behåll|Återbetala/ })).toHaveCount(0);
      await expect(disputed).not.toContainText("Ska vara återbetald");

      // One is won, and the deposit is the shop's to keep or give back again; the other is lost and booked.
      await week.endDispute(evasDeposit, "winning_evidence");
      await expect(await week.entry("Eva Holm")).toHaveCount(0);
      const { deposit: won } = await week.booking(eva.id);
      await expect(won.getByRole("button", { name: "Behåll del av depositionen" })).toBeVisible();
      await expect(won).toContainText("Ska vara återbetald");
      await expect(won).not.toContainText(/bestri|tvist/i);
      await week.endDispute(finnsDeposit, "losing_evidence");
      await expect((await week.booking(finn.id)).deposit).toContainText("det ska bokföras");
      const given = await week.entry("Finn Ås");
      await given.getByRole("button", { name: "Bokför" }).click();
      await dialog.getByRole("textbox").fill("Banken gav kunden rätt");
      await dialog.getByRole("button", { name: "Bokför" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(await week.entry("Finn Ås")).toHaveCount(0);
      const { deposit: gone } = await week.booking(finn.id);
      await expect(gone).toContainText("Förlorad tvist");
      await expect(gone).toContainText("till den som har kortet.");
      await expect(gone.getByRole("button", { name: /Behåll|Återbetala/ })).toHaveCount(0);
      await expect(await week.listed("Finn Ås")).toContainText("Förlorad tvist om depositionen");

      // Two days after the return nobody has marked it.
      await week.day("2027-03-07");
      const late = await week.entry("Anna Berg");
      await expect(late).toContainText("tillbaka");
      await late.getByRole("button", { name: "Markera som returnerad" }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Markera som returnerad" })
        .click();
      await expect(await week.entry("Anna Berg")).toHaveCount(0);

      // More than a week after the return the deposit is still here; and then it is not.
      await week.day("2027-03-15");
      const held = await week.entry("Anna Berg");
      await held.getByRole("button", { name: "Betala tillbaka" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Betala tillbaka/ })
        .click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(await week.entry("Anna Berg")).toHaveCount(0);

      // The books have every one of it, without a hole in their numbers.
      await page.goto(`${week.address}/admin/accounting?tab=month&year=2027&month=3`);
      await expect(page.getByText("Bestridd betalning").first()).toBeVisible();
      await expect(page.getByText("Förlorad betalning").first()).toBeVisible();
      const { vouchers } = await week.call<{ vouchers: { voucher: string }[] }>(
        "GET",
        "/api/accounting/monthly/2027/3",
      );
      expect(vouchers.map(({ voucher }) => voucher)).toEqual(
        vouchers.map((_, index) => `K ${index + 1}`),
      );
    } finally {
      await week.close();
      week.forget();
      await calls.dispose();
    }
  },
);
