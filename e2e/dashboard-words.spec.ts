import type { Page } from "@playwright/test";
import { anItem, dialog, question, row, toast } from "./dashboard-steps.ts";
import { ADMIN, expect, test } from "./fixtures.ts";
import { keepWords } from "./words-seen.ts";

/** Every text that the specification gives for the dashboard, letter for letter. */
const WORDS = [
  "Administration",
  "Husbil",
  "Utrustning",
  "Ja",
  "Nej",
  "Hantera",
  "Är du säker på att du vill ta bort Ordlistans kajak? Detta går inte att ångra.",
  "Uthyrningsobjekt borttaget",
  "Objektet har tagits bort framgångsrikt",
  "Hyresavtal skapat",
  "Hyresavtal uppdaterat",
  "Är du säker på att du vill ta bort Ordlistans avtal? Detta går inte att ångra.",
  "Hyresavtal borttaget",
  "Avtalet har tagits bort framgångsrikt",
  "Tid måste vara i format HH:MM",
  "Framgång",
  "Globala standardtider har uppdaterats",
  "Ett fel uppstod",
  "Kunde inte spara en eller flera inställningar",
  "Lösenorden matchar inte",
  "Lösenordet måste vara minst 8 tecken långt",
  "Lösenordet har uppdaterats",
  "Fel",
  "Kunde inte uppdatera lösenordet",
];

async function writeAgreement(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
  await dialog(page).getByLabel("Namn").fill("Ordlistans avtal");
  await dialog(page).getByLabel("Beskrivning").fill("Kort");
  await dialog(page).getByLabel("Innehåll").fill("<p>Text</p>");
  await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
  await row(page, "Ordlistans avtal").getByRole("button", { name: "Redigera" }).click();
  await dialog(page).getByLabel("Innehåll").fill("<p>Ny text</p>");
  await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
  await expect(toast(page, "Hyresavtal uppdaterat")).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("button", { name: "Ta bort" }).click();
  await question(page).getByRole("button", { name: "Ta bort" }).click();
  await expect(row(page, name)).toHaveCount(0);
}

async function setTimes(page: Page, pickup: string, message: string): Promise<void> {
  const settings = page.getByRole("region", { name: "Globala standardtider" });
  await settings.getByLabel("Utlämningstid").fill(pickup);
  await settings.getByRole("button", { name: "Spara tiderna" }).click();
  await expect(page.getByText(message).first()).toBeVisible();
  // What was typed stays, whether it was saved or not.
  await expect(settings.getByLabel("Utlämningstid")).toHaveValue(pickup);
}

async function setPassword(page: Page, password: string, again: string, message: string) {
  const card = page.getByRole("region", { name: "Byt lösenord" });
  await card.getByLabel("Nytt lösenord").fill(password);
  await card.getByLabel("Bekräfta lösenordet").fill(again);
  await card.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(page.getByText(message).first()).toBeVisible();
}

test(
  "the dashboard says everything in the specification's own words",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    await anItem(page, "Ordlistans kajak");
    const wordsSeen = await keepWords(page);
    await page.goto("/admin");
    await remove(page, "Ordlistans kajak");
    await writeAgreement(page);
    await remove(page, "Ordlistans avtal");

    await setTimes(page, "24:00", "Tid måste vara i format HH:MM");
    await setTimes(page, "15:00", "Globala standardtider har uppdaterats");
    const pickup = "/api/settings/global-default-pickup-time";
    watch.expectStatus(503, pickup);
    await page.route(`**${pickup}`, (route) => route.fulfill({ status: 503, body: "" }));
    await setTimes(page, "14:45", "Kunde inte spara en eller flera inställningar");

    await setPassword(page, "lång nog", "en annan", "Lösenorden matchar inte");
    await setPassword(page, "kort", "kort", "Lösenordet måste vara minst 8 tecken långt");
    await setPassword(page, ADMIN.password, ADMIN.password, "Lösenordet har uppdaterats");
    watch.expectStatus(500, "/api/auth/update-password");
    await page.route("**/api/auth/update-password", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await setPassword(page, "lång nog", "lång nog", "Kunde inte uppdatera lösenordet");
    await expect(page.getByLabel("Bekräfta lösenordet")).toHaveValue("lång nog");

    const seen = await wordsSeen();
    expect(WORDS.filter((word) => !seen.includes(word))).toEqual([]);
  },
);
