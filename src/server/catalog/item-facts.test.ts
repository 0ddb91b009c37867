import { beforeAll, expect, test } from "vitest";
import type { ItemCard, RentalItem } from "#contracts/catalog.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { NO_FACTS } from "#domain/catalog/item-facts.ts";
import { anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const VAN = { type: "rv", name: "Ripa", pricePerDay: 1200 };
const TOLD = {
  sleeps: 4,
  seats: 4,
  facts: {
    lengthCm: 660,
    weightKg: 3499.5,
    minAge: 21,
    licence: "B",
    licenceYears: 2,
    included: ["Gasol", "Elkabel"],
  },
  freeKmPerDay: 200,
  extraKmPrice: 3,
  packingList: ["Sänglinne", "Ficklampa"],
  checklist: ["Däcken", "Gasolen"],
};
const create = (body: object) => shop.call("/api/rental-items", { method: "POST", body, as });
const change = (id: number, body: object) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as });

test("an item tells nothing of itself that its owner has not told", async () => {
  const item = (await create(VAN)).json<RentalItem>();
  expect(item).toMatchObject({
    sleeps: null,
    seats: null,
    facts: NO_FACTS,
    freeKmPerDay: null,
    extraKmPrice: null,
    packingList: [],
    checklist: null,
  });
});

test("what people ask is kept, shown to anybody, and goes along with a copy", async () => {
  const item = (await create({ ...VAN, ...TOLD })).json<RentalItem>();
  const shown = await shop.call(`/api/rental-items/${item.id}`);
  expect(shown.json<RentalItem>()).toMatchObject(TOLD);
  const copy = await shop.call(`/api/rental-items/${item.id}/duplicate`, {
    method: "POST",
    body: { key: crypto.randomUUID() },
    as,
  });
  expect(copy.statusCode, copy.body).toBe(201);
  expect(copy.json<RentalItem>()).toMatchObject(TOLD);
  // What is not sent of the facts is not told any more; what is not sent at all stays.
  const changed = await change(item.id, { facts: { lengthCm: 700 } });
  expect(changed.json<RentalItem>()).toMatchObject({
    ...TOLD,
    facts: { ...NO_FACTS, lengthCm: 700 },
  });
});

test("a checklist of its own may be empty, and is put back to that of its kind", async () => {
  const { id } = (await create({ ...VAN, ...TOLD })).json<RentalItem>();
  const checklistAfter = async (body: object) =>
    (await change(id, body)).json<RentalItem>().checklist;
  expect(await checklistAfter({ checklist: [] })).toEqual([]);
  expect(await checklistAfter({ name: "Ripa" })).toEqual([]);
  expect(await checklistAfter({ checklist: null })).toBeNull();
});

test("lines are kept without empty ones and without saying one twice", async () => {
  const { id } = await anItem(shop.db);
  const changed = await change(id, {
    packingList: [" Ficklampa ", "", "ficklampa", "Karta"],
    facts: { included: ["Gasol", "  "] },
  });
  expect(changed.json<RentalItem>()).toMatchObject({
    packingList: ["Ficklampa", "Karta"],
    facts: { included: ["Gasol"] },
  });
});

test.each([
  [{ facts: { lengthCm: 3 } }, "facts.lengthCm", "Måste vara minst 10"],
  [{ facts: { weightKg: 0 } }, "facts.weightKg", "Måste vara minst 0,1"],
  [{ facts: { weightKg: 6.55 } }, "facts.weightKg", "högst en decimal"],
  [{ facts: { minAge: 140 } }, "facts.minAge", "Får vara högst 99"],
  [{ facts: { licence: "Z" } }, "facts.licence", "Är inte giltigt"],
  [{ facts: { included: ["x".repeat(121)] } }, "facts.included.0", "Får vara högst 120 tecken"],
  [{ packingList: ["Karta", "x".repeat(121)] }, "packingList.1", "Får vara högst 120 tecken"],
  [{ packingList: Array(41).fill("Karta") }, "packingList", "Får vara högst 40"],
  [{ freeKmPerDay: -1 }, "freeKmPerDay", "Måste vara minst 0"],
  [{ extraKmPrice: 2.5 }, "extraKmPrice", "Måste vara ett heltal"],
])("%j is refused at its field", async (body, field, words) => {
  const { id } = await anItem(shop.db);
  const answer = await change(id, body);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<ErrorAnswer>().fields?.[field]).toContain(words);
});

test("a card tells beds, belts and length in words, and nothing of a thing that is not driven", async () => {
  const van = await anItem(shop.db, { sleeps: 4, seats: 1 });
  const kayak = await anItem(shop.db, { type: "equipment" });
  await change(van.id, { facts: { lengthCm: 660 } });
  await change(kayak.id, { facts: { lengthCm: 525 } });
  const cards = (await shop.call("/api/rental-items/cards")).json<ItemCard[]>();
  const room = (id: number) => cards.find((card) => card.id === id)?.room;
  expect(room(van.id)?.replaceAll("\u00a0", " ")).toBe("4 bäddar · 1 bälte · 6,60 m");
  expect(room(kayak.id)).toBe("");
});

test("the list of prices names what a kilometre costs beyond the free ones", async () => {
  await anItem(shop.db, { name: "Milslukaren", extraKmPrice: 3, freeKmPerDay: 200 });
  const csv = (await shop.call("/api/rental-items/export", { as })).body;
  expect(csv).toMatch(/Milslukaren.*Extra kilometer.*3.*Per km/);
});
