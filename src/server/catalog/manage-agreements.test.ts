import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FullAgreement, ListedAgreement } from "#contracts/agreements.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import {
  rentalAgreements,
  rentalAgreementVersions,
  rentalItems,
} from "#server/platform/db/tables/catalog.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});
beforeEach(async () => {
  await shop.db.update(rentalItems).set({ rentalAgreementId: null, archivedAt: new Date() });
  await shop.db.delete(rentalAgreements);
});

const ROOT = "/api/rental-agreements";
const FIELDS = { name: "Husbil", description: "För husbilar", content: "<p>Text ett</p>" };
const create = (fields: object = {}) =>
  shop.call(ROOT, { method: "POST", body: { ...FIELDS, ...fields }, as });
const made = async (fields: object = {}) => (await create(fields)).json<FullAgreement>();
const change = (id: number, body: object) =>
  shop.call(`${ROOT}/${id}`, { method: "PATCH", body, as });
const remove = (id: number) => shop.call(`${ROOT}/${id}`, { method: "DELETE", as });
const list = async () => (await shop.call(ROOT, { as })).json<ListedAgreement[]>();
const read = async (id: number) => (await shop.call(`${ROOT}/${id}`, { as })).json<FullAgreement>();

test("an agreement is added, listed newest first without its text, and read with it", async () => {
  const answer = await create();
  expect(answer.statusCode).toBe(201);
  const first = answer.json<FullAgreement>();
  expect(first).toMatchObject({ ...FIELDS, isDefault: false });
  const second = await made({ name: "Utrustning" });
  const entry = { description: "För husbilar", isDefault: false, openPlaces: 0 };
  expect(await list()).toEqual([
    { ...entry, id: second.id, name: "Utrustning" },
    { ...entry, id: first.id, name: "Husbil" },
  ]);
  expect(await read(first.id)).toEqual(first);
});

test("the list tells how many places the current text of an agreement leaves open", async () => {
  const { id } = await made({ content: "<p>Fyllt [21] år, kört i [två] år.</p>" });
  const open = async () => (await list()).find((one) => one.id === id)?.openPlaces;
  expect(await open()).toBe(2);
  await change(id, { content: "<p>Fyllt 21 år, kört i [två] år.</p>" });
  expect(await open()).toBe(1);
});

test("there is at most one default: a new one takes over", async () => {
  const one = await made({ isDefault: true });
  const two = await made({ isDefault: true });
  const defaults = async () => (await list()).filter((a) => a.isDefault).map((a) => a.id);
  expect(await defaults()).toEqual([two.id]);
  await change(one.id, { isDefault: true });
  expect(await defaults()).toEqual([one.id]);
  await change(one.id, { isDefault: false });
  expect(await defaults()).toEqual([]);
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(two.id)));
  expect(lines.map(({ action, after }) => ({ action, after }))).toMatchObject([
    { action: "agreement-created" },
    { action: "agreement-updated", after: { isDefault: false } },
  ]);
});

test("the default stays the default while items rely on it, until another one takes over", async () => {
  const one = await made({ isDefault: true });
  const item = await anItem(shop.db, { name: "Ripa" });
  const refused = await change(one.id, { isDefault: false, name: "Annat namn" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "catalog.agreement-needed",
    message:
      "Hyresavtalet är standard och gäller för Ripa. Gör ett annat avtal till standard först.",
  });
  expect(await read(one.id)).toEqual(one);
  expect((await change(one.id, { isDefault: true, description: "Ny" })).statusCode).toBe(200);

  const two = await made({ isDefault: true });
  expect((await read(one.id)).isDefault).toBe(false);
  await change(one.id, { isDefault: true });
  expect((await read(two.id)).isDefault).toBe(false);

  await shop.db
    .update(rentalItems)
    .set({ rentalAgreementId: two.id })
    .where(eq(rentalItems.id, item.id));
  expect((await change(one.id, { isDefault: false })).statusCode).toBe(200);
});

test("another text or name is a new version; what customers accepted stays as they read it", async () => {
  const first = await made();
  const second = (await change(first.id, { content: "<p>Text två</p>" })).json<FullAgreement>();
  expect(second.version).not.toBe(first.version);
  const third = (await change(first.id, { name: "Husbil 2027" })).json<FullAgreement>();
  expect(third).toMatchObject({ name: "Husbil 2027", content: "<p>Text två</p>" });
  const texts = await shop.db
    .select()
    .from(rentalAgreementVersions)
    .where(eq(rentalAgreementVersions.rentalAgreementId, first.id))
    .orderBy(rentalAgreementVersions.version);
  expect(texts).toMatchObject([
    { id: first.version, version: 1, name: "Husbil", content: "<p>Text ett</p>" },
    { id: second.version, version: 2, name: "Husbil", content: "<p>Text två</p>" },
    { id: third.version, version: 3, name: "Husbil 2027", content: "<p>Text två</p>" },
  ]);
});

test("a change that leaves the text is no new version, and one that changes nothing no change", async () => {
  const first = await made();
  const described = await change(first.id, { description: "Ny", content: FIELDS.content });
  expect(described.json()).toMatchObject({ version: first.version, description: "Ny" });
  await change(first.id, { description: "Ny" });
  await change(first.id, {});
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(first.id)));
  expect(lines.map((line) => line.action)).toEqual(["agreement-created", "agreement-updated"]);
});

test("of two administrators who rewrite the same text the second is told", async () => {
  const { id, version } = await made();
  expect((await change(id, { content: "<p>Min</p>", version })).statusCode).toBe(200);
  const second = await change(id, { content: "<p>Din</p>", version });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toEqual({
    code: "catalog.agreement-edited",
    message:
      "Någon annan ändrade hyresavtalet medan du redigerade. Inget har sparats över. Ladda om för att se ändringen.",
  });
  expect((await read(id)).content).toBe("<p>Min</p>");
});

describe("the text", () => {
  test.each([
    ["<p>Hej<script>alert(1)</script></p>", "<p>Hej</p>"],
    ['<p onclick="x()" style="position:fixed" class="a" id="b">Hej</p>', "<p>Hej</p>"],
    ['<img src=x onerror="alert(1)">Text', "Text"],
    ['<a href="javascript:alert(1)">länk</a>', '<a rel="noopener noreferrer">länk</a>'],
    ['<a href=" jAvaScript:alert(1)">länk</a>', '<a rel="noopener noreferrer">länk</a>'],
    ['<a href="//ond.example">länk</a>', '<a rel="noopener noreferrer">länk</a>'],
    [
      '<a href="https://example.com/a?b=1&amp;c=2" target="_blank">länk</a>',
      '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">länk</a>',
    ],
    ["<iframe src='https://ond.example'></iframe><p>Kvar</p>", "<p>Kvar</p>"],
    ["<form action='/x'><input name=a><button>OK</button></form>", "OK"],
    ["<svg><script>alert(1)</script></svg>Kvar", "Kvar"],
    ["<style>p{display:none}</style><p>Kvar</p>", "<p>Kvar</p>"],
    ["<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>", null],
    [
      "<h2>1. Å</h2><ul><li><strong>Ä</strong> &amp; <em>ö</em></li></ul><br />",
      "<h2>1. Å</h2><ul><li><strong>Ä</strong> &amp; <em>ö</em></li></ul><br />",
    ],
    ["2 < 3 & 4 > 1", "2 &lt; 3 &amp; 4 &gt; 1"],
  ])("%s is stored as %s", async (sent, stored) => {
    const answer = await create({ content: sent });
    if (stored === null) expect(answer.body).not.toContain("onerror");
    else expect(answer.json()).toMatchObject({ content: stored });
  });

  test.each(["<script>alert(1)</script>", "<p> &nbsp; </p><br>", "<img src=x>"])(
    "%s leaves nothing to read, and is refused",
    async (content) => {
      const { id } = await made();
      for (const answer of [await create({ content }), await change(id, { content })]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({
          code: "catalog.agreement-empty",
          message: "Hyresavtalet behöver en text.",
          fields: { content: "Hyresavtalet behöver en text." },
        });
      }
      expect((await read(id)).content).toBe("<p>Text ett</p>");
    },
  );
});

describe("removing an agreement", () => {
  const sentence = async (id: number) => {
    const answer = await remove(id);
    expect(answer.statusCode).toBe(409);
    return answer.json<ErrorAnswer>().message;
  };

  test("that nobody uses removes it and keeps the texts that were accepted", async () => {
    const { id, version } = await made();
    expect((await remove(id)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await remove(id)).json()).toEqual({
      code: "catalog.agreement-gone",
      message: "Hyresavtalet finns inte längre. Ladda om sidan.",
    });
    const [kept] = await shop.db
      .select()
      .from(rentalAgreementVersions)
      .where(eq(rentalAgreementVersions.id, version));
    expect(kept).toMatchObject({ content: "<p>Text ett</p>", rentalAgreementId: null });
  });

  test("is refused while items use it, and they are named", async () => {
    const { id } = await made();
    await anItem(shop.db, { name: "Ripa", rentalAgreementId: id });
    expect(await sentence(id)).toBe(
      "Hyresavtalet används av Ripa. Välj ett annat avtal där först.",
    );
    for (const name of ["Kajak", "Tält"]) await anItem(shop.db, { name, rentalAgreementId: id });
    expect(await sentence(id)).toContain("används av Ripa, Kajak och Tält.");
    for (const name of ["A", "B", "C"]) await anItem(shop.db, { name, rentalAgreementId: id });
    expect(await sentence(id)).toContain("används av Ripa, Kajak, Tält, A och 2 till.");
  });

  test("is refused for the default while items rely on it", async () => {
    const { id } = await made({ isDefault: true });
    await anItem(shop.db, { name: "Lakan", isAddonOnly: true });
    await anItem(shop.db, { name: "Ripa" });
    expect(await sentence(id)).toBe(
      "Hyresavtalet är standard och gäller för Ripa. Gör ett annat avtal till standard först.",
    );
    await made({ isDefault: true });
    expect((await remove(id)).statusCode).toBe(204);
  });

  test("is not hindered by an item that was hidden", async () => {
    const { id } = await made();
    const item = await anItem(shop.db, { rentalAgreementId: id });
    await aBooking(shop.db, { itemId: item.id, start: "2026-07-01", end: "2026-07-02" });
    await shop.call(`/api/rental-items/${item.id}`, { method: "DELETE", as });
    expect((await remove(id)).statusCode).toBe(204);
  });

  test("is written in the log with what it said", async () => {
    const { id } = await made();
    await remove(id);
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    expect(lines.at(-1)).toMatchObject({
      action: "agreement-deleted",
      entity: "rental-agreement",
      before: { name: "Husbil", content: "<p>Text ett</p>" },
    });
  });
});

test("an agreement that does not exist can be neither read nor changed", async () => {
  expect((await shop.call(`${ROOT}/99999`, { as })).statusCode).toBe(404);
  expect((await change(99_999, { name: "x" })).statusCode).toBe(404);
});
