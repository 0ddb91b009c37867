import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { login } from "#contracts/auth.ts";
import { changeItem, linkAgreement } from "#contracts/catalog-admin.ts";
import { createAddon } from "#contracts/item-belongings.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { expectMessages } from "#test/screens/each-screen.ts";
import { openEditor, panel, save, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { quietDashboard } from "#test/screens/quiet-dashboard.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, hold, inTurn, lose, refuse } from "#test/screens/stubs.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const undo = () => page.getByRole("button", { name: "Ångra", exact: true });

/** The shop refuses the next save for what stands in one field. */
const refusedFor = (name: string, sentence: string) =>
  refuse(changeItem, "request.malformed", { fields: { [name]: sentence } });

test("bad input in the form is told in Swedish beside its field, and the first one has the focus", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  const refused = async (label: string, typed: string, sentence: RegExp) => {
    const before = (field(label).element() as HTMLInputElement).value;
    await field(label).fill(typed);
    await save().click();
    await expect.element(field(label)).toHaveAccessibleDescription(sentence);
    await expect.element(field(label)).toHaveFocus();
    await field(label).fill(before);
  };
  // What could not be sent at all is told without asking the shop.
  await refused("Namn", "  ", /Måste fyllas i/);
  await refused("Pris per dygn", "", /Måste fyllas i/);
  await refused("Pris per dygn", "dyrt", /Måste vara ett heltal/);
  await refused("Pris per dygn", "-5", /Måste vara minst 0/);
  await refused("Grundavgift", "1,5", /Måste vara ett heltal/);
  expect(sent(changeItem)).toEqual([]);
  // What the shop says stands beside the field it says it of.
  for (const [name, label, typed, sentence] of [
    ["pricePerDay", "Pris per dygn", "10000001", "Får vara högst 10\u00A0000\u00A0000"],
    ["quantity", "Antal", "0", "Måste vara minst 1"],
    ["slug", "Adress på webben", "Stora Bokstäver", "Får bara innehålla a–z, 0–9 och bindestreck"],
    ["defaultPickupTime", "Standardtid för utlämning", "25:00", "Tid måste vara i format HH:MM"],
    [
      "youtubeVideoId",
      "Film på YouTube",
      "https://vimeo.com/1",
      "Ange filmens id eller dess adress",
    ],
  ] as const) {
    stubCalls(refusedFor(name, sentence));
    await refused(label, typed, new RegExp(sentence));
  }
  await expectAccessible();
});

test("an address that another item has is refused beside the field", async () => {
  const shop = shopWithItem();
  const sentence = "Ett annat objekt har redan den adressen. Välj en annan.";
  await openEditor(shop);
  stubCalls(
    refuse(changeItem, "catalog.slug-taken", { message: sentence, fields: { slug: sentence } }),
  );
  await field("Adress på webben").fill("den-forsta");
  await save().click();
  await expect.element(field("Adress på webben")).toHaveAccessibleDescription(/har redan den adr/);
  await expect.element(toast("Ett fel uppstod")).toBeVisible();
  expect(sent(changeItem)).toMatchObject([{ body: { slug: "den-forsta" } }]);
});

test("a session that ends while one edits is taken up again on the spot, in the form and in a dialog", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  const SIGNED_IN = {
    id: 1,
    username: "admin",
    role: "admin" as const,
    isAdmin: true,
    email: null,
  };
  stubCalls(
    inTurn(
      refuse(changeItem, "auth.not-signed-in"),
      shop.stubs.find(({ method }) => method === "PATCH")!,
    ),
    inTurn(
      refuse(login, "auth.wrong-credentials", { message: "Fel användarnamn eller lösenord." }),
      answer(login, SIGNED_IN),
    ),
  );
  await field("Namn").fill("Skrivet utloggad");
  await save().click();
  const signIn = page.getByRole("dialog", { name: "Logga in igen" });
  const goOn = signIn.getByRole("button", { name: "Logga in och fortsätt" });
  await expect.element(signIn.getByLabelText("Användarnamn")).toHaveValue("admin");
  await signIn.getByLabelText("Lösenord").fill("fel");
  await goOn.click();
  await expect
    .element(signIn.getByLabelText("Lösenord"))
    .toHaveAccessibleDescription("Fel användarnamn eller lösenord.");
  await expectAccessible();
  await signIn.getByLabelText("Lösenord").fill("rätt");
  await goOn.click();
  await expect.element(toast("Uthyrningsobjekt uppdaterat")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Skrivet utloggad" })).toBeVisible();

  const made = {
    id: 4,
    name: "Skrivet tillval",
    description: "",
    price: 10,
    rentalItemId: 7,
    priceType: "one-time" as const,
    allowQuantitySelect: true,
    linkedItemId: null,
  };
  stubCalls(inTurn(refuse(createAddon, "auth.not-signed-in"), answer(createAddon, made)));
  await page.getByRole("button", { name: "Nytt tillval" }).click();
  const addon = page.getByRole("dialog", { name: "Nytt tillval" });
  await addon.getByLabelText("Namn").fill("Skrivet tillval");
  await addon.getByLabelText("Pris", { exact: true }).fill("10");
  await addon.getByRole("button", { name: "Spara" }).click();
  await signIn.getByLabelText("Lösenord").fill("rätt");
  await goOn.click();
  await expect.element(toast("Tillval skapat")).toBeVisible();
  await expect.element(addon).not.toBeInTheDocument();
  expect(sent(createAddon)).toHaveLength(2);
});

test("what was typed is offered again after a save that failed", async () => {
  const shop = shopWithItem({ item: { name: "Sparad" } });
  await openEditor(shop);
  await field("Namn").fill("Nästan sparad");
  stubCalls(lose(changeItem));
  await save().click();
  await expect.element(toast("Ett fel uppstod")).toHaveTextContent("Det gick inte att nå butiken.");

  await cleanup();
  await openEditor(shop);
  await expect.element(field("Namn")).toHaveValue("Sparad");
  await page.getByRole("button", { name: "Återställ utkast" }).click();
  await expect.element(field("Namn")).toHaveValue("Nästan sparad");
  await save().click();
  await expect.element(toast("Uthyrningsobjekt uppdaterat")).toBeVisible();

  await cleanup();
  await openEditor(shop);
  await expect.element(field("Namn")).toHaveValue("Nästan sparad");
  await expect
    .element(page.getByRole("button", { name: "Återställ utkast" }))
    .not.toBeInTheDocument();
});

test("what is on its way to be saved can be neither taken back nor left behind, and then the page is left", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  const saving = hold(shop.stubs.find(({ method }) => method === "PATCH")!);
  stubCalls(saving.stub, ...shop.stubs, ...quietDashboard());
  await field("Namn").fill("På väg");
  await expect.element(undo()).toBeVisible();
  await save().click();
  await expect.element(undo()).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Till administrationen" }).click();
  const waiting = page.getByRole("dialog", { name: "Det du skrev sparas just nu" });
  await expect.element(waiting).toHaveTextContent("Sidan lämnas så snart det är klart.");
  await expect
    .element(page.getByRole("button", { name: "Lämna utan att spara" }))
    .not.toBeInTheDocument();
  await expectAccessible();
  expect(window.location.pathname).toBe("/admin/rental-items/7");
  saving.letGo();
  await expect.poll(() => window.location.pathname).toBe("/admin");
  await expect.element(page.getByRole("row", { name: /På väg/ })).toBeVisible();
});

test("an agreement that cannot be linked is only logged, and the item is saved all the same", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  let savedBefore: number | undefined;
  const failing = answerRaw(linkAgreement, 500, "");
  stubCalls(
    inTurn(
      {
        ...failing,
        reply: (asked) => {
          savedBefore = sent(changeItem).length;
          return failing.reply(asked);
        },
      },
      shop.stubs.find(({ path }) => path === linkAgreement.path)!,
    ),
  );
  const agreement = page.getByLabelText("Hyresavtal");
  await agreement.selectOptions("3");
  await field("Namn").fill("Sparad ändå");
  await save().click();
  await expect.element(toast("Uthyrningsobjekt uppdaterat")).toBeVisible();
  expect(sent(linkAgreement)).toMatchObject([{ body: { rentalAgreementId: 3 } }]);
  expect(sent(changeItem)).toMatchObject([{ body: { name: "Sparad ändå" } }]);
  // It goes before the item itself.
  expect(savedBefore).toBe(0);
  expect(expectMessages()).toHaveLength(1);
  await expect.element(agreement).toHaveValue("");
  await agreement.selectOptions("3");
  await save().click();
  await expect.element(page.getByText("Allt är sparat")).toBeVisible();
  await expect.element(agreement).toHaveValue("3");
});

test("what is typed while a save is under way is neither saved nor lost", async () => {
  const shop = shopWithItem({ item: { name: "Gammalt namn" } });
  await openEditor(shop);
  await expect.element(panel("Bokningar")).toHaveTextContent("Inga bokningar än.");
  await expect.element(page.getByText("Allt är sparat")).toBeVisible();
  await field("Namn").fill("Nytt namn");
  await field("Standardtid för utlämning").fill("9");
  await expect.element(page.getByText("Osparade ändringar")).toBeVisible();
  const saving = hold(shop.stubs.find(({ method }) => method === "PATCH")!);
  stubCalls(saving.stub);
  await save().click();
  await field("Minirubrik").fill("Skrivet under tiden");
  saving.letGo();
  await expect.element(toast("Uthyrningsobjekt uppdaterat")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Nytt namn", level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Nytt namn /);
  await expect.element(field("Minirubrik")).toHaveValue("Skrivet under tiden");
  await expect.element(page.getByText("Osparade ändringar")).toBeVisible();
  expect(sent(changeItem)).toMatchObject([
    { body: { name: "Nytt namn", defaultPickupTime: "09:00", version: 1 } },
  ]);
  await save().click();
  await expect.element(page.getByText("Allt är sparat")).toBeVisible();
  expect(sent(changeItem)[1]).toMatchObject({
    body: { miniHeading: "Skrivet under tiden", version: 2 },
  });
  await expect.element(field("Standardtid för utlämning")).toHaveValue("09:00");
});

test("what was changed is told in the history: by whom, when, from what and to what", async () => {
  const shop = shopWithItem({
    changes: [
      {
        at: "2027-03-01T09:05:00.000Z",
        actor: "admin",
        action: "item-updated",
        before: { name: "Gammalt namn" },
        after: { name: "Nytt namn" },
      },
    ],
  });
  await openEditor(shop);
  await page.getByText("Visa vem som har ändrat vad").click();
  const history = panel("Historik");
  await expect.element(history).toHaveTextContent("Ändrade objektet");
  await expect.element(history).toHaveTextContent("från Gammalt namn → till Nytt namn");
  await expect.element(history).toHaveTextContent(/admin, 1 mars 2027 kl 10:05/);
});
