import type { Locator, Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltShop } from "#test/started-shop.ts";
import { card, question, toast } from "./bookings-steps.ts";
import {
  acceptTerms,
  CARD,
  dayButton,
  expectThanks,
  fillDetails,
  payWith,
  summary,
  toPayment,
} from "./checkout-steps.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { aPicture } from "./item-editor-steps.ts";

const PHONE = { width: 390, height: 844 };
const DAY = { CLOCK_START: "2027-03-01T09:00:00Z", RATE_LIMIT_FACTOR: "100" };

test.use({ viewport: PHONE });

/** A page that somebody has come to: nothing reaches past the phone, and nothing makes a screen reader stumble. */
async function expectGood(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expectFits(page);
  await expectAccessible(page);
}

const list = (page: Page): Locator => page.getByRole("region", { name: /utiken till din$/ });
const step = (page: Page, title: string): Locator =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });

/** Comes back to the list, as from any page of the office, and reads what is ticked. */
async function expectDone(page: Page, titles: string[]): Promise<void> {
  await page.getByRole("link", { name: /^Idag/ }).click();
  await expect(list(page)).toContainText(`${titles.length} av 9 klara.`);
  for (const title of titles)
    await expect(step(page, title).getByRole("heading")).toHaveText(`${title} (klart)`);
}

async function saveCard(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole("button", { name: "Spara" }).click();
  await expect(card(page, title).getByRole("status").last()).toHaveText("Sparat");
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/auth`);
  await page.getByLabel("Användarnamn").fill(ADMIN.username);
  await page.getByLabel("Lösenord").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test("an owner goes from an empty shop to the first paid booking on a phone, without leaving the pages", async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-first-day-"));
  const shop = await startBuiltShop({ dataDir, environment: { DEMO: "false", ...DAY } });
  const visiting = await browser.newContext({ viewport: PHONE, baseURL: shop.address });
  const visitor = await visiting.newPage();
  try {
    await visitor.goto("/");
    await expect(
      visitor.getByRole("heading", { name: "Snart öppnar vi uthyrningen" }),
    ).toBeVisible();
    await expectGood(visitor);

    await signIn(page, shop.address);
    await makeItTheirs(page);
    const id = await bookAsVisitor(visitor);
    await takeThePayment(page, id);
    await removeTheTrial(page, id);
  } finally {
    await visiting.close();
    // The office asks for news each minute, also of a shop that is closed.
    await page.goto("about:blank");
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function makeItTheirs(page: Page): Promise<void> {
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText(
    "Välkommen! Så gör du butiken till din",
  );
  await expect(list(page)).toContainText("0 av 9 klara. Listan bockar av sig själv.");
  await expectGood(page);

  await list(page).getByRole("link", { name: "Fyll i företaget" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Företag");
  const firm = card(page, "Uppgifter för kvitto och avtal");
  await firm.getByLabel("Företagsnamn").fill("Fjäll och Väg AB");
  await firm.getByLabel("Organisationsnummer").fill("5599990001");
  await saveCard(page, "Uppgifter för kvitto och avtal");
  const contact = card(page, "Kontakt");
  await contact.getByLabel("Adress").fill("Storgatan 5, 831 30 Östersund");
  await contact.getByLabel("Telefon").fill("063-12 34 56");
  await contact.getByLabel("E-post").fill("hej@fjallochvag.example");
  await saveCard(page, "Kontakt");
  await expectGood(page);
  await expectDone(page, []);

  // The company is there, and the shop still has our name and area.
  const named = step(page, "Butikens namn och område");
  await named.getByRole("link", { name: "Välj namn och område" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Butiken");
  await card(page, "Namn").getByLabel("Butikens namn").fill("Fjäll & Väg");
  await card(page, "Namn").getByLabel("Område").fill("Jämtland");
  await saveCard(page, "Namn");
  await expectDone(page, ["Berätta vilka ni är"]);

  await step(page, "Var och när kunden hämtar")
    .getByRole("link", { name: "Lägg in platsen" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hämtningsplatser");
  const places = card(page, "Platserna");
  // The company's address is where things are picked up until the owner says otherwise.
  await expect(places.getByLabel("Adress")).toHaveValue("Storgatan 5, 831 30 Östersund");
  await places.getByLabel("Namn").fill("Garaget");
  await places.getByLabel("Adress").fill("Verkstadsgatan 2, 831 30 Östersund");
  await places.getByLabel("Länk till karta").fill("https://karta.example/garaget");
  await saveCard(page, "Platserna");
  await expectGood(page);
  await expectDone(page, ["Berätta vilka ni är"]);

  // The place is there, and the list asks for what is left of the step.
  await step(page, "När kunden hämtar").getByRole("link", { name: "Sätt öppettiderna" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Öppettider");
  const week = card(page, "Veckan");
  await week.getByRole("button", { name: "Börja med vardagar 9–17" }).click();
  await expect(week).toContainText("Så här står det: Måndag till fredag 9–17");
  await saveCard(page, "Veckan");
  await expectGood(page);
  const DONE = ["Berätta vilka ni är", "Var och när kunden hämtar"];
  await expectDone(page, DONE);

  await step(page, "Hyresavtalet").getByRole("link", { name: "Gör ett avtal" }).click();
  await expect(page.getByRole("heading", { name: "Hyresavtal", exact: true })).toBeInViewport();
  await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Fyll i utkastet" }).click();
  await expect(dialog.getByLabel("Namn")).toHaveValue("Hyresvillkor");
  await expect(dialog.getByLabel("Beskrivning")).toHaveValue(
    "Villkor för hyra av husbil och utrustning hos Fjäll och Väg AB.",
  );
  await expect(dialog.getByLabel("Standardavtal")).toBeChecked();
  await expect(dialog.getByText("Kvar inom hakparenteser: ")).toContainText("[21], [två]");
  await expectGood(page);
  await dialog.getByRole("button", { name: "Spara avtalet" }).click();
  await question(page).getByRole("button", { name: "Spara ändå" }).click();
  await expect(toast(page, "Hyresavtal skapat")).toBeVisible();
  await expectDone(page, DONE);
  await step(page, "Fyll i hyresavtalet").getByRole("link", { name: "Fyll i avtalet" }).click();
  await page.getByRole("button", { name: "Redigera" }).click();
  const content = dialog.getByLabel("Innehåll");
  await content.fill((await content.inputValue()).replaceAll(/[[\]]/g, ""));
  await dialog.getByRole("button", { name: "Spara avtalet" }).click();
  await expect(toast(page, "Hyresavtal uppdaterat")).toBeVisible();
  DONE.push("Hyresavtalet");
  await expectDone(page, DONE);

  await step(page, "Det första du hyr ut")
    .getByRole("link", { name: "Lägg in ett objekt" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nytt uthyrningsobjekt");
  await page.getByRole("button", { name: "Börja från mallen Husbil" }).click();
  await page.getByLabel("Namn", { exact: true }).fill("Storvreta");
  await page.getByLabel("Pris per dygn").fill("1500");
  await page.getByLabel("Välj huvudbild").setInputFiles(await aPicture(1));
  await page.getByLabel("Bildtext till huvudbild").fill("Husbilen vid sjön");
  await expectGood(page);
  await page.getByRole("button", { name: "Skapa objektet" }).click();
  await expect(toast(page, "Uthyrningsobjekt skapat")).toBeVisible();
  DONE.push("Det första du hyr ut", "Bilder");
  await expectDone(page, DONE);

  await step(page, "Brev som kommer fram").getByRole("link", { name: "Ställ in mejlen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mejl");
  await expect(card(page, "Så skickas breven")).toContainText("hej@fjallochvag.example");
  await expectGood(page);
  await page.getByRole("link", { name: /^Idag/ }).click();

  await step(page, "Din egen e-postadress").getByRole("link", { name: "Ange adressen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ditt konto");
  await page.getByLabel("E-postadress").fill("agare@fjallochvag.example");
  await page.getByRole("button", { name: "Spara adressen" }).click();
  await expect(toast(page, "Adressen är sparad")).toBeVisible();
  await expectGood(page);
  await page.goBack();
  DONE.push("Din egen e-postadress");
  await expectDone(page, DONE);

  await step(page, "Riktiga kortbetalningar")
    .getByRole("link", { name: "Se vad som saknas" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betalning");
  await expect(card(page, "Kortbetalning")).toContainText(
    "Butikens egen övningskassa: inga pengar dras",
  );
  await expectGood(page);
  await expectDone(page, DONE);
}

async function bookAsVisitor(page: Page): Promise<number> {
  await page.reload();
  await page
    .getByRole("link", { name: /Storvreta/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectGood(page);
  await expect(dayButton(page, "2027-03-13")).toHaveAttribute(
    "aria-label",
    /Stängt för hämtning och återlämning/i,
  );
  await dayButton(page, "2027-03-15").click();
  await dayButton(page, "2027-03-18").click();
  await page.getByRole("button", { name: "Fortsätt till bokning" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slutför din bokning");
  await expect(summary(page)).toContainText("4 500 kr");
  await fillDetails(page);
  await acceptTerms(page).check();
  await expectGood(page);
  await toPayment(page).click();
  await expect(page.getByRole("heading", { name: "Betala för din bokning" })).toBeVisible();
  await expectGood(page);
  await payWith(page, CARD.good);
  const id = await expectThanks(page);
  await expect(page.getByRole("main")).toContainText("Reserverat belopp4 500 kr");
  await expectGood(page);
  return id;
}

async function takeThePayment(page: Page, id: number): Promise<void> {
  // It is a trial by now that waits to be removed, once it has been approved.
  await page.reload();
  await expect(step(page, "Ta bort provbokningen")).toBeVisible();
  await page.getByRole("button", { name: `Godkänn, bokning #${id}` }).click();
  await expect(question(page)).toContainText("4 500 kr");
  await expectGood(page);
  await question(page).getByRole("button", { name: "Dra beloppet" }).click();
  await expect(toast(page, "Betalning genomförd")).toBeVisible();

  await step(page, "Ta bort provbokningen").getByRole("link", { name: "Till bokningarna" }).click();
  await page.getByRole("link", { name: `Öppna bokning #${id}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Bokning #${id}`);
  const payment = card(page, "Betalning");
  for (const words of ["Betald", "Totalpris4 500 kr", "Betalt4 500 kr"])
    await expect(payment).toContainText(words);
  await expectGood(page);
  await payment.getByRole("link", { name: "Visa kvitto" }).click();
  const receipt = page.getByRole("region", { name: /^Kvitto 2027-000001$/ });
  for (const words of [
    "Fjäll och Väg AB",
    "559999-0001",
    "SE559999000101",
    "Storgatan 5, 831 30 Östersund",
    "Totalt inkl. moms4 500,00 kr",
  ])
    await expect(receipt).toContainText(words);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectGood(page);
  await page.goBack();
}

/** What is paid back leaves nothing behind in 'Att åtgärda'. */
async function removeTheTrial(page: Page, id: number): Promise<void> {
  const remove = page.getByRole("button", { name: `Ta bort bokning #${id}` });
  await remove.click();
  await expect(question(page)).toContainText("4 500 kr av hyran är betalt.");
  await expectGood(page);
  await question(page).getByRole("button", { name: "Betala tillbaka först" }).click();
  await card(page, "Betalning").getByRole("button", { name: "Betala tillbaka" }).click();
  const dialog = page.getByRole("dialog", { name: "Betala tillbaka" });
  await expect(dialog.getByLabel("Belopp")).toHaveValue("4500");
  await dialog.getByLabel("Anledning").fill("Provbokning");
  await expectGood(page);
  await dialog.getByRole("button", { name: "Betala tillbaka" }).click();
  await expect(toast(page, "Återbetalning gjord")).toBeVisible();
  await remove.click();
  await question(page).getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(toast(page, "Bokning borttagen")).toBeVisible();
  await expectDone(page, [
    "Berätta vilka ni är",
    "Var och när kunden hämtar",
    "Hyresavtalet",
    "Det första du hyr ut",
    "Bilder",
    "Din egen e-postadress",
    "En provbokning",
  ]);
  await page.reload();
  await expect(list(page)).toContainText("7 av 9 klara.");
  await expect(page.getByRole("region", { name: /^Att åtgärda \(/ })).toHaveCount(0);
  await expectGood(page);
}
