import type { Locator, Page } from "@playwright/test";
// A dialog that opens beside a passing message hides it from the roles, not from the eye.
import { toast } from "./bookings-steps.ts";
import { expect } from "./fixtures.ts";
import { aPicture, openEditor, panel, save, test } from "./item-editor-steps.ts";
import { keepWords } from "./words-seen.ts";

/** What the specification gives for the item editor, letter for letter. */
const SPECIFIED = [
  "Grundinformation",
  "Hero-sektion",
  "Bilder",
  "Beskrivningar",
  "Funktioner",
  "Husbil",
  "Utrustning",
  "Uthyrningsobjekt skapat",
  "Måndag",
  "Tisdag",
  "Onsdag",
  "Torsdag",
  "Fredag",
  "Lördag",
  "Söndag",
  "Saknad information",
  "Vänligen fyll i alla fält",
  "Tid måste vara i format HH:MM",
  "Fel filtyp",
  "Vänligen välj en bildfil",
  "Filen är för stor",
  "Bilden får inte vara större än 15MB",
  "Uppladdningen misslyckades",
  "Du har inte behörighet att ladda upp bilder",
  "Ingen bild-URL returnerades från servern",
  "Du måste vara inloggad",
  "Ett fel uppstod",
  "Det gick inte.",
  "Objektet kunde inte hittas",
];

/** What the shop's own editor adds: the names of its tables, columns and dialogs, and what they tell. */
const CHOSEN = listed(`
  Nytt uthyrningsobjekt | Till administrationen | Skapa objektet | Uthyrningsobjekt uppdaterat
  Allt är sparat | Osparade ändringar | Så ser kortet ut | Huvudbild | Galleri
  Tillval | Säsongspriser | Blockerade datum | Bokningsperioder | Bokningar | Året | Historik
  Beskrivning | Pris | Antal kan väljas | Period | Pris per dygn | Anledning | Åtgärder
  Återlämningsdag | Utlämning | Återlämning | Minst | Kund | Datum | Status | Totalpris
  Nytt tillval | Ändra tillval | Tillval skapat | Tillval uppdaterat | Tillval borttaget
  Nytt säsongspris | Ändra säsongspris
  Säsongspris skapat | Säsongspris uppdaterat | Säsongspris borttaget
  Blockera datum | Ändra blockerade datum
  Datum blockerade | Blockerade datum uppdaterade | Blockerade datum borttagna
  Ny bokningsperiod | Ändra bokningsperiod
  Bokningsperiod skapad | Bokningsperiod uppdaterad | Bokningsperiod borttagen
  Inga tillval än. Lägg till det som kunden kan välja till, som sänglinne eller cykelställ.
  Inga säsongspriser än. Utan dem gäller priset per dygn hela året.
  Inga blockerade datum. Blockera dagar då objektet inte kan hyras, till exempel för service.
  Inga bokningsperioder. Utan dem kan kunden börja och sluta vilken dag som helst.
`);

const FIELDS = listed(`
  Namn | Adress på webben | Pris per dygn | Grundavgift | Antal | Deposition
  Endast högsäsong | Endast tillval | Hyresavtal
  Standardtid för utlämning | Standardtid för återlämning
  Rubrik | Underrubrik | Minirubrik | Kort beskrivning | Beskrivning
  Film på YouTube | Filmens titel | Rubrik på gruppen | Funktion 1
`);

function listed(words: string): string[] {
  return words.trim().split(/\s*[|\n]\s*/);
}

type Kind = {
  add: string;
  table: string;
  /** How its row is found, and named in the question before it is removed. */
  name: string;
  labels: string[];
  typed: Record<string, string>;
  change: [label: string, value: string];
};

const DATES = { Startdatum: "2027-07-01", Slutdatum: "2027-07-10" };

const KINDS: Kind[] = [
  {
    add: "Nytt tillval",
    table: "Tillval",
    name: "Ordlistans dyna",
    labels: listed("Namn | Beskrivning | Pris | Pristyp | Antal kan väljas"),
    typed: { Namn: "Ordlistans dyna", Pris: "25" },
    change: ["Pris", "30"],
  },
  {
    add: "Nytt säsongspris",
    table: "Säsongspriser",
    name: "säsongspriset 1–10 juli 2027",
    labels: listed("Startdatum | Slutdatum | Pris per dygn"),
    typed: { ...DATES, "Pris per dygn": "900" },
    change: ["Pris per dygn", "950"],
  },
  {
    add: "Blockera datum",
    table: "Blockerade datum",
    name: "blockeringen 1–10 juli 2027",
    labels: listed("Startdatum | Slutdatum | Anledning"),
    typed: { ...DATES, Anledning: "Service" },
    change: ["Anledning", "Lackering"],
  },
  {
    add: "Ny bokningsperiod",
    table: "Bokningsperioder",
    name: "bokningsperioden 1–10 juli 2027",
    labels: listed(
      "Startdatum | Slutdatum | Återlämningsdag | Minsta antal nätter | Utlämningstid | Återlämningstid",
    ),
    typed: DATES,
    change: ["Minsta antal nätter", "3"],
  },
];

async function confirm(within: Locator, name: string): Promise<void> {
  await within.getByRole("button", { name, exact: true }).click();
  await expect(within).toBeHidden();
}

/** Through all that one kind of dialog says: what is missing, made, changed and removed. */
async function walkThrough(page: Page, kind: Kind): Promise<void> {
  const { add, table, name, labels, typed, change } = kind;
  const dialog = page.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await page.getByRole("button", { name: add }).click();
  await expect(dialog).toHaveAccessibleName(add);
  for (const label of labels) await expect(field(label)).toBeVisible();
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Saknad information")).toBeVisible();
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
  await confirm(dialog, "Spara");
  const row = panel(page, table).getByRole("row").nth(1);
  await row.getByRole("button", { name: `Ändra ${name}` }).click();
  await field(change[0]).fill(change[1]);
  await confirm(dialog, "Spara");
  await row.getByRole("button", { name: `Ta bort ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    `Är du säker på att du vill ta bort ${name}? Detta går inte att ångra.`,
  );
  await confirm(question, "Ta bort");
  await expect(row).toHaveCount(0);
}

/** Pictures that cannot be taken, each for a reason of its own. */
async function refuseUploads(page: Page): Promise<void> {
  const chooser = page.getByLabel("Lägg till bilder");
  // Made in the page: so large a file takes long to get there.
  const give = (type: string, size: number) =>
    chooser.evaluate(
      (input: HTMLInputElement, [mime, length]: [string, number]) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(length)], "x", { type: mime }));
        input.files = files.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      },
      [type, size] as [string, number],
    );
  await give("text/plain", 1);
  await expect(toast(page, "Fel filtyp")).toBeVisible();
  await give("image/jpeg", 15 * 1024 * 1024 + 1);
  await expect(toast(page, "Filen är för stor")).toBeVisible();
  const waiting = page.getByRole("list", { name: "Bilder på väg" }).getByRole("listitem");
  const picture = await aPicture(5);
  for (const status of [403, 413, 500, 200, 401]) {
    await page.route("**/api/upload", (route) => route.fulfill({ status, body: "{}" }));
    await chooser.setInputFiles(picture);
    if (status === 401) {
      const signIn = page.getByRole("dialog", { name: "Logga in igen" });
      await expect(signIn.getByLabel("Lösenord")).toBeFocused();
      await confirm(signIn, "Inte nu");
    }
    const removal = waiting.getByRole("button", { name: "Ta bort" });
    await expect(removal).toBeVisible();
    if (status !== 401) await removal.click();
  }
}

test(
  "the item editor says everything in the specification's own words",
  { tag: "@thorough" },
  async ({ page, makeItem, removeLater, watch }) => {
    const { id } = await makeItem({ type: "rv", name: "Ordlistans husbil" });
    const seen = new Set<string>();
    const wordsSeen = await keepWords(page);
    const keep = async () => {
      for (const word of await wordsSeen()) seen.add(word);
    };

    await openEditor(page, "new");
    for (const label of FIELDS)
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
    await expect(page.getByPlaceholder("15:00")).toHaveCount(1);
    await expect(page.getByPlaceholder("12:00")).toHaveCount(1);
    await page.getByLabel("Namn").fill("Ordlistans nya kanot");
    await page.getByLabel("Pris per dygn").fill("100");
    const created = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/rental-items"),
    );
    await page.getByRole("button", { name: "Skapa objektet" }).click();
    removeLater(((await (await created).json()) as { id: number }).id);
    await expect(toast(page, "Uthyrningsobjekt skapat")).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await keep();

    for (const status of [403, 413, 500, 401]) watch.expectStatus(status, "/api/upload");
    watch.expectStatus(400, `/api/rental-items/${id}`);
    watch.expectStatus(500, `/api/rental-items/${id}`);
    await page.route(`**/api/rental-items/${id}/bookings`, (route) =>
      route.fulfill({
        json: [
          {
            id: 1,
            customerName: "Anna Berg",
            startDate: "2027-03-01",
            endDate: "2027-03-03",
            totalPrice: 1895,
            status: "pending",
          },
        ],
      }),
    );
    await openEditor(page, id);
    for (const kind of KINDS) await walkThrough(page, kind);
    await refuseUploads(page);
    await page.getByLabel("Standardtid för utlämning").fill("25:00");
    await save(page).click();
    await expect(page.getByText("Tid måste vara i format HH:MM")).toBeVisible();
    await page.getByLabel("Standardtid för utlämning").fill("14:00");
    await save(page).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    await page.route(`**/api/rental-items/${id}`, (route) =>
      route.fulfill({ status: 500, json: { message: "Det gick inte.", code: "x" } }),
    );
    await page.getByLabel("Underrubrik").fill("Ut i det vida");
    await save(page).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Det gick inte.");
    await page.getByRole("button", { name: "Ångra" }).click();
    await page.getByText("Visa vem som har ändrat vad").click();
    await expect(panel(page, "Historik")).toContainText("Lade till tillvalet Ordlistans dyna");
    await expect(panel(page, "Bokningar")).toContainText("1 895 kr");
    await keep();

    watch.expectStatus(404, "/api/rental-items/9999998");
    await page.goto("/admin/rental-items/9999998");
    await expect(page.getByRole("heading", { name: "Objektet kunde inte hittas" })).toBeVisible();
    await keep();
    expect([...SPECIFIED, ...CHOSEN].filter((word) => !seen.has(word))).toEqual([]);
  },
);
