import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Change } from "#contracts/audit.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import { lastOfOthers } from "./protocol-rows.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

async function aBooking(): Promise<number> {
  const { id } = await shop.aBooking({ type: "equipment" });
  await shop.patch(id, { status: "confirmed" });
  return id;
}

const annul = (id: number, protocolId: number, reason = "Fel bokning", as = shop.staff) =>
  shop.post(`/api/bookings/${id}/protocols/${protocolId}/annul`, { reason }, as);
const list = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/protocols`, { as: shop.staff })).json<Protocol[]>();
const lettersTo = async (id: number) =>
  rowsOf<{ subject: string; plain_text: string }>(
    shop.shop.db,
    sql`select subject, plain_text from mail_queue where booking_id = ${id} and type in ('handed_over', 'taken_back') order by id`,
  );

describe("a hand-over signed for the wrong booking", () => {
  test("is annulled with a reason: the stay waits again, and the protocol stands as it was signed", async () => {
    const id = await aBooking();
    const signed = await shop.signed(id, { keys: 2 });
    const annulled = await annul(id, signed.id);
    expect(annulled.statusCode).toBe(201);
    expect(annulled.json()).toMatchObject({ correctsId: signed.id, annulsBecause: "Fel bokning" });
    expect(await shop.stay(id)).toEqual({ out: false, back: false, status: "confirmed" });
    expect(await list(id)).toMatchObject([{ annulsBecause: "Fel bokning" }, signed]);
    expect((await shop.sheet(id)).parts).toMatchObject([{ done: null }]);
    expect((await shop.sign(id, { kind: "back" })).json()).toMatchObject({
      code: "hand-over.not-out",
    });
  });

  test("goes out once more, with a letter of its own, and the customer hears that the first was wrong", async () => {
    const id = await aBooking();
    const first = await shop.signed(id, {});
    await annul(id, first.id);
    const again = await shop.signed(id, { keys: 3 });
    expect(again.correctsId).toBeNull();
    expect(await shop.stay(id)).toMatchObject({ out: true });
    const subjects = (await lettersTo(id)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(subjects[1]).toBe(`Makulerat: ${subjects[0]}`);
    const annulled = (await lettersTo(id))[1]!.plain_text;
    expect(annulled).toMatch(/Hej [^!]+! Vi har makulerat protokollet från utlämningen/);
    expect(annulled).not.toContain("Ha det så skönt");
    expect(subjects[2]).toBe(subjects[0]);
    await shop.signed(id, { kind: "back" });
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
    expect((await annul(id, again.id)).json()).toMatchObject({ code: "hand-over.came-back" });
  });

  test("is annulled once, however often it is pressed, and a corrected one by its newest", async () => {
    const id = await aBooking();
    const first = await shop.signed(id, {});
    const corrected = await shop.signed(id, { correctsId: first.id, keys: 1 });
    expect((await annul(id, first.id)).json()).toMatchObject({
      code: "hand-over.nothing-to-correct",
    });
    const answers = await Promise.all([1, 2, 3].map(() => annul(id, corrected.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await list(id)).toHaveLength(3);
    // Whoever had a correction open is told.
    expect((await shop.sign(id, { correctsId: corrected.id })).json()).toMatchObject({
      code: "hand-over.nothing-to-correct",
    });
  });

  test("says so in its PDF and in the booking's history", async () => {
    const id = await aBooking();
    const { id: protocolId } = await shop.signed(id, {});
    await annul(id, protocolId, "Fel husbil");
    const file = await shop.shop.call(`/api/bookings/${id}/protocols/${protocolId}/pdf`, {
      as: shop.staff,
    });
    expect(readPdf(file.rawPayload).pages.flat().join(" ")).toContain(
      "Makulerat, gäller inte: Fel husbil",
    );
    const history = await shop.shop.call(`/api/bookings/${id}/history`, { as: shop.admin });
    expect(history.json<Change[]>()).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: "hand-over.annulled" })]),
    );
  });

  test("needs a reason, and is found under its own booking alone", async () => {
    const [id, other] = [await aBooking(), await aBooking()];
    const signed = await shop.signed(id, {});
    expect((await annul(id, signed.id, "  ")).statusCode).toBe(400);
    expect((await annul(other, signed.id)).statusCode).toBe(404);
    expect(await shop.stay(id)).toMatchObject({ out: true });
  });

  test("leaves what else of the booking is out", async () => {
    const id = await aBooking();
    const [one, two] = await shop.giveUnits(id, "Enhet 1", "Enhet 2");
    await shop.signed(id, { unitId: one! });
    const wrong = await shop.signed(id, { unitId: two! });
    await annul(id, wrong.id);
    expect(await shop.stay(id)).toMatchObject({ out: true });
    expect((await shop.sign(id, { kind: "back", unitId: two! })).statusCode).toBe(409);
    await shop.signed(id, { unitId: two! });
    await shop.signed(id, { kind: "back", unitId: one! });
    expect(await shop.stay(id)).toMatchObject({ back: false });
  });
});

describe("a return signed for the wrong booking", () => {
  test("is annulled: the booking is out again and not returned", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Enhet 1");
    await shop.signed(id, { unitId: unit! });
    const back = await shop.signed(id, { kind: "back", unitId: unit! });
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
    expect((await annul(id, back.id)).statusCode).toBe(201);
    expect(await shop.stay(id)).toEqual({ out: true, back: false, status: "confirmed" });
    expect(
      await rowsOf(
        shop.shop.db,
        sql`select handed_over_at is not null as out, back_at is null as gone from stay_units where booking_id = ${id}`,
      ),
    ).toEqual([{ out: true, gone: true }]);
    const again = await shop.signed(id, { kind: "back", unitId: unit!, fuel: 3 });
    expect(again.correctsId).toBeNull();
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
  });

  test("keeps nothing back when a return by hand is taken back later", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Enhet 1");
    await shop.signed(id, { unitId: unit! });
    const back = await shop.signed(id, { kind: "back", unitId: unit! });
    expect((await annul(id, back.id)).statusCode).toBe(201);
    await shop.patch(id, { status: "returned" });
    await shop.patch(id, { status: "confirmed" });
    expect(
      await rowsOf(
        shop.shop.db,
        sql`select back_at is null as gone from stay_units where booking_id = ${id}`,
      ),
    ).toEqual([{ gone: true }]);
  });

  test("of a booking that was called off since leaves the vehicle where it is: with nobody", async () => {
    const id = await aBooking();
    const units = await shop.giveUnits(id, "Enhet 1", "Enhet 2");
    const signed: Protocol[] = [];
    for (const kind of ["out", "back"] as const)
      for (const unitId of units) signed.push(await shop.signed(id, { kind, unitId }));
    expect((await shop.patch(id, { status: "cancelled" })).statusCode).toBe(200);
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "cancelled" });
    const gone = () =>
      rowsOf(
        shop.shop.db,
        sql`select unit_id from stay_units where booking_id = ${id} and handed_over_at is not null and back_at is null`,
      );
    // The return first: what came back cannot have stayed.
    for (const { id: protocolId } of signed.toReversed()) {
      expect((await annul(id, protocolId)).statusCode).toBe(201);
      expect(await gone()).toEqual([]);
      expect(await shop.stay(id)).not.toMatchObject({ out: true, back: false });
    }
    expect(await shop.stay(id)).toEqual({ out: false, back: false, status: "cancelled" });
  });

  test("leaves no damage behind for whoever has the vehicle next", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Enhet 1");
    const remarks = [{ text: "Repa", isNew: true, files: [] }];
    const signed = await shop.signed(id, { unitId: unit!, remarks });
    const other = await aBooking();
    const known = () =>
      lastOfOthers(shop.shop.db, { bookingId: other, units: [{ unitId: unit!, leftBy: null }] });
    expect(await known()).toHaveLength(1);
    await annul(id, signed.id);
    expect(await known()).toEqual([]);
  });

  test("is refused once it is settled", async () => {
    const id = await aBooking();
    await shop.signed(id, {});
    const back = await shop.signed(id, { kind: "back" });
    const settled = await shop.post(`/api/bookings/${id}/settlement`, { lines: [] }, shop.admin);
    expect(settled.statusCode).toBe(200);
    expect((await annul(id, back.id)).json()).toMatchObject({ code: "settlement.settled" });
    expect(await shop.stay(id)).toMatchObject({ back: true });
  });
});

describe("the odometer of a vehicle", () => {
  const readingOf = async (unit: number) =>
    (
      await rowsOf<{ odometer: number }>(
        shop.shop.db,
        sql`select odometer from units where id = ${unit}`,
      )
    )[0]?.odometer;

  test("stands where it did before what was annulled", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Solan");
    const out = await shop.signed(id, { unitId: unit!, odometer: 1300 });
    const corrected = await shop.signed(id, {
      unitId: unit!,
      odometer: 1350,
      correctsId: out.id,
    });
    expect(await readingOf(unit!)).toBe(1350);
    expect((await lettersTo(id)).at(-1)!.plain_text).toMatch(
      /Hej [^!]+! Vi har rättat protokollet från utlämningen/,
    );
    expect((await lettersTo(id)).at(-1)!.plain_text).toContain("Fordon: Solan, ABC 12D");
    await annul(id, corrected.id);
    expect(await readingOf(unit!)).toBe(1000);
  });

  test("stands at the newest reading that holds, in whatever order they are annulled", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Solan");
    const first = await shop.signed(id, { unitId: unit!, odometer: 1300 });
    const back = await shop.signed(id, { kind: "back", unitId: unit!, odometer: 1700 });
    await annul(id, back.id);
    expect(await readingOf(unit!)).toBe(1300);
    await annul(id, first.id);
    expect(await readingOf(unit!)).toBe(1000);
  });

  test("stays as somebody has set it since", async () => {
    const id = await aBooking();
    const [unit] = await shop.giveUnits(id, "Solan");
    const out = await shop.signed(id, { unitId: unit!, odometer: 1300 });
    await shop.shop.call(`/api/units/${unit}`, {
      method: "PATCH",
      body: { odometer: 1290 },
      as: shop.admin,
    });
    expect(await readingOf(unit!)).toBe(1290);
    await annul(id, out.id);
    expect(await readingOf(unit!)).toBe(1290);
  });
});
