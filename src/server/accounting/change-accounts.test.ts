import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_ACCOUNTS } from "#domain/bookkeeping/voucher.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { readFeeRule } from "#server/ledger/fee-rule-rows.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn("admin");
});

const choose = (body: object, as = admin) =>
  shop.call("/api/accounting/accounts", { method: "POST", body, as });

describe("the accounts", () => {
  const GOOD = {
    sales: 3001,
    outputVat: 2611,
    cardReceivable: 1686,
    deposits: 2890,
    damages: 3990,
  };

  test("are chosen by the administrator, read by staff, and every change is in the log", async () => {
    expect((await choose({ ...GOOD, sales: 3040 })).statusCode).toBe(200);
    const staff = await shop.signIn("staff");
    const read = await shop.call("/api/accounting/accounts", { as: staff });
    expect(read.json()).toMatchObject({ ...GOOD, sales: 3040, cancellationFeeHasVat: false });
    expect((await choose(GOOD, staff)).statusCode).toBe(403);
    expect((await choose(GOOD)).statusCode).toBe(200);
    expect((await choose(GOOD)).statusCode).toBe(200);
    const log = await rowsOf<{ before: object; after: object }>(
      shop.db,
      sql`select before, after from audit_log where action = 'accounts.changed' order by id desc limit 1`,
    );
    expect(log).toEqual([{ before: { sales: 3040 }, after: { sales: 3001 } }]);
  });

  test("are put back by 'Ångra', unless somebody has changed them since", async () => {
    const stored = (await choose({ ...GOOD })).json<object>();
    const saved = (await choose({ sales: 3040 })).json<object>();
    expect((await choose({ ...stored, before: saved })).json()).toEqual(stored);
    await choose({ sales: 3040 });
    await choose({ bank: 1931 });
    const late = await choose({ ...stored, before: saved });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: "setting.changed",
      message: "Kontona har ändrats sedan du öppnade sidan. Inget har sparats över.",
    });
    expect((await choose({})).json()).toMatchObject({ sales: 3040, bank: 1931 });
    expect((await choose(stored)).statusCode).toBe(200);
  });

  test.each([
    [{ sales: 2611 }, "sales", "Försäljning bokförs på ett konto mellan 3000 och 3999."],
    [{ outputVat: 3001 }, "outputVat", "Utgående moms bokförs på ett konto mellan 2610 och 2639."],
    [
      { damages: 3001 },
      "damages",
      "Konto 3001 är valt två gånger. Välj ett eget konto för varje ändamål.",
    ],
    [
      { deposits: 2611 },
      "deposits",
      "Konto 2611 är valt två gånger. Välj ett eget konto för varje ändamål.",
    ],
    [{ sales: 30_011 }, "sales", "Får vara högst 9999"],
    [{ sales: "3001" }, "sales", "Har fel typ"],
  ])("%j is refused with a sentence at the field", async (wrong, field, sentence) => {
    const answer = await choose({ ...GOOD, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(sentence);
  });
});

describe("what else is chosen with the accounts", () => {
  const USUAL = { ...DEFAULT_ACCOUNTS, cancellationFeeHasVat: false };
  beforeEach(async () => expect((await choose(USUAL)).statusCode).toBe(200));

  test("what is not named stays as it is", async () => {
    const answer = await choose({ bank: 1940 });
    expect(answer.json()).toEqual({ ...USUAL, bank: 1940 });
    expect((await choose({ sales: 3002 })).json()).toEqual({ ...USUAL, bank: 1940, sales: 3002 });
    expect((await choose({})).json()).toEqual({ ...USUAL, bank: 1940, sales: 3002 });
    expect(await readAccounts(shop.db)).toEqual({ ...DEFAULT_ACCOUNTS, bank: 1940, sales: 3002 });
  });

  test("whether a cancellation fee bears VAT is no until somebody says so, and is in the log", async () => {
    expect(await readFeeRule(shop.db)).toEqual({ hasVat: false });
    expect((await choose({ cancellationFeeHasVat: true })).json()).toEqual({
      ...USUAL,
      cancellationFeeHasVat: true,
    });
    expect(await readFeeRule(shop.db)).toEqual({ hasVat: true });
    // A client that knows nothing of it changes nothing about it.
    await choose({ sales: 3002 });
    expect(await readFeeRule(shop.db)).toEqual({ hasVat: true });
    const log = await rowsOf<{ before: object; after: object }>(
      shop.db,
      sql`select before, after from audit_log where action = 'accounts.changed' order by id desc limit 2`,
    );
    expect(log).toEqual([
      { before: { sales: 3001 }, after: { sales: 3002 } },
      { before: { cancellationFeeHasVat: false }, after: { cancellationFeeHasVat: true } },
    ]);
    expect((await choose({ cancellationFeeHasVat: "ja" })).statusCode).toBe(400);
  });

  test("an account that nobody has named gives way to one that somebody has", async () => {
    const answer = await choose({ cardReceivable: 1930, damages: 3999 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      cardReceivable: 1930,
      damages: 3999,
      bank: 1931,
      cancellationFees: 3998,
    });
  });

  test("an account that somebody has chosen does not, and the refusal stands at the field that was sent", async () => {
    expect((await choose({ cancellationFees: 3950 })).statusCode).toBe(200);
    const answer = await choose({ damages: 3950 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toEqual({
      damages: "Konto 3950 är valt två gånger. Välj ett eget konto för varje ändamål.",
    });
    const both = await choose({ bank: 1950, disputed: 1950 });
    expect(Object.keys(both.json<{ fields: object }>().fields)).toEqual(["disputed"]);
  });
});
