import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

const change = (action: string, before: unknown, after: unknown) =>
  describeChange({ at: "2027-03-01T09:00:00.000Z", actor: "admin", action, before, after });

test("a change of the item is told field by field, from what to what", () => {
  expect(
    change(
      "item-updated",
      { pricePerDay: 1200, peakSeasonOnly: false, heroText: "" },
      { pricePerDay: 1350, peakSeasonOnly: true, heroText: "Fjäll" },
    ),
  ).toEqual({
    title: "Ändrade objektet",
    lines: [
      { label: "Pris per dygn", from: "1\u00a0200\u00a0kr", to: "1\u00a0350\u00a0kr" },
      { label: "Endast högsäsong", from: "Nej", to: "Ja" },
      { label: "Hero: rubrik", from: "tomt", to: "Fjäll" },
    ],
  });
});

test("what belongs to the item is named, and only what differs is listed", () => {
  const row = { id: 3, rentalItemId: 1, name: "Lakan", price: 90, priceType: "one-time" };
  expect(change("addon-updated", row, { ...row, priceType: "daily" })).toEqual({
    title: "Ändrade tillvalet Lakan",
    lines: [{ label: "Pristyp", from: "Engångspris", to: "Per dygn" }],
  });
  expect(change("addon-deleted", row, null).title).toBe("Tog bort tillvalet Lakan");
});

test("dates and weekdays are read as people say them", () => {
  expect(
    change("interval-created", null, {
      id: 1,
      rentalItemId: 1,
      startDate: "2027-06-01",
      startWeekday: "sunday",
    }),
  ).toEqual({
    title: "Lade till en bokningsperiod",
    lines: [
      { label: "Startdatum", to: "1 juni 2027" },
      { label: "Återlämningsdag", to: "Söndag" },
    ],
  });
});

test("an agreement is called by its name, and none means the default one", () => {
  const linked = {
    at: "2027-03-01T09:00:00.000Z",
    actor: "admin",
    action: "agreement-linked",
    before: { rentalAgreementId: null },
    after: { rentalAgreementId: 3 },
  };
  const names = { rentalAgreementId: { 3: "Villkor för husbil" } };
  expect(describeChange(linked, names)).toEqual({
    title: "Bytte hyresavtal",
    lines: [{ label: "Hyresavtal", from: "standardavtalet", to: "Villkor för husbil" }],
  });
});

test("a place is called by its name, one that is gone by its number, and none means the first", () => {
  const moved = {
    at: "2027-03-01T09:00:00.000Z",
    actor: "admin",
    action: "item-updated",
    before: { placeId: 4 },
    after: { placeId: 3 },
  };
  const label = "Hämtningsplats";
  const lines = (from: number | null) =>
    describeChange({ ...moved, before: { placeId: from } }, { placeId: { 3: "Stationen" } }).lines;
  expect(lines(4)).toEqual([{ label, from: "plats 4", to: "Stationen" }]);
  expect(lines(null)).toEqual([{ label, from: "butikens första plats", to: "Stationen" }]);
});

test("a new item is one line, and pictures are counted instead of named", () => {
  expect(change("item-created", null, { name: "Ripa" })).toEqual({
    title: "Skapade objektet",
    lines: [],
  });
  expect(
    change("item-updated", { imageGallery: ["/a"] }, { imageGallery: ["/a", "/b"] }).lines,
  ).toEqual([{ label: "Galleri", from: "1 bild", to: "2 bilder" }]);
});

test("a checklist is told line by line, and none of its own means that of its kind", () => {
  expect(change("item-updated", { checklist: null }, { checklist: ["Däcken", "Gasolen"] })).toEqual(
    {
      title: "Ändrade objektet",
      lines: [{ label: "Checklista", from: "som alla av samma slag", to: "Däcken, Gasolen" }],
    },
  );
});
