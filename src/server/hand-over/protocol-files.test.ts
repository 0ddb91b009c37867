import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { MOST_PHOTOGRAPHS } from "#domain/hand-over/protocol.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { anAskedAgreement } from "#test/builders.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import { aPhotograph, openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";
import { sendAllMail } from "#test/test-post-office.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

const aBooking = async () => (await shop.aBooking({ type: "equipment" })).id;
const ask = (path: string, as = shop.staff) => shop.shop.call(path, { as });
const fileOf = (id: number, file: string, as = shop.staff) =>
  ask(`/api/bookings/${id}/protocol-files/${file}`, as);
const jpeg = async () => (await aPhotograph()).toString("base64");

describe("a photograph", () => {
  test("is kept for staff, upright and without where it was taken", async () => {
    const id = await aBooking();
    const answer = await fileOf(id, await shop.aFile(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  });

  test("is the same one however often it is sent, and no other under its number", async () => {
    const [id, other] = [await aBooking(), await aBooking()];
    const body = { id: randomUUID(), type: "image/jpeg", data: await jpeg() };
    expect((await shop.sendFile(id, body)).statusCode).toBe(201);
    expect((await shop.sendFile(id, body)).statusCode).toBe(201);
    const another = { ...body, data: (await aPhotograph(50)).toString("base64") };
    expect((await shop.sendFile(id, another)).statusCode).toBe(409);
    expect((await shop.sendFile(other, body)).statusCode).toBe(409);
  });

  test("is judged by what it is, not by what it is called", async () => {
    const id = await aBooking();
    const send = (type: string, data: string) =>
      shop.sendFile(id, { id: randomUUID(), type, data });
    const text = Buffer.from("<svg onload='alert(1)'>").toString("base64");
    expect((await send("image/jpeg", text)).statusCode).toBe(400);
    expect((await send("image/png", await jpeg())).statusCode).toBe(400);
    expect((await send("image/gif", await jpeg())).statusCode).toBe(400);
    const broken = Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(200)]);
    expect((await send("image/jpeg", broken.toString("base64"))).statusCode).toBe(400);
    expect((await send("image/jpeg", "inte base64!")).statusCode).toBe(400);
    const huge = Buffer.alloc(3 * 1024 * 1024).toString("base64");
    expect([400, 413]).toContain((await send("image/jpeg", huge)).statusCode);
    expect(
      (await shop.sendFile(1, { id: randomUUID(), type: "image/jpeg", data: await jpeg() }))
        .statusCode,
    ).toBe(404);
  });

  test("of another booking, or that never arrived, is in no protocol", async () => {
    const [id, other] = [await aBooking(), await aBooking()];
    const file = await shop.aFile(other);
    const remarks = (one: string) => [{ text: "Repa", isNew: true, files: [one] }];
    for (const one of [file, randomUUID()])
      expect((await shop.sign(id, { remarks: remarks(one) })).json()).toMatchObject({
        code: "hand-over.file-missing",
      });
    expect((await fileOf(id, file)).statusCode).toBe(404);
    // Sent now, the same protocol is kept.
    const arrived = await shop.aFile(id);
    expect((await shop.sign(id, { remarks: remarks(arrived) })).statusCode).toBe(201);
  });

  test("that no protocol shows goes after a week, and one that is shown stays", async () => {
    const id = await aBooking();
    const [shown, taken] = [await shop.aFile(id), await shop.aFile(id)];
    await shop.signed(id, { remarks: [{ text: "Repa", isNew: true, files: [shown] }] });
    shop.shop.clock.advance({ days: 6 });
    await removeUnusedFiles(shop.shop);
    expect((await fileOf(id, taken)).statusCode).toBe(200);
    shop.shop.clock.advance({ days: 2 });
    await removeUnusedFiles(shop.shop);
    expect((await fileOf(id, taken)).statusCode).toBe(404);
    expect((await fileOf(id, shown)).statusCode).toBe(200);
  });
});

async function wordsOf(id: number, protocolId: number): Promise<string> {
  const answer = await ask(`/api/bookings/${id}/protocols/${protocolId}/pdf`);
  return readPdf(answer.rawPayload).pages.flat().join(" ").replaceAll("\u00a0", " ");
}

async function aSigned() {
  const id = await aBooking();
  const signed = await shop.signed(id, {
    odometer: 41_200,
    checks: [{ label: "Däcken är hela", isOk: false, note: "Slitna" }],
    remarks: [{ text: "Repa på vänster sida", isNew: true, files: [await shop.aFile(id)] }],
    signature: { name: "Anna Åkerlund", file: await shop.aFile(id, "image/png") },
  });
  return { id, signed };
}

/** As large as a phone sends one, and full of detail: gravel, grass, a scratched side. */
function aDetailedPhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: "#884422", noise } })
    .resize(1600, 1200)
    .jpeg({ quality: 58 })
    .toBuffer();
}

/** What one letter takes along: most servers refuse more than 25 MB, and a file grows by a third on its way. */
const MOST_BYTES = 6_000_000;

describe("a protocol as a PDF", () => {
  test("with as many photographs as it takes can be mailed, several in one letter", async () => {
    const id = await aBooking();
    const photograph = await aDetailedPhotograph();
    expect(photograph.length).toBeGreaterThan(340_000);
    const first = { id: randomUUID(), type: "image/jpeg", data: photograph.toString("base64") };
    expect((await shop.sendFile(id, first)).statusCode).toBe(201);
    const others = await rowsOf<{ id: string }>(
      shop.shop.db,
      sql`insert into protocol_files (id, booking_id, type, bytes, sha, created_at)
        select gen_random_uuid(), booking_id, type, bytes, sha, created_at
        from protocol_files, generate_series(2, ${MOST_PHOTOGRAPHS}::int)
        where id = ${first.id} returning id`,
    );
    const files = [first, ...others].map((file) => file.id);
    const remarks = files.map((file) => ({ text: "Repa", isNew: true, files: [file] }));
    const signed = await shop.signed(id, { remarks });
    const answer = await ask(`/api/bookings/${id}/protocols/${signed.id}/pdf`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(
      MOST_PHOTOGRAPHS,
    );
    expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
  });

  test("tells what was read, looked at and signed, with its pictures", async () => {
    const { id, signed } = await aSigned();
    const answer = await ask(`/api/bookings/${id}/protocols/${signed.id}/pdf`);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    const words = readPdf(answer.rawPayload).pages.flat().join(" ").replaceAll("\u00a0", " ");
    for (const one of [
      "Utlämningsprotokoll",
      "41 200 km",
      "Däcken är hela",
      "Nej. Slitna",
      "Repa på vänster sida",
      "Signerat av Anna Åkerlund 1 maj 2026 kl 12:00",
    ])
      expect(words).toContain(one);
    expect(
      answer.rawPayload.toString("latin1").match(/\/Subtype \/Image/g)?.length,
    ).toBeGreaterThan(1);
  });

  test("names what was handed out: the unit with its registration, further things and extras", async () => {
    const id = await aBooking();
    const [unit = 0] = await shop.giveUnits(id, "Älgen");
    await shop.shop.db
      .execute(sql`update bookings set quote = jsonb_set(jsonb_set(quote, '{addons}',
        '[{"id": 1, "name": "Sänglinne", "quantity": 2, "price": 100, "total": 200}]'), '{lines}',
        '[{"rentalItemId": 0, "name": "Havskajak", "quantity": 2, "nights": [], "fee": 0},
          {"rentalItemId": 0, "name": "Cykel", "quantity": 1, "nights": [], "fee": 0}]')
      where id = ${id}`);
    const { checklist } = (await shop.sheet(id)).parts[0]!;
    expect(checklist.slice(-3)).toEqual(["Havskajak, 2 st", "Cykel", "Sänglinne, 2 st"]);
    const { id: signed } = await shop.signed(id, { unitId: unit });
    expect((await shop.sheet(id, "back")).parts[0]?.checklist).toEqual(checklist);
    const answer = await ask(`/api/bookings/${id}/protocols/${signed}/pdf`);
    const words = readPdf(answer.rawPayload).pages.flat().join(" ").replaceAll("\u00a0", " ");
    for (const one of ["Älgen, ABC 12D", "Havskajak, 2 st; Cykel", "Sänglinne, 2 st"])
      expect(words).toContain(one);
    const letter = (await sendAllMail(shop.shop)).find(({ subject }) =>
      subject.includes(`utlämningen, bokning #${id}`),
    );
    expect(letter?.text).toContain("Fordon: Älgen, ABC 12D");
  });

  test("tells when it went out and came back, what was said by the signature, and how the agreement stands", async () => {
    const id = await aBooking();
    const { versionId } = await anAskedAgreement(shop.shop.db, id);
    await shop.shop.db.execute(sql`update booking_agreements
      set accepted_at = '2026-04-02T08:00:00Z', how = 'checkout' where agreement_version_id = ${versionId}`);
    const checks = (isOk: boolean | null, note = "") => [{ label: "Däcken", isOk, note }];
    const sentence = "Jag har fått det som står i protokollet.";
    const out = await shop.signed(id, {
      checks: checks(false, "Slitna"),
      signature: { name: "Anna", file: await shop.aFile(id, "image/png"), sentence },
    });
    expect(await wordsOf(id, out.id)).toContain(sentence);
    shop.shop.clock.set("2026-05-02T08:30:00Z");
    const corrected = await shop.signed(id, {
      correctsId: out.id,
      checks: checks(false, "Helt slitna"),
    });
    expect(await wordsOf(id, corrected.id)).toContain(
      "Rättat 2 maj 2026 kl 10:30: gäller i stället för protokollet från 1 maj 2026 kl 12:00.",
    );
    shop.shop.clock.set("2026-05-04T09:00:00Z");
    const back = await shop.signed(id, { kind: "back", checks: checks(null) });
    const words = await wordsOf(id, back.id);
    for (const one of [
      "Utlämnad Rättat 2 maj 2026 kl 10:30 1 maj 2026 kl 12:00",
      "Återlämnad 4 maj 2026 kl 11:00",
      "Godkänt av hyrestagaren vid bokningen, torsdag 2 april 2026 kl. 10:00.",
      "Däcken Vid utlämningen: Helt slitna Inte kontrollerad",
    ])
      expect(words).toContain(one);
    const key = await newOwnKey(shop.shop.db, id, shop.shop.clock.now());
    const page = (await shop.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
    expect(page.protocols[0]).toMatchObject({
      signedAt: out.signedAt,
      correctedAt: corrected.signedAt,
    });
  });

  test("goes along with the letter to the customer", async () => {
    const { id } = await aSigned();
    const letters = await sendAllMail(shop.shop);
    const letter = letters.find(({ subject }) => subject.includes(`utlämningen, bokning #${id}`));
    expect(letter?.attachments.map(({ name }) => name)).toEqual([`Utlamning-${id}.pdf`]);
  });

  test("is on the customer's own page, and no other booking's is", async () => {
    const { id, signed } = await aSigned();
    const other = await aSigned();
    const key = await newOwnKey(shop.shop.db, id, shop.shop.clock.now());
    const page = (await shop.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
    expect(page.protocols).toMatchObject([{ id: signed.id, kind: "out", unitName: null }]);
    const open = (one: number) => shop.shop.call(`/api/my-booking/${key}/protocols/${one}`);
    const answer = await open(signed.id);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await open(other.signed.id)).statusCode).toBe(404);
    expect(
      (await shop.shop.call(`/api/my-booking/${"a".repeat(22)}/protocols/${signed.id}`)).statusCode,
    ).toBe(404);
  });
});

describe("who may", () => {
  test("record and read is staff: a visitor is asked to sign in, a customer is refused", async () => {
    const { id, signed } = await aSigned();
    const customer = await shop.shop.signIn("customer");
    const calls = [
      ["GET", `/api/bookings/${id}/hand-over?kind=out`],
      ["GET", `/api/bookings/${id}/protocols`],
      ["POST", `/api/bookings/${id}/protocols`],
      ["GET", `/api/bookings/${id}/protocols/${signed.id}/pdf`],
      ["POST", `/api/bookings/${id}/protocol-files`],
      ["GET", `/api/bookings/${id}/protocol-files/${randomUUID()}`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === "POST" ? { body: {} } : {};
      expect((await shop.shop.call(path, { method, ...body })).statusCode, path).toBe(401);
      expect((await shop.shop.call(path, { method, as: customer, ...body })).statusCode, path).toBe(
        403,
      );
    }
  });

  test("see a photograph or a signature is staff: it has no address of its own, and no customer's link opens it", async () => {
    const id = await aBooking();
    const [photograph, signature] = [await shop.aFile(id), await shop.aFile(id, "image/png")];
    const { id: signed } = await shop.signed(id, {
      remarks: [{ text: "Repa", isNew: true, files: [photograph] }],
      signature: { name: "Anna", file: signature },
    });
    const key = await newOwnKey(shop.shop.db, id, shop.shop.clock.now());
    for (const file of [photograph, signature]) {
      const { statusCode } = await shop.shop.call(`/api/bookings/${id}/protocol-files/${file}`);
      expect(statusCode).toBe(401);
      for (const path of [
        `/media/${file}`,
        `/media/${file}.jpg`,
        `/media/${file}.png`,
        `/media/${file.replaceAll("-", "")}.webp`,
        `/uploads/${file}`,
        `/protocol-files/${file}`,
        `/api/protocol-files/${file}`,
        `/api/my-booking/${key}/protocol-files/${file}`,
        `/api/my-booking/${key}/protocols/${signed}/${file}`,
      ])
        expect((await shop.shop.call(path)).statusCode, path).toBe(404);
    }
    expect((await shop.shop.call(`/api/bookings/${id}/protocols/${signed}/pdf`)).statusCode).toBe(
      401,
    );
  });

  test("nothing that is refused is half kept", async () => {
    const id = await aBooking();
    const bad: object[] = [
      { fuel: 9 },
      { odometer: -1 },
      { odometer: 1.5 },
      { keys: 100 },
      { kind: "sideways" },
      { clientId: "x" },
      { signedAt: "igår" },
      { signature: { name: "", file: randomUUID() } },
      { checks: Array.from({ length: 61 }, () => ({ label: "x", isOk: true, note: "" })) },
      { unitId: "1" },
    ];
    for (const body of bad)
      expect((await shop.sign(id, body)).statusCode, JSON.stringify(body)).toBe(400);
    expect(
      await rowsOf(shop.shop.db, sql`select 1 from protocols where booking_id = ${id}`),
    ).toEqual([]);
  });

  test("a booking that is deleted takes its protocols and photographs along", async () => {
    const { id } = await aSigned();
    await shop.signed(id, { kind: "back" });
    await shop.patch(id, { paymentAction: "void" });
    const gone = await shop.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: shop.admin });
    expect(gone.statusCode, gone.body).toBe(204);
    for (const table of ["protocols", "protocol_files"])
      expect(
        await rowsOf(
          shop.shop.db,
          sql`select 1 from ${sql.identifier(table)} where booking_id = ${id}`,
        ),
      ).toEqual([]);
  });

  test("nobody rewrites or removes what was signed", async () => {
    const { signed } = await aSigned();
    for (const statement of [
      sql`update protocols set content = '{}' where id = ${signed.id}`,
      sql`delete from protocols where id = ${signed.id}`,
    ])
      await expect(shop.shop.db.execute(statement)).rejects.toMatchObject({
        cause: { code: "23001" },
      });
  });
});
