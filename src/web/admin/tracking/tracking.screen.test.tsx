import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { saveTrackingSettings, trackingSettings } from "#contracts/tracking.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { quietDashboard } from "#test/screens/quiet-dashboard.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, inTurn, refuse, type Stub } from "#test/screens/stubs.ts";

type Stored = Record<string, string>;

const OFF = {
  facebookPixelId: "",
  facebookPixelEnabled: "false",
  googleAdsId: "",
  googleAdsEnabled: "false",
  plausibleDomain: "",
  plausibleEnabled: "false",
  plausibleServerUrl: "",
  chatProvider: "",
  chatId: "",
  chatServerUrl: "",
  chatEnabled: "false",
};

/** A shop that keeps what is saved, and what a colleague saves from elsewhere. */
function shopThatKeeps(): { stubs: [Stub, Stub]; colleague: (change: Stored) => void } {
  let stored: Stored = OFF;
  const save = (change: object) => {
    const words = Object.entries(change).map(([name, value]) => [name, String(value)]);
    stored = { ...stored, ...(Object.fromEntries(words) as Stored) };
  };
  const stubs: [Stub, Stub] = [
    answer(trackingSettings, () => stored as never),
    answer(saveTrackingSettings, ({ body }) => {
      const { before: _before, ...change } = body as Stored;
      save(change);
      return stored as never;
    }),
  ];
  return { stubs, colleague: save };
}

const openTracking = (stubs: Stub[], width = 1280) =>
  openScreen("/admin/tracking-settings", { as: "admin", answers: stubs, width });

const aSwitch = (tool: string) => page.getByRole("switch", { name: `Aktivera ${tool}` });
const google = () => page.getByLabelText("Google Ads-id");
const save = () => page.getByRole("button", { name: "Spara inställningar" }).click();
const toast = (title: string) => page.getByRole("listitem").filter({ hasText: title });

test("what cannot be right is told at its field, and nothing typed is lost when saving fails", async () => {
  const { stubs } = shopThatKeeps();
  await openTracking(stubs);
  await aSwitch("Google Ads").click();
  await save();
  await expect
    .element(google())
    .toHaveAccessibleDescription(
      "Sparat, men mäter inget förrän det är rätt ifyllt. Fyll i Google Ads-id, eller stäng av Google Ads.",
    );
  await google().fill("12345");
  await save();
  await expect.element(google()).toHaveAccessibleDescription(/^Sparat, men .* börjar med AW-/);
  // It is saved: nothing is wrong with the form.
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
  await expectAccessible();

  await google().fill("AW-123456789");
  const fault = JSON.stringify({ message: "Något gick fel hos oss.", code: "shop.fault" });
  stubCalls(inTurn(answerRaw(saveTrackingSettings, 500, fault), stubs[1]));
  await save();
  await expect.element(toast("Ett fel uppstod")).toHaveTextContent("Något gick fel hos oss.");
  await expect.element(google()).toHaveValue("AW-123456789");
  await save();
  await expect.element(toast("Inställningarna har sparats").first()).toBeVisible();
  expect(sent(saveTrackingSettings).at(-1)).toMatchObject({
    body: { googleAdsId: "AW-123456789" },
  });
});

test("what a colleague saved meanwhile is asked about before it is replaced", async () => {
  const { stubs, colleague } = shopThatKeeps();
  await openTracking(stubs, 390);
  await aSwitch("Google Ads").click();
  await google().fill("AW-123456789");
  colleague({ googleAdsId: "AW-555555555" });
  const sentence =
    "Spårningsinställningarna har ändrats sedan du öppnade sidan. Inget har sparats över.";
  stubCalls(refuse(saveTrackingSettings, "setting.changed", { message: sentence }));
  await save();
  await expect.element(page.getByRole("main")).toHaveTextContent(sentence);
  // What it was typed over goes along: that is what the shop judges by.
  expect(sent(saveTrackingSettings)).toMatchObject([
    { body: { googleAdsId: "AW-123456789", before: { googleAdsId: "" } } },
  ]);
  await expect.element(google()).toHaveValue("AW-123456789");
  expect(cutOff()).toEqual([]);
  await page.getByRole("button", { name: "Visa det som är sparat" }).click();
  await expect.element(google()).toHaveValue("AW-555555555");
});

test("who leaves with unsaved settings is asked first, also on the way back", async () => {
  const { stubs } = shopThatKeeps();
  await openScreen("/admin", { as: "admin", answers: [...stubs, ...quietDashboard()] });
  await page.getByRole("link", { name: "Spårning" }).first().click();
  const pixel = aSwitch("Facebook Pixel");
  await pixel.click();
  await expect.element(page.getByText("Osparade ändringar")).toBeVisible();
  const back = page.getByRole("link", { name: "Tillbaka" });
  await back.click();
  const asked = page.getByRole("dialog", {
    name: "Du har inställningar som inte är sparade",
  });
  const stay = asked.getByRole("button", { name: "Stanna kvar" });
  await stay.click();
  await expect.element(pixel).toBeChecked();
  window.history.back();
  await stay.click();
  expect(window.location.pathname).toBe("/admin/tracking-settings");
  await expect.element(pixel).toBeChecked();
  await back.click();
  await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
  await expect.poll(() => window.location.pathname).toBe("/admin");
});
