import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltShop } from "#test/started-shop.ts";
import { aBooking, anItem, card, question, toast } from "./bookings-steps.ts";
import { CARD, fillCard } from "./checkout-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

const STAY = { startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };

test(
  "a reservation that ran out is authorised again by the customer, and then charged",
  { tag: "@thorough" },
  async ({ page, playwright }) => {
    test.setTimeout(300_000);
    const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-lapsed-"));
    // The same shop, eight days later: a card is reserved for seven.
    const openOn = (day: string) =>
      startBuiltShop({
        dataDir,
        environment: { CLOCK_START: `${day}T09:00:00Z`, DEMO: "false", RATE_LIMIT_FACTOR: "100" },
      });
    const before = await openOn("2027-03-01");
    const calls = await playwright.request.newContext({ baseURL: before.address });
    await calls.post("/api/login", { data: ADMIN });
    const itemId = await anItem(calls, "Bilen som väntade");
    const id = await aBooking(calls, { itemId, ...STAY });
    await calls.dispose();
    await before.stop();

    const shop = await openOn("2027-03-09");
    try {
      const login = await page.request.post(`${shop.address}/api/login`, { data: ADMIN });
      expect(login.status()).toBe(200);
      await page.clock.install();
      await page.goto(`${shop.address}/admin/bookings/${id}`);
      const payment = card(page, "Betalning");
      // The shop asks the provider soon after it has opened, and the page asks the shop each half minute.
      await expect(payment).toContainText("Auktoriseringen har löpt ut");
      const askAgain = payment.getByRole("button", { name: "Be om kortet igen" });
      await expect(async () => {
        await page.clock.runFor(31_000);
        await expect(askAgain).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 70_000 });
      await expect(payment).toContainText("Reservationen gick ut");
      await askAgain.click();
      const asking = page.getByRole("dialog", { name: "Be om kortet igen" });
      await expect(asking).toContainText("Länken mejlas till anna@example.com.");
      await asking.getByRole("button", { name: "Skicka länken" }).click();
      await expect(toast(page, "Betalningslänk skickad")).toBeVisible();

      await page.goto(await linkInMail(dataDir, /http\S+\/betala\/[\w-]{43}/));
      await expect(page.getByRole("heading", { name: "Godkänn kortet på nytt" })).toBeVisible();
      const approve = page.getByRole("button", { name: /^Godkänn \d/ });
      await expect(approve).toBeEnabled();
      await fillCard(page, CARD.good);
      await approve.click();
      await expect(page.getByRole("heading", { name: "Tack, kortet är godkänt!" })).toBeFocused();

      await page.goto(`${shop.address}/admin/bookings/${id}`);
      await expect(payment).toContainText("Reserverad");
      await payment.getByRole("button", { name: `Godkänn bokning #${id}` }).click();
      await question(page).getByRole("button", { name: "Dra beloppet" }).click();
      await expect(toast(page, "Betalning genomförd")).toBeVisible();
      await expect(payment).toContainText("Betald");
      await expectAccessible(page);
      await page.goto("about:blank");
    } finally {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test("a paid deposit is given back in part, and in part kept for damage", async ({
  page,
  admin,
  signIn,
  shop,
}) => {
  const itemId = await anItem(admin, "Bilen med repan");
  const id = await aBooking(admin, { itemId, ...STAY });
  await signIn();
  await page.goto(`/admin/bookings/${id}`);
  await page.getByRole("button", { name: "Skicka depositionspåminnelse" }).click();
  await expect(toast(page, "Depositionspåminnelse skickad")).toBeVisible();
  await page.goto(await linkInMail(shop.dataDir, new RegExp(`/deposit-payment/${id}`)));
  const pay = page.getByRole("button", { name: /^Betala 5/ });
  await expect(pay).toBeEnabled();
  await fillCard(page, CARD.good);
  await pay.click();
  await expect(page.getByRole("heading", { name: "Depositionen är betald" })).toBeVisible();

  await page.goto(`/admin/bookings/${id}`);
  const deposit = card(page, "Deposition");
  await expect(deposit).toContainText("Senast 10 juni 2027");
  await deposit.getByRole("button", { name: "Återbetala depositionen" }).click();
  const refund = page.getByRole("dialog", { name: "Återbetala depositionen" });
  await refund.getByLabel("Belopp").fill("3000");
  await refund.getByLabel("Anledning").fill("Återlämnad med en repa");
  await refund.getByRole("button", { name: "Betala tillbaka" }).click();
  await expect(toast(page, "Återbetalning gjord")).toBeVisible();
  await expect(deposit).toContainText("Återbetalt3 000 kr");

  await deposit.getByRole("button", { name: "Behåll del av depositionen" }).click();
  const keep = page.getByRole("dialog", { name: "Behåll del av depositionen" });
  await keep.getByRole("button", { name: "Behåll beloppet" }).click();
  await expect(keep).toContainText("Skriv ett belopp i hela kronor.");
  await expect(keep).toContainText("Skriv vad avdraget gäller.");
  await keep.getByLabel("Belopp").fill("2001");
  await expect(keep).toContainText("Det går att behålla högst 2 000 kr.");
  await keep.getByLabel("Belopp").fill("1500");
  await keep.getByLabel("Gäller").selectOption({ label: "Skada" });
  await keep.getByLabel("Beskrivning").fill("Repa i dörren");
  await expectAccessible(page);
  await keep.getByRole("button", { name: "Behåll beloppet" }).click();
  await expect(toast(page, "Avdraget är bokfört")).toBeVisible();
  await expect(deposit).toContainText("Behållet1 500 kr");
  await expect(deposit).toContainText("Kvar500 kr");
  await expect(card(page, "Historik")).toContainText("Repa i dörren");
});
