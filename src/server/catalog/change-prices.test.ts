import { beforeAll, describe, expect, test } from "vitest";
import type { Change } from "#contracts/audit.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import type { PricePreview } from "#contracts/items-in-bulk.ts";
import { anItem, aSeason } from "#test/builders.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop({ clock: testClock("2027-03-01T09:00:00Z") });
  as = await shop.signIn("admin");
  staff = await shop.signIn("staff");
});

const post = (path: string, body: object, by = as) =>
  shop.call(`/api/rental-items${path}`, { method: "POST", body, as: by });
const patch = (id: number, body: object) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as });
const read = (path: string, by?: string) =>
  shop.call(`/api/rental-items${path}`, by === undefined ? {} : { as: by });
const historyOf = async (id: number) => (await read(`/${id}/history`, as)).json<Change[]>();

describe("changing many prices", () => {
  const WISH = { by: "percent", value: 5, rounding: 5, pricePerDay: true, seasons: true };
  const preview = async (body: object) =>
    (await post("/prices/preview", { ...WISH, ...body })).json<PricePreview>();

  test("shows before and after, then does it in one go, logged for each item", async () => {
    const one = await anItem(shop.db, { pricePerDay: 1195 });
    const two = await anItem(shop.db, { pricePerDay: 1000 });
    await aSeason(shop.db, one.id, { start: "2027-06-01", end: "2027-06-30", price: 1500 });
    await aSeason(shop.db, one.id, { start: "2026-06-01", end: "2026-06-30", price: 1400 });
    const itemIds = [one.id, two.id];
    const shown = await preview({ itemIds });
    const sums = shown.items.map(({ prices }) =>
      prices.map(({ before, after }) => [before, after]),
    );
    expect(sums).toEqual([
      [
        [1195, 1255],
        [1500, 1575],
      ],
      [[1000, 1050]],
    ]);
    const body = { ...WISH, itemIds, mark: shown.mark };
    expect((await post("/prices", body)).statusCode).toBe(200);
    const item = (await read(`/${one.id}`)).json<RentalItem>();
    expect([item.pricePerDay, item.version]).toEqual([1255, 2]);
    expect(item.seasons.map(({ price }) => price)).toEqual([1400, 1575]);
    const actions = (await historyOf(one.id)).map(({ action }) => action);
    expect(actions).toEqual(["season-updated", "item-updated"]);
    const again = await post("/prices", body);
    expect(again.json<ErrorAnswer>().code).toBe("catalog.preview-stale");
    expect((await read(`/${two.id}`)).json<RentalItem>().pricePerDay).toBe(1050);
  });

  test("is refused where a price was changed since it was shown", async () => {
    const { id } = await anItem(shop.db, { pricePerDay: 1000 });
    const { mark } = await preview({ itemIds: [id] });
    await patch(id, { pricePerDay: 900 });
    const answer = await post("/prices", { ...WISH, itemIds: [id], mark });
    expect(answer.statusCode).toBe(409);
    expect((await read(`/${id}`)).json<RentalItem>().pricePerDay).toBe(900);
  });

  test("by two at the same moment happens once: the other is told, and nothing of the first is lost", async () => {
    const { id } = await anItem(shop.db, { pricePerDay: 1000 });
    await aSeason(shop.db, id, { start: "2027-06-01", end: "2027-06-30", price: 1500 });
    const wishes = [{ value: 10 }, { value: -10 }].map((wish) => ({ ...wish, itemIds: [id] }));
    const shown = await Promise.all(wishes.map(preview));
    const answers = await Promise.all(
      wishes.map((wish, at) => post("/prices", { ...WISH, ...wish, mark: shown[at]?.mark })),
    );
    const [done, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(done?.statusCode, done?.body).toBe(200);
    expect(refused?.statusCode).toBe(409);
    expect(refused?.json<ErrorAnswer>()).toMatchObject({ code: "catalog.preview-stale" });
    const first = done!.json<PricePreview>().items[0]!.prices.map(({ after }) => after);
    const item = (await read(`/${id}`)).json<RentalItem>();
    expect([item.pricePerDay, ...item.seasons.map(({ price }) => price)]).toEqual(first);
    expect(item.version).toBe(2);
    expect(await historyOf(id)).toHaveLength(2);
    // Who was refused looks again, and goes on from what the other has made of it.
    const late = wishes[answers.indexOf(refused!)]!;
    const { mark, items } = await preview(late);
    expect(items[0]?.prices.map(({ before }) => before)).toEqual(first);
    expect((await post("/prices", { ...WISH, ...late, mark })).statusCode).toBe(200);
  });

  test("is undone in one go, once, and never over a price that somebody changed since", async () => {
    const { id } = await anItem(shop.db, { pricePerDay: 1195 });
    await aSeason(shop.db, id, { start: "2027-06-01", end: "2027-06-30", price: 1500 });
    const { mark, items } = await preview({ itemIds: [id] });
    await post("/prices", { ...WISH, itemIds: [id], mark });
    const prices = items[0]!.prices.map(({ season, before, after }) => ({
      itemId: id,
      seasonId: season?.id ?? null,
      now: after,
      was: before,
    }));
    const standing = async () => {
      const item = (await read(`/${id}`)).json<RentalItem>();
      return [item.pricePerDay, ...item.seasons.map(({ price }) => price)];
    };
    const undo = () => post("/prices/undo", { prices });
    const both = await Promise.all([undo(), undo()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const putBack = both.map((answer) => answer.json<{ putBack: number }>().putBack);
    expect(new Set(putBack)).toEqual(new Set([0, 2]));
    expect(await standing()).toEqual([1195, 1500]);
    expect(await historyOf(id)).toHaveLength(4);

    await patch(id, { pricePerDay: 999 });
    const refused = await undo();
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorAnswer>().code).toBe("catalog.price-changed-since");
    expect(await standing()).toEqual([999, 1500]);
    expect((await post("/prices/undo", { prices }, staff)).statusCode).toBe(403);
  });

  test.each([
    [{ value: 0 }, "value"],
    [{ value: 2.55 }, "value"],
    [{ value: 900 }, "value"],
    [{ by: "kronor", value: -1000 }, "value"],
    [{ by: "kronor", value: 0.5 }, "value"],
    [{ pricePerDay: false, seasons: false }, "pricePerDay"],
    [{ itemIds: [] }, "itemIds"],
    [{ rounding: 7 }, "rounding"],
  ])("%o is told at its field", async (wrong, field) => {
    const { id } = await anItem(shop.db, { pricePerDay: 1000 });
    const answer = await post("/prices/preview", { ...WISH, itemIds: [id], ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<ErrorAnswer>().fields ?? {})).toEqual([field]);
  });

  test.each([
    [{ by: "kronor", value: 12_345_678 }, "Ange hela kronor, högst 1 000 000 kr upp eller ner."],
    [{ by: "percent", value: 12_345_678 }, "Ange procent från −90 till 500, med högst en decimal."],
    [{ itemIds: [] }, "Välj minst en"],
  ])("%o is told how it can be", async (wrong, sentence) => {
    const { id } = await anItem(shop.db, { pricePerDay: 1000 });
    const answer = await post("/prices/preview", { ...WISH, itemIds: [id], ...wrong });
    expect(answer.statusCode).toBe(400);
    const [said] = Object.values(answer.json<ErrorAnswer>().fields ?? {});
    expect(said?.replaceAll("\u00a0", " ")).toBe(sentence);
  });

  test("knows no item that is gone, and is not for staff", async () => {
    expect((await post("/prices/preview", { ...WISH, itemIds: [999_999] })).statusCode).toBe(404);
    expect((await post("/prices", { ...WISH, itemIds: [1], mark: "" }, staff)).statusCode).toBe(
      403,
    );
  });
});
