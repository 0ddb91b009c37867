import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "./fixtures.ts";
import { aPicture, openEditor, panel, post, save, test, toast } from "./item-editor-steps.ts";

async function fillDates(page: Page, startDate: string, endDate: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Startdatum").fill(startDate);
  await dialog.getByLabel("Slutdatum").fill(endDate);
}

async function saveDialog(page: Page, title: string) {
  await page.getByRole("dialog").getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, title)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("an owner creates an item from nothing, and a visitor sees it and its price", async ({
  page,
  signIn,
  removeLater,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn();
  await openEditor(page, "new");
  await expect(page.getByRole("heading", { name: "Nytt uthyrningsobjekt" })).toBeVisible();
  for (const name of ["Grundinformation", "Hero-sektion", "Bilder", "Beskrivningar", "Funktioner"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

  await page.getByLabel("Utrustning", { exact: true }).check();
  await page.getByLabel("Namn").fill("Kanot för åar");
  await expect(
    page.getByText("Skapas av namnet om det lämnas tomt: /p/kanot-for-aar"),
  ).toBeVisible();
  await page.getByLabel("Pris per dygn").fill("1 400 kr");
  await page.getByLabel("Antal", { exact: true }).fill("2");
  await page.getByLabel("Rubrik", { exact: true }).fill("Glid fram");
  await page.getByLabel("Minirubrik").fill("Två paddlar ingår");
  await page.getByLabel("Kort beskrivning").fill("En stadig kanot för två.");
  await page.getByLabel("Beskrivning", { exact: true }).fill("Lång text.\n\nAndra stycket.");

  await page.getByLabel("Välj huvudbild").setInputFiles(await aPicture(1));
  await page.getByLabel("Bildtext till huvudbild").fill("Kanoten vid stranden");
  await page
    .getByLabel("Lägg till bilder")
    .setInputFiles([await aPicture(2), await aPicture(3), await aPicture(4)]);
  await expect(page.getByLabel("Bildtext till bild 3")).toBeVisible();
  await page.getByLabel("Bildtext till bild 3").fill("Packad för en vecka");
  await page.getByLabel("Rubrik på gruppen").fill("Ingår");
  await page.getByLabel("Funktion 1", { exact: true }).fill("Två paddlar");
  await page.getByLabel("Funktion 1", { exact: true }).press("Enter");
  await expect(page.getByLabel("Funktion 2", { exact: true })).toBeFocused();
  await page.keyboard.type("Flytvästar");

  const preview = page.getByRole("complementary", { name: "Så ser kortet ut" });
  await expect(preview).toContainText("Kanot för åar");
  await expect(preview).toContainText("1 400 kr per dygn");
  await expect(preview).not.toContainText("avgift");
  await page.getByLabel("Grundavgift").fill("250 kr");
  await expect(preview).toContainText("1 400 kr per dygn+ 250 kr avgift");
  await page.getByLabel("Grundavgift").fill("0");
  await expect(preview).not.toContainText("avgift");
  await expect(preview).toContainText("Två paddlar ingår");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skapa objektet" }).click();
  await expect(toast(page, "Uthyrningsobjekt skapat")).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);

  const items = (await (await page.request.get("/api/rental-items")).json()) as {
    id: number;
    name: string;
  }[];
  const id = items.find(({ name }) => name === "Kanot för åar")?.id ?? 0;
  removeLater(id);
  await openEditor(page, id);
  await expect(page.getByRole("heading", { name: "Kanot för åar", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Nytt tillval" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Namn").fill("Sittdyna");
  await dialog.getByLabel("Pris", { exact: true }).fill("25");
  await dialog.getByLabel("Pristyp").selectOption("Per dygn");
  await expectAccessible(page);
  await saveDialog(page, "Tillval skapat");
  await expect(panel(page, "Tillval")).toContainText("25 kr per dygn");

  await page.getByRole("button", { name: "Nytt säsongspris" }).click();
  await fillDates(page, "2027-03-08", "2027-03-21");
  await dialog.getByLabel("Pris per dygn").fill("1700");
  await saveDialog(page, "Säsongspris skapat");
  await expect(panel(page, "Säsongspriser")).toContainText("8–21 mars 2027");

  await page.getByRole("button", { name: "Blockera datum" }).click();
  await fillDates(page, "2027-03-25", "2027-03-26");
  await dialog.getByLabel("Anledning").fill("Lackas");
  await saveDialog(page, "Datum blockerade");
  await expect(panel(page, "Blockerade datum")).toContainText("Lackas");

  await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
  await expect(dialog.getByLabel("Återlämningsdag")).toHaveValue("sunday");
  await expect(dialog.getByLabel("Utlämningstid")).toHaveValue("10:00");
  await expect(dialog.getByLabel("Återlämningstid")).toHaveValue("16:00");
  await expect(dialog.getByLabel("Minsta antal nätter")).toHaveValue("7");
  await fillDates(page, "2027-06-01", "2027-06-30");
  await saveDialog(page, "Bokningsperiod skapad");
  await expect(panel(page, "Bokningsperioder")).toContainText("Söndag");

  const year = panel(page, "Året");
  await expect(year.getByRole("img", { name: /^mars 2027\./ })).toHaveAccessibleName(
    "mars 2027. 8–21 mars: säsongspris 1 700 kr. 25–26 mars: blockerat, Lackas.",
  );
  await expect(year.getByRole("img", { name: /^juni 2027\./ })).toHaveAccessibleName(
    /bokningsperiod, söndag, minst 7 nätter/,
  );
  await year.getByRole("button", { name: "Nästa år" }).click();
  await expect(year.getByRole("img", { name: "januari 2028. Inget är inlagt." })).toBeVisible();

  await page.getByText("Visa vem som har ändrat vad").click();
  await expect(panel(page, "Historik")).toContainText("Lade till tillvalet Sittdyna");
  await expect(panel(page, "Historik")).toContainText("Skapade objektet");
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "Visa detaljer om Kanot för åar" }).click();
  await expect(visitor).toHaveURL(/\/p\/kanot-for-aar$/);
  await expect(visitor.getByRole("heading", { name: "Glid fram" })).toBeVisible();
  await expect(visitor.getByText("Flytvästar")).toBeVisible();
  await expect(visitor.getByAltText("Packad för en vecka")).toHaveCount(1);
  await visitor.locator('[data-day="2027-03-06"]').click();
  await visitor.locator('[data-day="2027-03-09"]').click();
  await visitor.getByRole("checkbox", { name: /^Sittdyna/ }).check();
  // Two ordinary nights, one in season, three days of cushion.
  await expect(visitor.getByRole("region", { name: "Pris" })).toContainText("4 575 kr");
  await expect(visitor.locator('[data-day="2027-03-25"]')).toHaveAttribute("aria-disabled", "true");
  await visitor.context().close();
});

test(
  "a new item begins with what the specification says, and asks for nothing but type, name and price",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    await openEditor(page, "new");
    await expect(page.getByRole("radio", { name: "Husbil", exact: true })).toBeChecked();
    await expect(page.getByLabel("Grundavgift")).toHaveValue("0");
    await expect(page.getByLabel("Antal", { exact: true })).toHaveValue("1");
    await expect(page.getByLabel("Deposition")).toHaveValue("5000");
    await expect(page.getByLabel("Endast högsäsong")).not.toBeChecked();
    await expect(page.getByLabel("Endast tillval")).not.toBeChecked();
    await expect(page.getByPlaceholder("15:00")).toBeVisible();
    await expect(page.getByPlaceholder("12:00")).toBeVisible();
    await expect(page.getByText("Skapas av namnet om det lämnas tomt")).toBeVisible();
    await expect(page.getByText(/lägger du till när objektet är skapat/)).toBeVisible();
    await page.getByLabel("Utrustning", { exact: true }).check();
    await expect(page.getByLabel("Deposition")).toHaveCount(0);
    await page.getByRole("button", { name: "Skapa objektet" }).click();
    await expect(page.getByLabel("Namn")).toBeFocused();
    await expect(page.getByText("Måste fyllas i")).toHaveCount(2);
  },
);

test(
  "a change is saved, told and found in the history, and the item's bookings are listed",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem({ name: "Gammalt namn" });
    await openEditor(page, id);
    await expect(panel(page, "Bokningar")).toContainText("Inga bokningar än.");
    await expect(page.getByText("Allt är sparat")).toBeVisible();
    await page.getByLabel("Namn").fill("Nytt namn");
    await page.getByLabel("Standardtid för utlämning").fill("9");
    await expect(page.getByText("Osparade ändringar")).toBeVisible();
    // What is typed while the save is under way is neither saved nor lost.
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/rental-items/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    await save(page).click();
    await page.getByLabel("Minirubrik").fill("Skrivet under tiden");
    answer();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nytt namn", level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Nytt namn /);
    await expect(page.getByLabel("Minirubrik")).toHaveValue("Skrivet under tiden");
    await expect(page.getByText("Osparade ändringar")).toBeVisible();
    await page.unrouteAll();
    await save(page).click();
    await expect(page.getByText("Allt är sparat")).toBeVisible();
    await expect(page.getByLabel("Standardtid för utlämning")).toHaveValue("09:00");
    await page.getByText("Visa vem som har ändrat vad").click();
    const history = panel(page, "Historik");
    await expect(history).toContainText("Ändrade objektet");
    await expect(history).toContainText("från Gammalt namn → till Nytt namn");
    await expect(history).toContainText(/admin, 1 mars 2027 kl \d\d:\d\d/);
  },
);

test(
  "what belongs to an item is changed, and removed after a question",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    await post(page.request, "/api/addons", { rentalItemId: id, name: "Pumpen", price: 50 });
    await openEditor(page, id);
    await page.getByRole("button", { name: "Ändra Pumpen" }).click();
    await page.getByRole("dialog").getByLabel("Pris", { exact: true }).fill("75");
    await saveDialog(page, "Tillval uppdaterat");
    await expect(panel(page, "Tillval")).toContainText("75 kr");
    await page.getByRole("button", { name: "Ta bort Pumpen" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "Är du säker på att du vill ta bort Pumpen? Detta går inte att ångra.",
    );
    await expectAccessible(page);
    await question.getByRole("button", { name: "Avbryt" }).click();
    await expect(page.getByRole("button", { name: "Ta bort Pumpen" })).toBeFocused();
    await page.getByRole("button", { name: "Ta bort Pumpen" }).click();
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Tillval borttaget")).toBeVisible();
    await expect(panel(page, "Tillval")).toContainText("Inga tillval än.");
  },
);

test(
  "overlapping seasons and booking periods are told with what will apply, and shown in the year",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    const season = {
      rentalItemId: id,
      startDate: "2027-06-01",
      endDate: "2027-08-31",
      price: 1500,
    };
    await post(page.request, "/api/seasonal-prices", season);
    await post(page.request, "/api/booking-intervals", {
      rentalItemId: id,
      startDate: "2027-06-01",
      endDate: "2027-06-30",
      startWeekday: "monday",
    });
    await openEditor(page, id);
    await page.getByRole("button", { name: "Nytt säsongspris" }).click();
    await fillDates(page, "2027-07-01", "2027-07-10");
    await page.getByRole("dialog").getByLabel("Pris per dygn").fill("1900");
    await saveDialog(page, "Säsongspris skapat");
    const notice = panel(page, "Säsongspriser").getByRole("status");
    await expect(notice).toContainText("Sparat, men flera säsongspriser gäller samma dagar");
    await expect(notice).toContainText("Då gäller 1 900 kr per dygn.");
    await notice.getByRole("button", { name: "Jag förstår" }).click();
    await expect(notice).toBeHidden();

    await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
    await fillDates(page, "2027-06-10", "2027-06-20");
    await saveDialog(page, "Bokningsperiod skapad");
    await expect(panel(page, "Bokningsperioder").getByRole("status")).toContainText(
      "Då gäller söndag och minst 7 nätter.",
    );
    const year = panel(page, "Året");
    await expect(year).toContainText("Att se över");
    await expect(year).toContainText("1–10 juli: flera säsongspriser. 1 900 kr gäller");
    await expect(year).toContainText("10–20 juni: flera bokningsperioder. Söndag gäller");
    await expect(year.getByText("Hela 2027 i ord")).toBeVisible();
  },
);

test(
  "blocked days over a booking list whom they touch, and the booking stays",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    const items = (await (await page.request.get("/api/rental-items")).json()) as { id: number }[];
    type Booking = { customerName: string; startDate: string; endDate: string; status: string };
    for (const { id } of items) {
      const answer = await page.request.get(`/api/rental-items/${id}/bookings`);
      const bookings = (await answer.json()) as Booking[];
      const held = bookings.find(({ status }) => status === "pending" || status === "confirmed");
      if (!held) continue;
      await openEditor(page, id);
      await page.getByRole("button", { name: "Blockera datum" }).click();
      await fillDates(page, held.startDate, held.startDate);
      await page.getByRole("dialog").getByLabel("Anledning").fill("Trasig värmare");
      await saveDialog(page, "Datum blockerade");
      const notice = panel(page, "Blockerade datum").getByRole("status");
      await expect(notice).toContainText("rörs av de blockerade dagarna och ligger kvar");
      await expect(notice).toContainText(held.customerName);
      await expectAccessible(page);
      await panel(page, "Blockerade datum")
        .getByRole("row", { name: /Trasig värmare/ })
        .getByRole("button", { name: /^Ta bort/ })
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
      await expect(toast(page, "Blockerade datum borttagna")).toBeVisible();
      return;
    }
    throw new Error("the demo has no booking that holds its nights");
  },
);

test(
  "the features begin with one group and one empty row, and the last group stays",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    await openEditor(page, id);
    const features = panel(page, "Funktioner");
    await expect(features.getByRole("group")).toHaveCount(1);
    await expect(features.getByLabel(/^Funktion \d/)).toHaveCount(1);
    await expect(features.getByRole("button", { name: "Ta bort gruppen" })).toHaveCount(0);
    await features.getByRole("button", { name: "Lägg till grupp" }).click();
    await expect(features.getByLabel("Rubrik på gruppen").last()).toBeFocused();
    await expect(features.getByRole("button", { name: "Ta bort gruppen" })).toHaveCount(2);
    await features.getByRole("button", { name: "Ta bort gruppen" }).first().click();
    await expect(features.getByRole("button", { name: "Ta bort gruppen" })).toHaveCount(0);
  },
);

test(
  "hours that promise a vehicle before it is due back are told in the editor and on the dashboard",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem({ name: "Provbil" });
    await openEditor(page, id);
    await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
    const dialog = page.getByRole("dialog");
    await fillDates(page, "2027-06-01", "2027-06-30");
    const warning = dialog.getByRole("status");
    await expect(warning).toContainText(
      "Den dag en kund lämnar tillbaka kl. 16:00 är samma fordon lovat åt nästa redan kl. 10:00.",
    );
    await dialog.getByLabel("Utlämningstid").fill("16:00");
    await expect(warning).toBeHidden();
    await dialog.getByLabel("Utlämningstid").fill("10:00");
    await saveDialog(page, "Bokningsperiod skapad");
    await expect(panel(page, "Bokningsperioder")).toContainText("16:00efter nästa utlämning");
    await expectAccessible(page);

    await page.goto("/admin");
    const clash = page.getByRole("region", { name: "Tider som krockar" });
    await expect(clash).toContainText("Provbil");
    await expect(clash).toContainText(/hämtning kl.\s10:00, återlämning kl.\s16:00/);
    await expectAccessible(page);
    await clash.getByRole("link", { name: "Provbil" }).click();
    await expect(page).toHaveURL(`/admin/rental-items/${id}`);
  },
);
