import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn("admin");
});

const PATH = "/api/tracking-settings";
const read = async () => (await shop.call(PATH)).json<Record<string, string>>();
const save = (body: unknown, as = admin) => shop.call(PATH, { method: "POST", body, as });

const OFF = {
  facebookPixelId: "",
  facebookPixelEnabled: "false",
  googleAdsId: "",
  googleAdsEnabled: "false",
  plausibleDomain: "",
  plausibleEnabled: "false",
  plausibleServerUrl: "",
  chatProvider: "",
  chatId: "",
  chatServerUrl: "",
  chatEnabled: "false",
};

test("everything is off until an administrator turns it on, and anybody may read that", async () => {
  expect(await read()).toEqual(OFF);
});

describe("saving", () => {
  test("takes flags as booleans or words, and answers them as words", async () => {
    const first = await save({ facebookPixelId: " 123456789 ", facebookPixelEnabled: true });
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toEqual({
      ...OFF,
      facebookPixelId: "123456789",
      facebookPixelEnabled: "true",
    });
    const second = await save({ plausibleDomain: "norrvidd.se", plausibleEnabled: "true" });
    expect(second.json()).toMatchObject({ facebookPixelEnabled: "true", plausibleEnabled: "true" });
    expect(await read()).toEqual(second.json());
    expect((await save({ facebookPixelEnabled: "false" })).json()).toMatchObject({
      facebookPixelId: "123456789",
      facebookPixelEnabled: "false",
      plausibleEnabled: "true",
    });
  });

  test("keeps the chat when only the fields of old are sent", async () => {
    const chat = {
      chatProvider: "crisp",
      chatId: "12345678-90ab-cdef-1234-567890abcdef",
      chatEnabled: true,
    };
    expect((await save(chat)).statusCode).toBe(200);
    const seven = Object.fromEntries(
      Object.entries(OFF).filter(([name]) => !name.startsWith("chat")),
    );
    expect((await save(seven)).json()).toEqual({ ...OFF, ...chat, chatEnabled: "true" });
    await save(OFF);
  });

  test.each([
    [{ chatProvider: "annan" }, { chatProvider: "Är inte giltigt" }],
    [{ plausibleEnabled: "kanske" }, { plausibleEnabled: "Är inte giltigt" }],
    [{ googleAdsId: 12 }, { googleAdsId: "Har fel typ" }],
    [{ googleAdsId: "a\u0000b" }, { googleAdsId: "Är inte giltigt" }],
    [{ googleAdsId: "1".repeat(101) }, { googleAdsId: "Får vara högst 100 tecken" }],
  ])("%j is refused with a sentence at the field, and nothing is changed", async (body, fields) => {
    const before = await read();
    const answer = await save(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields });
    expect(await read()).toEqual(before);
  });

  test.each([
    { facebookPixelEnabled: true, facebookPixelId: "" },
    { facebookPixelEnabled: true, facebookPixelId: "min pixel" },
    { googleAdsEnabled: "true", googleAdsId: "G-123" },
    { plausibleEnabled: true, plausibleDomain: "a.se", plausibleServerUrl: "https://a.se:99999" },
    { chatEnabled: true },
  ])("%j is kept as it was sent: nothing is checked for its format", async (body) => {
    const answer = await save(body);
    expect(answer.statusCode).toBe(200);
    for (const [name, value] of Object.entries(body))
      expect(answer.json<Record<string, string>>()[name]).toBe(String(value));
    await save(OFF);
  });

  test("is the administrator's, and others are refused before what they send is read", async () => {
    for (const role of ["customer", "staff"] as const)
      expect((await save({ chatProvider: 1 }, await shop.signIn(role))).statusCode).toBe(403);
    expect((await shop.call(PATH, { method: "POST", body: {} })).statusCode).toBe(401);
  });

  test("never saves over what a colleague changed since it was read, and lets the rest be", async () => {
    await save({ facebookPixelId: "123456789" });
    const before = { facebookPixelId: "", facebookPixelEnabled: "false" };
    const late = await save({ facebookPixelId: "987654321", before });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: "setting.changed",
      message:
        "Spårningsinställningarna har ändrats sedan du öppnade sidan. Inget har sparats över.",
    });
    expect(await read()).toEqual({ ...OFF, facebookPixelId: "123456789" });
    const other = await save({ googleAdsId: "AW-1", before: { googleAdsId: "" } });
    expect(other.json()).toMatchObject({ facebookPixelId: "123456789", googleAdsId: "AW-1" });
    expect((await save({ googleAdsId: " aw-1 ", before: { googleAdsId: "" } })).statusCode).toBe(
      200,
    );
    await save(OFF);
  });

  test("is written in the log with what was and what is, and a repeated one is not", async () => {
    const lines = () =>
      shop.db.select().from(auditLog).where(eq(auditLog.entityId, "trackingSettings"));
    const before = (await lines()).length;
    await save({ ...OFF, googleAdsId: "AW-555555", googleAdsEnabled: true });
    await save({ googleAdsId: "AW-555555" });
    const after = await lines();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({
      action: "tracking.changed",
      before: { googleAdsId: "", googleAdsEnabled: false },
      after: { googleAdsId: "AW-555555", googleAdsEnabled: true },
    });
    await save(OFF);
  });
});

test("the chat of the configuration holds until an administrator saves another", async () => {
  const other = await openTestShop({
    tracking: { chatProvider: "tawk", chatId: "64b0c1d2e3f4a5b6c7d8e9f0", chatEnabled: true },
  });
  const settings = async () => (await other.call(PATH)).json();
  expect(await settings()).toMatchObject({ chatProvider: "tawk", chatEnabled: "true" });
  const as = await other.signIn("admin");
  await other.call(PATH, { method: "POST", body: { chatEnabled: false }, as });
  expect(await settings()).toMatchObject({ chatProvider: "tawk", chatEnabled: "false" });
});
