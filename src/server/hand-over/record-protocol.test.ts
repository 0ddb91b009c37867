import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Change } from "#contracts/audit.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import { rowsOf } from "#test/rows.ts";
import { aSignature, openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

const aBooking = async () => (await shop.aBooking({ type: "equipment" })).id;
const list = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/protocols`, { as: shop.staff })).json<Protocol[]>();

describe("what is signed when it goes out", () => {
  test("is kept with all that was entered, and the stay is out", async () => {
    const id = await aBooking();
    const signature = { name: "Anna", file: await shop.aFile(id, "image/png") };
    const signed = await shop.signed(id, {
      odometer: 41_200,
      fuel: 8,
      gas: "full",
      checks: [{ label: "Däcken", isOk: true, note: "" }],
      remarks: [{ text: "Repa", isNew: false, files: [await shop.aFile(id)] }],
      drivers: [{ name: "Anna", licenceSeen: true }],
      keys: 2,
      signature,
    });
    expect(signed).toMatchObject({ kind: "out", odometer: 41_200, fuel: 8, keys: 2, signature });
    expect(signed.recordedBy).not.toBe("");
    expect(await list(id)).toEqual([signed]);
    expect(await shop.stay(id)).toMatchObject({ out: true, back: false });
    expect((await shop.sheet(id)).parts).toMatchObject([{ unitId: null, done: { id: signed.id } }]);
  });

  test("is the same one however often its phone sends it", async () => {
    const id = await aBooking();
    const clientId = randomUUID();
    const first = await shop.sign(id, { clientId });
    const again = await shop.sign(id, { clientId });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await list(id)).toHaveLength(1);
    expect((await shop.lettersOf(id)).filter((type) => type === "handed_over")).toHaveLength(1);
  });

  test("is not taken for the same where its phone sends something else under its number", async () => {
    const id = await aBooking();
    const first = { clientId: randomUUID(), fuel: 8, keys: 2 };
    const signed = await shop.signed(id, first);
    for (const other of [{ fuel: 5 }, { keys: null }, { remarks: [{ text: "Repa" }] }]) {
      const answer = await shop.sign(id, { ...first, ...other });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: "hand-over.other-content" });
    }
    expect(await list(id)).toEqual([signed]);
  });

  test("is the same one where the customer has signed once more, a while later", async () => {
    const id = await aBooking();
    const clientId = randomUUID();
    const byAnna = async () => ({ name: "Anna", file: await shop.aFile(id, "image/png") });
    const first = await shop.signed(id, { clientId, signature: await byAnna() });
    shop.shop.clock.set("2026-05-01T10:05:00Z");
    expect(await shop.signed(id, { clientId, signature: await byAnna() })).toEqual(first);
  });

  test("is refused with a signature that nobody has drawn", async () => {
    const id = await aBooking();
    const file = randomUUID();
    const data = (await aSignature(false)).toString("base64");
    expect((await shop.sendFile(id, { id: file, type: "image/png", data })).statusCode).toBe(201);
    const answer = await shop.sign(id, { signature: { name: "Anna", file } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "hand-over.blank-signature",
      message: expect.stringContaining("Underskriften är tom") as string,
    });
    expect(await list(id)).toEqual([]);
  });

  test("from two phones is refused the second time, with who was first, and can be kept as a correction", async () => {
    const id = await aBooking();
    const first = await shop.signed(id, { fuel: 8 });
    const clientId = randomUUID();
    const second = await shop.sign(id, { clientId, fuel: 7 }, shop.admin);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: "hand-over.recorded-before",
      protocolId: first.id,
      message: expect.stringContaining(`${first.recordedBy} gjorde det 1 maj 2026 kl 12:00`),
    });
    const corrected = await shop.signed(id, { clientId, fuel: 7, correctsId: first.id });
    expect(corrected).toMatchObject({ correctsId: first.id, fuel: 7 });
    expect((await list(id)).map(({ id: one }) => one)).toEqual([corrected.id, first.id]);
    expect((await shop.sheet(id)).parts[0]?.done?.fuel).toBe(7);
    // Only the newest is corrected: whoever has an older one open is told.
    expect((await shop.sign(id, { fuel: 6, correctsId: first.id })).statusCode).toBe(409);
  });

  test("is told by the shop's clock where the phone's stands years away", async () => {
    for (const signedAt of ["1990-01-01T00:00:00.000Z", "2030-01-01T00:00:00.000Z"]) {
      const id = await aBooking();
      expect(await shop.signed(id, { signedAt })).toMatchObject({
        signedAt: expect.stringMatching(/^2026-05-01T10:00/),
      });
    }
  });

  test("of a reservation that is not charged yet stays a booking: the money is not let go meanwhile", async () => {
    const { id } = await shop.aBooking();
    const part = (await shop.sheet(id)).parts[0]!;
    await shop.signed(id, { unitId: part.unitId });
    expect((await shop.patch(id, { paymentAction: "void" })).json()).toMatchObject({
      code: "booking.is-out",
    });
    expect(await shop.stay(id)).toEqual({ out: true, back: false, status: "pending" });
    expect((await shop.patch(id, { paymentAction: "capture" })).statusCode).toBe(200);
  });

  test("of a cancelled booking is refused, and of one that nobody knows", async () => {
    const id = await aBooking();
    await shop.patch(id, { status: "cancelled" });
    expect((await shop.sign(id, {})).json()).toMatchObject({ code: "hand-over.cancelled" });
    const gone = await shop.sign(1, {});
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({
      code: "hand-over.booking-gone",
      message: expect.stringContaining("Bokningen är borttagen") as string,
    });
  });

  test("of a vehicle whose booking was called off meanwhile is told so, and not of another vehicle", async () => {
    const id = await aBooking();
    const [unit = 0] = await shop.giveUnits(id, "Blå");
    await shop.patch(id, { status: "cancelled" });
    expect((await shop.sign(id, { unitId: unit })).json()).toMatchObject({
      code: "hand-over.cancelled",
      message: expect.stringContaining("Bokningen är avbokad") as string,
    });
    expect(await shop.sheet(id)).toMatchObject({ isCancelled: true });
  });

  test("accepts on the spot the terms that were not accepted yet", async () => {
    const id = await aBooking();
    await shop.shop.db.execute(sql`with a as (
        insert into rental_agreements (name, description, created_at, updated_at)
          values ('Villkor', '', now(), now()) returning id),
      v as (insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
        select id, 1, 'Villkor', 'Kör varsamt', now() from a returning id)
      insert into booking_agreements (booking_id, agreement_version_id) select ${id}, id from v`);
    expect((await shop.sheet(id)).agreements).toEqual([
      { name: "Villkor", content: "Kör varsamt" },
    ]);
    await shop.signed(id, { agreementsAccepted: true });
    expect((await shop.sheet(id)).agreements).toEqual([]);
    expect(
      await rowsOf(
        shop.shop.db,
        sql`select how from booking_agreements where booking_id = ${id} and accepted_at is not null`,
      ),
    ).toEqual(expect.arrayContaining([{ how: "hand-over" }]));
  });

  test("stands in the booking's history with who did it", async () => {
    const id = await aBooking();
    await shop.signed(id, {});
    const answer = await shop.shop.call(`/api/bookings/${id}/history`, { as: shop.admin });
    expect(answer.json<Change[]>()).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: "hand-over.out" })]),
    );
  });
});

describe("what comes back", () => {
  test("makes the booking returned, as if somebody had said so by hand", async () => {
    const id = await aBooking();
    await shop.patch(id, { status: "confirmed" });
    await shop.signed(id, { fuel: 8 });
    expect((await shop.sheet(id, "back")).parts[0]?.left?.fuel).toBe(8);
    await shop.signed(id, { kind: "back", fuel: 5 });
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
    expect(await shop.lettersOf(id)).toEqual(expect.arrayContaining(["handed_over", "taken_back"]));
  });

  test("is refused before it went out", async () => {
    const id = await aBooking();
    expect((await shop.sign(id, { kind: "back" })).json()).toMatchObject({
      code: "hand-over.not-out",
    });
    expect(await shop.stay(id)).toMatchObject({ out: false, back: false });
  });

  test("is back as well when the return is marked by hand, and out again when that is taken back", async () => {
    const id = await aBooking();
    await shop.patch(id, { status: "confirmed" });
    await shop.signed(id, {});
    await shop.patch(id, { status: "returned" });
    expect(await shop.stay(id)).toMatchObject({ back: true });
    await shop.patch(id, { status: "confirmed" });
    expect(await shop.stay(id)).toMatchObject({ out: true, back: false });
    await shop.patch(id, { status: "returned" });
    // The phone had no network when it was signed: what was entered is kept.
    expect((await shop.sign(id, { kind: "back", fuel: 4 })).statusCode).toBe(201);
  });
});

describe("units", () => {
  test("go out and come back one by one, and the booking is returned with the last", async () => {
    const id = await aBooking();
    const [one = 0, two = 0] = await shop.giveUnits(id, "Röd", "Blå");
    await shop.signed(id, { unitId: one, odometer: 1200 });
    expect(await shop.lettersOf(id)).not.toContain("handed_over");
    await shop.signed(id, { unitId: two });
    expect(await shop.lettersOf(id)).toContain("handed_over");
    await shop.signed(id, { kind: "back", unitId: one, odometer: 1900 });
    expect(await shop.stay(id)).toMatchObject({ out: true, back: false });
    await shop.signed(id, { kind: "back", unitId: two });
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
    expect(
      await rowsOf(
        shop.shop.db,
        sql`select u.name, u.odometer, s.handed_over_at is not null and s.back_at is not null as moved
          from units u join stay_units s on s.unit_id = u.id where s.booking_id = ${id} order by u.id`,
      ),
    ).toEqual([
      { name: "Röd", odometer: 1900, moved: true },
      { name: "Blå", odometer: 1000, moved: true },
    ]);
  });

  test("keep their odometer where it came back lower, unless somebody has read it once more", async () => {
    const id = await aBooking();
    const [unitId] = await shop.giveUnits(id, "Grön");
    const stands = async () =>
      (
        await rowsOf<{ odometer: number }>(
          shop.shop.db,
          sql`select odometer from units where id = ${unitId!}`,
        )
      )[0]?.odometer;
    await shop.signed(id, { unitId: unitId!, odometer: 48_000 });
    const back = await shop.signed(id, { kind: "back", unitId: unitId!, odometer: 4800 });
    expect(back).toMatchObject({ odometer: 4800 });
    expect(back).not.toHaveProperty("confirmsLower");
    expect(await stands()).toBe(48_000);
    const again = { kind: "back", unitId: unitId!, correctsId: back.id, odometer: 47_900 } as const;
    await shop.signed(id, { ...again, confirmsLower: true });
    expect(await stands()).toBe(47_900);
  });

  test("of another booking are refused", async () => {
    const [id, other] = [await aBooking(), await aBooking()];
    const [unit = 0] = await shop.giveUnits(other, "Grön");
    await shop.giveUnits(id, "Gul");
    expect((await shop.sign(id, { unitId: unit })).json()).toMatchObject({
      code: "hand-over.other-unit",
    });
    expect((await shop.sign(id, { unitId: null })).statusCode).toBe(409);
  });

  test("given after the thing left without one come back with it, compared with how it left", async () => {
    const id = await aBooking();
    await shop.signed(id, { keys: 2, remarks: [{ text: "Repa" }] });
    const [unit] = await shop.giveUnits(id, "Kajak 7");
    expect((await shop.sheet(id, "back")).parts).toMatchObject([
      { unitId: unit, left: { keys: 2, remarks: [{ text: "Repa" }] } },
    ]);
    await shop.signed(id, { kind: "back", unitId: unit, keys: 1 });
    expect(await shop.stay(id)).toEqual({ out: true, back: true, status: "returned" });
    const settlement = await shop.shop.call(`/api/bookings/${id}/settlement`, { as: shop.staff });
    expect(settlement.json()).toMatchObject({ proposed: [{ label: "Nyckel som saknas" }] });
  });
});
