import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { changeItem } from "#contracts/catalog-admin.ts";
import { itemById } from "#contracts/catalog.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { openEditor, panel, save, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, refuse } from "#test/screens/stubs.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });

test("a new item begins with what the specification says, and asks for nothing but type, name and price", async () => {
  await openEditor(shopWithItem(), { isNew: true });
  await expect.element(page.getByRole("radio", { name: "Husbil", exact: true })).toBeChecked();
  await expect.element(field("Grundavgift")).toHaveValue("0");
  await expect.element(field("Antal")).toHaveValue("1");
  await expect.element(field("Deposition")).toHaveValue("5000");
  await expect.element(page.getByLabelText("Endast högsäsong")).not.toBeChecked();
  await expect.element(page.getByLabelText("Endast tillval")).not.toBeChecked();
  await expect.element(page.getByPlaceholder("15:00")).toBeVisible();
  await expect.element(page.getByPlaceholder("12:00")).toBeVisible();
  await expect.element(page.getByText("Skapas av namnet om det lämnas tomt")).toBeVisible();
  await expect.element(page.getByText(/lägger du till när objektet är skapat/)).toBeVisible();
  await field("Utrustning").click();
  await expect.element(field("Deposition")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Skapa objektet" }).click();
  await expect.element(field("Namn")).toHaveFocus();
  await expect.element(page.getByText("Måste fyllas i")).toHaveLength(2);
});

test("the features begin with one group and one empty row, and the last group stays", async () => {
  await openEditor(shopWithItem());
  const features = panel("Funktioner");
  const removals = features.getByRole("button", { name: "Ta bort gruppen" });
  await expect.element(features.getByRole("group")).toHaveLength(1);
  await expect.element(features.getByLabelText(/^Funktion \d/)).toHaveLength(1);
  await expect.element(removals).toHaveLength(0);
  await features.getByRole("button", { name: "Lägg till grupp" }).click();
  await expect.element(features.getByLabelText("Rubrik på gruppen").last()).toHaveFocus();
  await expect.element(removals).toHaveLength(2);
  await removals.first().click();
  await expect.element(removals).toHaveLength(0);
});

test("a film is shown from its id or its whole address, and asks YouTube nothing unasked", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  await field("Film på YouTube").fill("https://youtu.be/dQw4w9WgXcQ");
  await field("Filmens titel").fill("Paddling i maj");
  await expect
    .element(page.getByRole("button", { name: "Paddling i maj Spela filmen" }))
    .toBeVisible();
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname);
  expect(asked.filter((host) => host.includes("youtube"))).toEqual([]);
  expect(document.querySelector("iframe")).toBeNull();
  // The shop answers the id alone.
  stubCalls(answer(changeItem, { ...shop.kept.item, youtubeVideoId: "dQw4w9WgXcQ", version: 2 }));
  await save().click();
  await expect.element(field("Film på YouTube")).toHaveValue("dQw4w9WgXcQ");
});

test("on a phone nothing is wider than the screen, and every section is a tap away", async () => {
  await openEditor(shopWithItem(), { width: 390, height: 844 });
  expect(cutOff()).toEqual([]);
  await page.getByRole("navigation", { name: "Delar av sidan" }).getByText("Säsongspriser").click();
  await expect.element(page.getByRole("heading", { name: "Säsongspriser" })).toBeInViewport();
  await expect.element(save()).toBeInViewport();
  await expectAccessible();
});

for (const width of [390, 768, 1280])
  test(`an item is saved by a press at ${width} px: nothing lies over the button`, async () => {
    const shop = shopWithItem();
    await openEditor(shop, { width, height: 844 });
    await field("Pris per dygn").fill("525");
    // The browser presses what lies there, and refuses where that is something else.
    await userEvent.click(save());
    await expect.element(toast("Uthyrningsobjekt uppdaterat")).toBeVisible();
    expect(shop.kept.item.pricePerDay).toBe(525);
  });

test("an item that is not there says so, and one that cannot be fetched can be tried again", async () => {
  const { stubs } = shopWithItem();
  await openScreen("/admin/rental-items/7", {
    as: "admin",
    answers: [refuse(itemById, "catalog.item-unknown")],
  });
  await expect
    .element(page.getByRole("heading", { name: "Objektet kunde inte hittas" }))
    .toBeVisible();

  await cleanup();
  stubCalls(answerRaw(itemById, 503, ""));
  await openScreen("/admin/rental-items/7", { as: "admin" });
  await expect.element(page.getByRole("alert")).toBeVisible();
  stubCalls(...stubs);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(page.getByRole("heading", { name: "Provkanot", level: 1 })).toBeVisible();
});

test("a word is no item, least of all one that a call of the shop is named by", async () => {
  await openScreen("/admin/rental-items/cards", { as: "admin" });
  await expect.element(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
