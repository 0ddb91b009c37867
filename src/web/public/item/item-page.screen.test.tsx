import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itemAddons, itemAgreement } from "#contracts/catalog.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { openItem, shopThatShows, MOTORHOME } from "#test/screens/shown-item.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answerRaw, refuse } from "#test/screens/stubs.ts";

const main = () => page.getByRole("main");
const addons = () => main().getByRole("region", { name: "Tillval" });
const book = () => page.getByRole("link", { name: "Boka", exact: true });
const calendarHasCome = () =>
  expect.poll(() => document.querySelector("[data-day]")).not.toBeNull();

test("a fixed fee is told where the price of a night is", async () => {
  await openItem({ item: { basePrice: 1200 } });
  await expect
    .element(main().getByText("plus en fast avgift på 1 200 kr per uthyrd enhet"))
    .toBeVisible();
});

test("where there is no fixed fee none is told", async () => {
  await openItem();
  await expect.element(main().getByText("Från 2 195 kr per natt")).toBeVisible();
  await expect.element(main()).not.toHaveTextContent("fast avgift på");
});

test("a motorhome's deposit is told before it is booked, and equipment has none", async () => {
  await openItem();
  await expect
    .element(main())
    .toHaveTextContent(
      "Deposition 7 500 kr, betalas före hämtningen och återbetalas inom 7 dagar efter återlämningen",
    );
});

test("of equipment no deposit is told", async () => {
  await openItem({ item: { type: "equipment", name: "Havskajak", depositAmount: null } });
  await expect.element(main().getByRole("heading", { name: "Havskajak" })).toBeVisible();
  await expect.element(main()).not.toHaveTextContent("Deposition");
});

test("extras that cannot be fetched are told and tried again on wish", async () => {
  await openItem({ answers: [answerRaw(itemAddons, 503, "")] });
  // The panel asks for them too, when its code has come.
  await calendarHasCome();
  await expect
    .element(addons().getByRole("alert"))
    .toHaveTextContent("Det gick inte att hämta tillvalen.");
  stubCalls(...shopThatShows(MOTORHOME));
  await addons().getByRole("button", { name: "Försök igen" }).click();
  await expect.element(addons().getByRole("listitem")).toHaveLength(3);
});

test("what is only rented with something else says so and cannot be booked", async () => {
  await openItem({
    item: { isAddonOnly: true, type: "equipment" },
    answers: shopThatShows({ ...MOTORHOME, isAddonOnly: true, type: "equipment" }, []),
  });
  await expect
    .element(
      main().getByText("Hyrs som tillval tillsammans med något annat, och bokas inte för sig."),
    )
    .toBeVisible();
  await expect.element(main().getByText("per natt")).not.toBeInTheDocument();
  expect(document.querySelector("#boka")).toBeNull();
  await expect.element(page.getByRole("heading", { name: "Tillval" })).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(book()).not.toBeInTheDocument();
});

test("an item without an agreement says so", async () => {
  await openItem({ answers: [refuse(itemAgreement, "catalog.agreement-unknown")] });
  await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
  const dialog = page.getByRole("dialog", { name: "Hyresvillkor" });
  await expect
    .element(dialog)
    .toHaveTextContent("Det finns inga särskilda hyresvillkor för det här objektet.");
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("the rental agreement opens in a dialog, and is tried again when it did not come", async () => {
  await openItem({ answers: [answerRaw(itemAgreement, 503, "")] });
  await calendarHasCome();
  expect(sent(itemAgreement)).toEqual([]);
  const button = page.getByRole("button", { name: "Visa hyresvillkor" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Hyresvillkor" });
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Kunde inte ladda hyresvillkoren. Vänligen försök igen senare.");
  await expectAccessible();
  stubCalls(...shopThatShows(MOTORHOME));
  await dialog.getByRole("button", { name: "Försök igen" }).click();
  await expect
    .element(dialog.getByRole("heading", { name: "1. Förare och körkort" }))
    .toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Skriv ut" })).toBeVisible();
  await expectAccessible();

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("region", { name: "Hyresvillkor" })).toHaveFocus();
  await dialog.getByRole("button", { name: "Stäng" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a film is asked for only when somebody plays it", async () => {
  await openItem({
    item: { youtubeVideoId: "abc_DEF-123", youtubeVideoTitle: "En natt på fjället" },
  });
  await expect.element(page.getByRole("heading", { name: "En natt på fjället" })).toBeVisible();
  await expect.element(page.getByText(/^Filmen kommer från YouTube/)).toBeVisible();
  await calendarHasCome();
  const outside = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith("https://"));
  expect(outside).toEqual([]);
  expect(document.querySelector("iframe")).toBeNull();
  // The frame is written down, and asks nobody.
  const asked: string[] = [];
  vi.spyOn(HTMLIFrameElement.prototype, "setAttribute").mockImplementation(function noteSource(
    this: HTMLIFrameElement,
    name,
    value,
  ) {
    if (name === "src") asked.push(value);
    else Element.prototype.setAttribute.call(this, name, value);
  });
  await page.getByRole("button", { name: "Spela filmen" }).click();
  await expect.poll(() => document.querySelector("iframe")?.title).toBe("En natt på fjället");
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1"]);
});

test("a main picture of another site that does not come leaves the plain hero", async () => {
  const url = "data:image/jpeg,borta";
  await openItem({ item: { mainImageUrl: url, imageGallery: [], pictures: [] } });
  await expect.poll(() => document.querySelector(".item-hero-picture")).toBeNull();
  await expect
    .element(page.getByRole("heading", { level: 1, name: MOTORHOME.heroText }))
    .toBeVisible();
});
