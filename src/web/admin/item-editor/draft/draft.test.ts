import { expect, test } from "vitest";
import { changesOf, wishOf } from "./draft-wish.ts";
import { EMPTY_STEP, readSteps } from "./long-stay-draft.ts";
import { changedAlts, differing, EMPTY_DRAFT, type ItemDraft } from "./item-draft.ts";
import { dropDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";
import { overtaking } from "./merge-drafts.ts";

const ripa: ItemDraft = { ...EMPTY_DRAFT, name: "Ripa", pricePerDay: "1200" };

test("an item needs a name and a price, and is told so beside the fields", () => {
  const wish = wishOf(EMPTY_DRAFT);
  expect(wish).toEqual({
    ok: false,
    problem: { name: "Måste fyllas i", pricePerDay: "Måste fyllas i" },
  });
});

test("a price may be typed the way it is written on a sign", () => {
  expect(wishOf({ ...ripa, pricePerDay: "1 895 kr" })).toMatchObject({
    value: { pricePerDay: 1895 },
  });
  expect(wishOf({ ...ripa, pricePerDay: "12,50" })).toMatchObject({
    problem: { pricePerDay: "Måste vara ett heltal" },
  });
  expect(wishOf({ ...ripa, basePrice: "-1" })).toMatchObject({
    problem: { basePrice: "Måste vara minst 0" },
  });
});

test("an emptied number falls back to what it is for a new item, and an emptied deposit means none", () => {
  const wish = wishOf({ ...ripa, basePrice: "", quantity: "", depositAmount: "" });
  expect(wish).toMatchObject({ value: { basePrice: 0, quantity: 1, depositAmount: null } });
});

test("equipment has no deposit, whatever stands in a field that is not shown", () => {
  const wish = wishOf({ ...ripa, type: "equipment", depositAmount: "nonsens" });
  expect(wish).toMatchObject({ ok: true, value: { depositAmount: null } });
});

test("a save sends what was changed and nothing else", () => {
  const typed = { ...ripa, name: "Fjällripa", rentalAgreementId: "3", alts: { "/a": "Sol" } };
  const wish = wishOf(typed);
  expect(wish.ok && changesOf(wish.value, differing(ripa, typed))).toEqual({ name: "Fjällripa" });
});

test("an empty row among the features is no change worth a warning", () => {
  const typed = { ...ripa, featureSets: [{ heading: " ", features: ["", ""] }] };
  expect(differing(ripa, typed)).toEqual([]);
  expect(differing(ripa, { ...ripa, featureSets: [{ heading: "Kök", features: [] }] })).toEqual([
    "featureSets",
  ]);
});

test("only pictures the item still has are described", () => {
  const typed = {
    ...ripa,
    mainImageUrl: "/media/a.webp",
    imageGallery: ["/media/b.webp"],
    alts: { "/media/a.webp": " Sol ", "/media/gone.webp": "Borta" },
  };
  expect(changedAlts(ripa, typed)).toEqual([["/media/a.webp", "Sol"]]);
  expect(changedAlts({ ...ripa, alts: { "/media/a.webp": "Sol" } }, typed)).toEqual([]);
});

test("when two edited different things, saving keeps both", () => {
  const { theirs, both, merged } = overtaking({
    baseline: ripa,
    mine: { ...ripa, name: "Min ripa" },
    current: { ...ripa, pricePerDay: "1500" },
  });
  expect(theirs).toEqual(["pricePerDay"]);
  expect(both).toEqual([]);
  expect(merged).toMatchObject({ name: "Min ripa", pricePerDay: "1500" });
});

test("when two edited the same thing differently, it is named before anything is overwritten", () => {
  const { both, merged } = overtaking({
    baseline: ripa,
    mine: { ...ripa, name: "Min ripa", quantity: "2" },
    current: { ...ripa, name: "Din ripa", quantity: "2" },
  });
  expect(both).toEqual(["name"]);
  expect(merged.name).toBe("Min ripa");
});

test("a draft is kept for its own item, and nonsense in the browser's memory is none", () => {
  const memory = new Map<string, string>();
  const store = () => ({
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  });
  keepDraft(store, "7", { draft: ripa, baseline: EMPTY_DRAFT, version: 4 });
  expect(readKeptDraft(store, "7")).toEqual({ draft: ripa, baseline: EMPTY_DRAFT, version: 4 });
  expect(readKeptDraft(store, "8")).toBeUndefined();
  dropDraft(store, "7");
  expect(readKeptDraft(store, "7")).toBeUndefined();
  for (const nonsense of ["{", "7", '{"draft":null,"version":1}', "[]"]) {
    memory.set("item-draft:7", nonsense);
    expect(readKeptDraft(store, "7")).toBeUndefined();
  }
});

test("a browser that keeps nothing costs the draft and nothing more", () => {
  const refusing = () => {
    throw new Error("refused");
  };
  expect(() => keepDraft(refusing, "7", { draft: ripa, baseline: ripa, version: 1 })).not.toThrow();
  expect(readKeptDraft(refusing, "7")).toBeUndefined();
});

test("steps for longer stays are sent as numbers, an empty row is none, and half a one is told where", () => {
  const steps = [
    { fromNights: "7", percent: "10" },
    { fromNights: "", percent: " " },
    { fromNights: "14", percent: "" },
  ];
  const refused = wishOf({ ...ripa, longStay: steps });
  expect(refused.ok ? {} : refused.problem).toEqual({ "longStay.2.percent": "Måste fyllas i" });
  const wish = wishOf({ ...ripa, turnaroundNights: "2", longStay: steps.slice(0, 2) });
  expect(wish.ok && wish.value).toMatchObject({
    turnaroundNights: 2,
    longStay: [{ fromNights: 7, percent: 10 }],
  });
  const falling = [EMPTY_STEP, { fromNights: "14", percent: "5" }, ...steps.slice(0, 2)];
  const lower = wishOf({ ...ripa, longStay: falling });
  expect(lower.ok ? {} : lower.problem).toEqual({
    "longStay.1.percent": "Lägre rabatt än för en kortare hyra. Höj den eller ta bort steget.",
  });
  expect(differing(ripa, { ...ripa, longStay: [{ fromNights: "", percent: "" }] })).toEqual([]);
  expect(differing(ripa, { ...ripa, longStay: steps })).toEqual(["longStay"]);
  expect(readSteps(steps)).toEqual([{ fromNights: 7, percent: 10 }]);
});

test("a checklist of its own is one line for each check, and an emptied one is not none of its own", () => {
  const own = { ...ripa, checklist: "Däcken\n\n Gasolen " };
  expect(wishOf(own)).toMatchObject({ value: { checklist: ["Däcken", "Gasolen"] } });
  expect(differing(own, { ...ripa, checklist: "Däcken\nGasolen" })).toEqual([]);
  expect(differing({ ...ripa, checklist: "" }, ripa)).toEqual(["checklist"]);
  expect(wishOf({ ...ripa, checklist: "" })).toMatchObject({ value: { checklist: [] } });
});
