import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { settingHistory } from "#contracts/audit.ts";
import { previewLetter } from "#contracts/letter-words.ts";
import { changeShopSettings } from "#contracts/settings.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { settingsKept, TRIED_OUT } from "#test/screens/shop-settings.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse, type Stub } from "#test/screens/stubs.ts";

const openSettings = (part: string, ...answers: Stub[]) =>
  openScreen(`/admin/settings/${part}`, {
    as: "admin",
    width: 390,
    answers: [...answers, answer(settingHistory, [])],
  });

const card = (name: string): Locator => page.getByRole("region", { name });

test("what is refused says why at its field, and nothing typed is lost", async () => {
  const { stubs, colleague, stored } = settingsKept();
  await openSettings("company", ...stubs);
  const firm = card("Uppgifter för kvitto och avtal");
  const save = () => firm.getByRole("button", { name: "Spara" }).click();
  const orgnr = firm.getByLabelText("Organisationsnummer");
  const seat = firm.getByLabelText("Styrelsens säte");
  const why = "Ange tio siffror, till exempel 556000-0001";
  stubCalls(
    inTurn(
      refuse(changeShopSettings, "request.malformed", { fields: { "company.orgnr": why } }),
      // The shop keeps a number as it is usually written.
      answer(changeShopSettings, () => {
        colleague({ company: { orgnr: "556000-0001", seat: "Åre" } });
        return stored();
      }),
    ),
  );
  await orgnr.fill("12");
  await seat.fill("Åre");
  await save();
  await expect.element(firm).toHaveTextContent(why);
  await expect.element(orgnr).toHaveFocus();
  await expect.element(seat).toHaveValue("Åre");
  await orgnr.fill("5560000001");
  await save();
  await expect.element(firm.getByText("Sparat", { exact: true })).toBeVisible();
  await expect.element(orgnr).toHaveValue("556000-0001");
});

test("a page that has been left open shows what somebody else has saved", async () => {
  const { stubs, colleague } = settingsKept();
  await openSettings("shop", ...stubs);
  const area = card("Namn").getByLabelText("Område");
  const name = card("Namn").getByLabelText("Butikens namn");
  await expect.element(area).toBeVisible();
  await name.fill("Halvskrivet");
  colleague({ presentation: { area: "Härjedalen" } });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(area).toHaveValue("Härjedalen");
  await expect.element(name).toHaveValue("Halvskrivet");
});

test("payment is told in words, without a key", async () => {
  await openSettings("payment", ...settingsKept().stubs, TRIED_OUT);
  await expect.element(page.getByRole("main")).toHaveTextContent("inga pengar dras");
  expect(page.getByRole("main").element().textContent).not.toMatch(/[ps]k_/);
});

const changedMeanwhile = (what: string) =>
  `${what} har ändrats sedan du öppnade sidan. Inget har sparats över.`;

test("of a letter only what was written is saved, and a colleague's opening stays", async () => {
  const { stubs, colleague } = settingsKept();
  const refused = changedMeanwhile("Brevet");
  const letter = (words: object) => ({ letters: { booking_confirmed: words } });
  await openSettings(
    "letters/booking_confirmed",
    ...stubs,
    TRIED_OUT,
    answer(previewLetter, { subject: "Bekräftad", html: "<p>Hej</p>" }),
  );
  const save = () => page.getByRole("button", { name: "Spara", exact: true }).click();
  const opening = page.getByLabelText("Inledning");
  await page.getByLabelText("Avslutning").fill("Väl mött!");
  colleague(letter({ opening: "Hej från kollegan." }));
  await save();
  await expect
    .element(page.getByText("Sparat. Gäller från nästa brev", { exact: true }))
    .toBeVisible();
  expect(sent(changeShopSettings)[0]!.body).toMatchObject(letter({ closing: "Väl mött!" }));
  expect(JSON.stringify(sent(changeShopSettings))).not.toContain("opening");

  await expect.element(opening).toHaveValue("Hej från kollegan.");
  await opening.fill("Tjena!");
  stubCalls(refuse(changeShopSettings, "setting.changed", { message: refused }));
  await save();
  await expect.element(page.getByText(refused)).toBeVisible();
  await expect.element(opening).toHaveValue("Tjena!");
  // What it was written over goes along: that is what the shop judges by.
  expect(sent(changeShopSettings).at(-1)!.body).toMatchObject({
    ...letter({ opening: "Tjena!" }),
    before: letter({ opening: "Hej från kollegan." }),
  });
});
