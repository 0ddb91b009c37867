import { ADMIN, expect, expectAccessible } from "./fixtures.ts";
import { openEditor, save, test, toast } from "./item-editor-steps.ts";

test(
  "bad input in the form is told in Swedish beside its field, and the first one has the focus",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem();
    watch.expectStatus(400, `/api/rental-items/${id}`);
    await openEditor(page, id);
    const refused = async (label: string, typed: string, sentence: string) => {
      const field = page.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await field.fill(typed);
      await save(page).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(field).toBeFocused();
      await field.fill(before);
    };
    await refused("Namn", "  ", "Måste fyllas i");
    await refused("Pris per dygn", "", "Måste fyllas i");
    await refused("Pris per dygn", "dyrt", "Måste vara ett heltal");
    await refused("Pris per dygn", "-5", "Måste vara minst 0");
    await refused("Pris per dygn", "10000001", "Får vara högst 10\\s000\\s000");
    await refused("Antal", "0", "Måste vara minst 1");
    await refused("Grundavgift", "1,5", "Måste vara ett heltal");
    await refused(
      "Adress på webben",
      "Stora Bokstäver",
      "Får bara innehålla a–z, 0–9 och bindestreck",
    );
    await refused("Standardtid för utlämning", "25:00", "Tid måste vara i format HH:MM");
    await refused("Film på YouTube", "https://vimeo.com/1", "Ange filmens id eller dess adress");
    await expectAccessible(page);
  },
);

test(
  "an address that another item has is refused beside the field",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { slug } = await makeItem({ name: "Den första" });
    const { id } = await makeItem({ name: "Den andra" });
    watch.expectStatus(409, `/api/rental-items/${id}`);
    await openEditor(page, id);
    await page.getByLabel("Adress på webben").fill(slug);
    await save(page).click();
    await expect(page.getByLabel("Adress på webben")).toHaveAccessibleDescription(
      /Ett annat objekt har redan den adressen/,
    );
    await expect(toast(page, "Ett fel uppstod")).toBeVisible();
  },
);

const DIALOGS: {
  open: string;
  call: string;
  bad: [label: string, typed: string, sentence: RegExp][];
  good: Record<string, string>;
}[] = [
  {
    open: "Nytt tillval",
    call: "/api/addons",
    good: { Namn: "Lina", Pris: "10" },
    bad: [
      ["Namn", " ", /Måste fyllas i/],
      ["Pris", "", /Måste fyllas i/],
      ["Pris", "-1", /Måste vara minst 0/],
      ["Pris", "99999999999", /Får vara högst 10\s000\s000/],
    ],
  },
  {
    open: "Nytt säsongspris",
    call: "/api/seasonal-prices",
    good: { Startdatum: "2027-07-10", Slutdatum: "2027-07-20", "Pris per dygn": "900" },
    bad: [
      ["Startdatum", "", /Måste fyllas i/],
      ["Slutdatum", "2027-07-01", /Slutdatum kan inte vara före startdatum/],
      ["Slutdatum", "9999-01-01", /Ange ett år mellan 2000 och 2099/],
      ["Pris per dygn", "tio", /Måste vara ett heltal/],
    ],
  },
  {
    open: "Blockera datum",
    call: "/api/blocked-dates",
    good: { Startdatum: "2027-07-10", Slutdatum: "2027-07-20", Anledning: "Service" },
    bad: [
      ["Anledning", "", /Måste fyllas i/],
      ["Slutdatum", "2027-07-01", /Slutdatum kan inte vara före startdatum/],
      ["Slutdatum", "", /Måste fyllas i/],
    ],
  },
  {
    open: "Ny bokningsperiod",
    call: "/api/booking-intervals",
    good: { Startdatum: "2027-07-10", Slutdatum: "2027-07-20" },
    bad: [
      ["Slutdatum", "2027-07-01", /Slutdatum kan inte vara före startdatum/],
      ["Utlämningstid", "24:00", /Tid måste vara i format HH:MM/],
      ["Minsta antal nätter", "0", /Måste vara minst 1/],
      ["Minsta antal nätter", "366", /Får vara högst 365/],
    ],
  },
];

for (const { open, call, good, bad } of DIALOGS) {
  test(
    `bad input in the dialog '${open}' is told beside its field and closes nothing`,
    { tag: "@thorough" },
    async ({ page, makeItem, watch }) => {
      const { id } = await makeItem();
      watch.expectStatus(400, call);
      await openEditor(page, id);
      await page.getByRole("button", { name: open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Spara" }).click();
      await expect(toast(page, "Saknad information")).toContainText("Vänligen fyll i alla fält");
      await expectAccessible(page);
      for (const [label, typed, sentence] of bad) {
        for (const [name, value] of Object.entries(good))
          await dialog.getByLabel(name, { exact: true }).fill(value);
        const field = dialog.getByLabel(label, { exact: true });
        const before = await field.inputValue();
        await field.fill(typed);
        await dialog.getByRole("button", { name: "Spara" }).click();
        await expect(field).toHaveAccessibleDescription(sentence);
        await expect(field).toBeFocused();
        await field.fill(before);
      }
      await dialog.getByRole("button", { name: "Spara" }).click();
      await expect(dialog).toBeHidden();
    },
  );
}

test(
  "whoever saves second is told who was faster and what changed, and nothing is lost",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem({ name: "Delad kanot" });
    watch.expectStatus(409, `/api/rental-items/${id}`);
    await openEditor(page, id);
    const elsewhere = (data: object) => page.request.patch(`/api/rental-items/${id}`, { data });
    await elsewhere({ pricePerDay: 555 });
    await page.getByLabel("Kort beskrivning").fill("Min text");
    await save(page).click();
    const dialog = page.getByRole("dialog", { name: "Någon annan har sparat" });
    await expect(dialog).toContainText(/admin ändrade objektet 1 mars 2027 kl \d\d:\d\d/);
    // Nothing of it is cut off, the buttons included.
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await expect(dialog).toContainText("från 400 kr → till 555 kr");
    await expect(dialog).toContainText("Du har inte ändrat samma sak.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Spara mina ändringar" }).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    await expect(page.getByLabel("Pris per dygn")).toHaveValue("555");
    await expect(page.getByLabel("Kort beskrivning")).toHaveValue("Min text");

    await elsewhere({ name: "Deras namn" });
    await page.getByLabel("Namn").fill("Mitt namn");
    await save(page).click();
    await expect(dialog).toContainText("Ni har båda ändrat det här");
    await expect(dialog).toContainText("från Deras namn → till Mitt namn");
    await dialog.getByRole("button", { name: "Ladda om" }).click();
    await expect(page.getByLabel("Namn")).toHaveValue("Deras namn");
    await page.getByRole("button", { name: "Återställ utkast" }).click();
    await expect(page.getByLabel("Namn")).toHaveValue("Mitt namn");
    await save(page).click();
    await dialog.getByRole("button", { name: "Spara över" }).click();
    await expect(page.getByRole("heading", { name: "Mitt namn", level: 1 })).toBeVisible();
  },
);

test(
  "a session that ends while one edits is taken up again on the spot, in the form and in a dialog",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem();
    watch.expectSignedOut();
    await openEditor(page, id);
    await page.getByLabel("Namn").fill("Skrivet utloggad");
    await page.context().clearCookies();
    await save(page).click();
    const signIn = page.getByRole("dialog", { name: "Logga in igen" });
    await expect(signIn.getByLabel("Användarnamn")).toHaveValue(ADMIN.username);
    await signIn.getByLabel("Lösenord").fill("fel");
    await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(signIn.getByLabel("Lösenord")).toHaveAccessibleDescription(
      "Fel användarnamn eller lösenord.",
    );
    await expectAccessible(page);
    await signIn.getByLabel("Lösenord").fill(ADMIN.password);
    await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Skrivet utloggad" })).toBeVisible();

    await page.getByRole("button", { name: "Nytt tillval" }).click();
    const addon = page.getByRole("dialog", { name: "Nytt tillval" });
    await addon.getByLabel("Namn").fill("Skrivet tillval");
    await addon.getByLabel("Pris", { exact: true }).fill("10");
    await page.context().clearCookies();
    await addon.getByRole("button", { name: "Spara" }).click();
    await signIn.getByLabel("Lösenord").fill(ADMIN.password);
    await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(toast(page, "Tillval skapat")).toBeVisible();
    await expect(addon).toBeHidden();
  },
);

test(
  "what was typed is offered again after a save that failed",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem({ name: "Sparad" });
    watch.expectErrors();
    await openEditor(page, id);
    await page.getByLabel("Namn").fill("Nästan sparad");
    await page.route(`**/api/rental-items/${id}`, (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    await save(page).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Det gick inte att nå butiken.");
    page.once("dialog", (warning) => void warning.accept());
    await page.reload();
    await expect(page.getByLabel("Namn")).toHaveValue("Sparad");
    await page.getByRole("button", { name: "Återställ utkast" }).click();
    await expect(page.getByLabel("Namn")).toHaveValue("Nästan sparad");
    await page.unrouteAll();
    await save(page).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Namn")).toHaveValue("Nästan sparad");
    await expect(page.getByRole("button", { name: "Återställ utkast" })).toHaveCount(0);
  },
);

test(
  "leaving with unsaved changes asks first, by link, by the back button and by closing",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Administration", exact: true })).toBeVisible();
    await page.evaluate(
      (path) => window.history.pushState(null, "", path),
      `/admin/rental-items/${id}`,
    );
    await expect(page.getByRole("heading", { name: "Grundinformation" })).toBeVisible();
    await page.getByLabel("Namn").press("End");
    await page.getByLabel("Namn").pressSequentially(" ny");
    const question = page.getByRole("dialog", { name: "Du har ändringar som inte är sparade" });

    await page.getByRole("link", { name: "Till administrationen" }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(page.getByLabel("Namn")).toHaveValue("Provkanot ny");

    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/rental-items/${id}$`));
    await expect(page.getByLabel("Namn")).toHaveValue("Provkanot ny");

    const warned = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const warning = await warned;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();

    await page.goBack();
    await question.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    // After a save nothing is asked, and one step back is one step back.
    await page.goForward();
    await page.getByLabel("Kort beskrivning").fill("Sparad text");
    await save(page).click();
    await expect(page.getByText("Allt är sparat")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(question).toBeHidden();
    await openEditor(page, id);
    await expect(page.getByLabel("Namn")).toHaveValue("Provkanot");
    await expect(page.getByRole("button", { name: "Återställ utkast" })).toHaveCount(0);
  },
);

test(
  "what is on its way to be saved can be neither taken back nor left behind, and then the page is left",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    await openEditor(page, id);
    await page.getByLabel("Namn").fill("På väg");
    const undo = page.getByRole("button", { name: "Ångra", exact: true });
    await expect(undo).toBeVisible();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/rental-items/${id}`, async (route) => {
      if (route.request().method() === "PATCH") await answered;
      await route.continue();
    });
    await save(page).click();
    await expect(undo).toHaveCount(0);
    await page.getByRole("link", { name: "Till administrationen" }).click();
    const waiting = page.getByRole("dialog", { name: "Det du skrev sparas just nu" });
    await expect(waiting).toContainText("Sidan lämnas så snart det är klart.");
    await expect(page.getByRole("button", { name: "Lämna utan att spara" })).toHaveCount(0);
    await expectAccessible(page);
    answer();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("row", { name: /På väg/ })).toBeVisible();
  },
);

test(
  "an agreement that cannot be linked is only logged, and the item is saved all the same",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem();
    watch.expectErrors();
    watch.expectStatus(500, `/api/rental-items/${id}/agreement`);
    const called: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") called.push(new URL(request.url()).pathname);
    });
    await page.route(`**/api/rental-items/${id}/agreement`, (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await openEditor(page, id);
    await page.getByLabel("Hyresavtal").selectOption({ index: 1 });
    await page.getByLabel("Namn").fill("Sparad ändå");
    await save(page).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    expect(called).toEqual([`/api/rental-items/${id}/agreement`, `/api/rental-items/${id}`]);
    await expect(page.getByLabel("Hyresavtal")).toHaveValue("");
    await page.unrouteAll();
    await page.getByLabel("Hyresavtal").selectOption({ index: 1 });
    await save(page).click();
    await expect(page.getByText("Allt är sparat")).toBeVisible();
    await expect(page.getByLabel("Hyresavtal")).not.toHaveValue("");
  },
);

test(
  "an item that is not there says so, and one that cannot be fetched can be tried again",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem();
    watch.expectStatus(404, "/api/rental-items/999999");
    watch.expectStatus(404, "/admin/rental-items/cards");
    watch.expectStatus(503, `/api/rental-items/${id}`);
    await page.goto("/admin/rental-items/999999");
    await expect(page.getByRole("heading", { name: "Objektet kunde inte hittas" })).toBeVisible();
    // A word is no item, least of all one that a call of the shop is named by.
    await page.goto("/admin/rental-items/cards");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await page.route(`**/api/rental-items/${id}`, (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.goto(`/admin/rental-items/${id}`);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByRole("heading", { name: "Provkanot", level: 1 })).toBeVisible();
  },
);

test("only administrators edit items: visitors are asked to sign in, customers sent to the shop", async ({
  page,
}) => {
  await page.goto("/admin/rental-items/new");
  await expect(page).toHaveURL(/\/auth$/);
  const answer = await page.request.post("/api/register", {
    data: { username: `kund-redigerar-${Date.now()}`, password: "åtta tecken" },
  });
  expect(answer.status()).toBe(201);
  await page.goto("/admin/rental-items/1");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
});
