import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const PATH = "/api/settings/words";
let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const read = async (path: string) => (await shop.call(path, { as })).json();
const change = (body: unknown) => shop.call(PATH, { method: "PATCH", body, as });

const ABOUT = {
  description: "",
  lead: "Vi är två syskon.",
  sections: [{ heading: "Så började det", text: "Ett.\n\nTvå." }],
  values: [],
};

test("pages say what holds for every shop until the owner has written something", async () => {
  expect(await read(PATH)).toMatchObject({ own: [], local: [] });
  expect(await read("/api/shop/words/about")).toMatchObject({
    sections: [{ heading: "Det här gör vi" }, {}],
  });
});

test("what the owner has written is read by the next visitor, and put back by one press", async () => {
  const before = await read("/api/shop/words/about");
  expect((await change({ about: ABOUT })).json()).toMatchObject({ about: ABOUT, own: ["about"] });
  expect(await read("/api/shop/words/about")).toEqual(ABOUT);
  expect((await change({ about: null })).json()).toMatchObject({ own: [] });
  expect(await read("/api/shop/words/about")).toEqual(before);
});

test("what is saved as every shop says it follows the shop on: only the rest is the owner's own", async () => {
  const standard = (await read(PATH)).about;
  expect((await change({ about: standard })).json()).toMatchObject({ own: [] });
  const own = { ...standard, lead: "Vi är två syskon." };
  expect((await change({ about: own })).json()).toMatchObject({ about: own, own: ["about"] });
  const named = { presentation: { name: "Årevidd" } };
  await shop.call("/api/settings/shop", { method: "PATCH", body: named, as });
  expect(await read("/api/shop/words/about")).toMatchObject({
    lead: "Vi är två syskon.",
    description: expect.stringMatching(/^Årevidd hyr ut/),
  });
  await change({ about: null });
  const renamed = { presentation: { name: "Norrvidd" } };
  await shop.call("/api/settings/shop", { method: "PATCH", body: renamed, as });
});

test("a town gets a page of its own, and loses it again", async () => {
  const { motorhomes } = await read(PATH);
  const page = { ...motorhomes, heading: "Hyr husbil i Åre", slug: "are", name: "Åre" };
  expect((await change({ local: [page] })).statusCode).toBe(200);
  expect(await read("/api/shop/words/motorhomes/are")).toEqual(page);
  expect((await shop.call("/api/shop/words/motorhomes/sundsvall")).statusCode).toBe(404);
  const twice = await change({ local: [page, page] });
  expect(twice.statusCode).toBe(400);
  expect(twice.json().fields).toEqual({ local: "Två sidor har samma adress. Ändra den ena." });
  await change({ local: [] });
  expect((await shop.call("/api/shop/words/motorhomes/are")).statusCode).toBe(404);
});

test("a section without a heading is refused where it stands", async () => {
  const sections = [{ heading: " ", text: "Ett." }];
  const answer = await change({ about: { ...ABOUT, sections } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ "about.sections.0.heading": "Måste fyllas i" });
});
