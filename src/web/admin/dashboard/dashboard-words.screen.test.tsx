import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { updatePassword } from "#contracts/auth.ts";
import {
  agreementById,
  changeAgreement,
  createAgreement,
  listAgreements,
  removeAgreement,
} from "#contracts/agreements.ts";
import { removeItem } from "#contracts/catalog-admin.ts";
import { listItems } from "#contracts/catalog.ts";
import { setGlobalPickupTime, settings } from "#contracts/settings.ts";
import {
  anItem,
  AGREEMENT,
  button,
  dialog,
  openDashboard,
  question,
  row,
} from "#test/screens/open-dashboard.ts";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, inTurn } from "#test/screens/stubs.ts";
import { toast } from "#test/screens/toast.ts";
import { keepWords } from "#test/screens/words-seen.ts";

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

const times = () => page.getByRole("region", { name: "Globala standardtider" });
async function remove(name: string): Promise<void> {
  await button(row(name), "Ta bort").click();
  await button(question(), "Ta bort").click();
  await expect.element(question()).not.toBeInTheDocument();
}

async function setTimes(pickup: string, message: string): Promise<void> {
  await times().getByLabelText("Utlämningstid").fill(pickup);
  await button(times(), "Spara tiderna").click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  // What was typed stays, whether it was saved or not.
  await expect.element(times().getByLabelText("Utlämningstid")).toHaveValue(pickup);
}

async function setPassword(password: string, again: string, message: string): Promise<void> {
  const card = page.getByRole("region", { name: "Byt lösenord" });
  await card.getByLabelText("Nytt lösenord").fill(password);
  await card.getByLabelText("Bekräfta lösenordet").fill(again);
  await button(card, "Spara lösenordet").click();
  await expect.element(page.getByText(message).first()).toBeVisible();
}

test("the dashboard says everything in the specification's own words", async () => {
  const kayak = anItem({ id: 5, name: "Ordlistans kajak" });
  const car = anItem({ id: 6, type: "rv", name: "Bilen", peakSeasonOnly: true });
  const listed = { ...AGREEMENT, id: 9, name: "Ordlistans avtal", isDefault: false };
  const { openPlaces: _open, ...named } = listed;
  const whole = { ...named, content: "<p>Text</p>", version: 1 };
  const seen = keepWords();
  await openDashboard([
    answer(listItems, () => (sent(removeItem).length > 0 ? [car] : [kayak, car])),
    answer(removeItem, null),
    answer(listAgreements, () =>
      sent(createAgreement).length > sent(removeAgreement).length
        ? [listed, AGREEMENT]
        : [AGREEMENT],
    ),
    answer(agreementById, whole),
    answer(createAgreement, whole),
    answer(changeAgreement, whole),
    answer(removeAgreement, null),
    answer(settings, () => ({
      globalDefaultPickupTime: sent(setGlobalPickupTime).length > 0 ? "14:30" : "15:00",
      globalDefaultReturnTime: "12:00",
    })),
    inTurn(
      answer(setGlobalPickupTime, {
        globalDefaultPickupTime: "14:30",
        globalDefaultReturnTime: "12:00",
      }),
      answerRaw(setGlobalPickupTime, 503, ""),
    ),
    inTurn(answer(updatePassword, null), answerRaw(updatePassword, 500, "")),
  ]);
  await remove("Ordlistans kajak");

  await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
  for (const [label, typed] of [
    ["Namn", "Ordlistans avtal"],
    ["Beskrivning", "Kort"],
    ["Innehåll", "<p>Text</p>"],
  ] as const)
    await dialog().getByLabelText(label).fill(typed);
  await button(dialog(), "Spara avtalet").click();
  await button(row("Ordlistans avtal"), "Redigera").click();
  await dialog().getByLabelText("Innehåll").fill("<p>Ny text</p>");
  await button(dialog(), "Spara avtalet").click();
  await expect.element(toast("Hyresavtal uppdaterat")).toBeVisible();
  await remove("Ordlistans avtal");

  await setTimes("24:00", "Tid måste vara i format HH:MM");
  await setTimes("14:30", "Globala standardtider har uppdaterats");
  await setTimes("14:45", "Kunde inte spara en eller flera inställningar");

  await setPassword("lång nog", "en annan", "Lösenorden matchar inte");
  await setPassword("kort", "kort", "Lösenordet måste vara minst 8 tecken långt");
  await setPassword("lång nog", "lång nog", "Lösenordet har uppdaterats");
  await setPassword("lång nog", "lång nog", "Kunde inte uppdatera lösenordet");
  await expect.element(page.getByLabelText("Bekräfta lösenordet")).toHaveValue("lång nog");

  expect(WORDS.filter((word) => !seen.has(word))).toEqual([]);
});
