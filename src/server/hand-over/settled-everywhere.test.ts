import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SettlementLine } from "#contracts/hand-over.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import { formatKronor } from "#texts/format.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});

const DEPOSIT = 5000;
const DENT = { kind: "damage", label: "Buckla i bakdörren efter en stolpe", amount: 3000 } as const;
const CLEANING = { kind: "service", label: "Extra städning", amount: 800 } as const;

async function aSettledReturn(lines: readonly SettlementLine[]): Promise<number> {
  shop.shop.clock.set("2026-05-01T10:00:00Z");
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  await shop.payDeposit(id);
  await shop.signed(id, {});
  await shop.signed(id, { kind: "back" });
  const answer = await shop.post(`/api/bookings/${id}/settlement`, { lines });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

const plain = (words: string) => words.replaceAll("\u00a0", " ");
const kronor = (amount: number) => plain(formatKronor(amount));

async function letter(id: number, type: string): Promise<string> {
  const rows = await rowsOf<{ plain_text: string }>(
    shop.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type} order by id desc`,
  );
  return plain(rows[0]?.plain_text ?? "");
}

async function ownPage(id: number): Promise<MyBooking> {
  const key = await newOwnKey(shop.shop.db, id, shop.shop.clock.now());
  return (await shop.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
}

test.each([
  { what: "the deposit covers", dent: 3000, kept: 3800, back: 1200, asked: 0 },
  { what: "goes beyond the deposit", dent: 4700, kept: 5000, back: 0, asked: 500 },
])(
  "of a return that $what, office, own page, letter and receipts tell the same sums, in staff's words",
  async ({ dent, kept, back, asked }) => {
    const lines = [{ ...DENT, amount: dent }, CLEANING];
    const id = await aSettledReturn(lines);
    const told = lines.map(({ label, amount }) => ({ label, amount }));

    expect(await shop.booking(id)).toMatchObject({
      depositKeptAmount: kept,
      depositRefundedAmount: back,
      chargeDueAmount: asked,
      dueAmount: 0,
    });
    expect(await ownPage(id)).toMatchObject({
      settled: { lines: told, kept, due: asked },
      deposit: { amount: DEPOSIT, kept, refunded: back },
    });

    const settled = await letter(id, "return_settled");
    for (const { label, amount } of told) expect(settled).toContain(`${label}: ${kronor(amount)}`);
    expect(settled).toContain(`${kronor(kept)} dras från depositionen.`);
    expect(settled).toContain(
      back > 0 ? `${kronor(back)} av depositionen betalas tillbaka` : "Hela depositionen är använd",
    );
    expect(settled.includes("återstår att betala")).toBe(asked > 0);
    if (asked > 0) expect(settled).toContain(`${kronor(asked)} återstår att betala.`);
    // What goes back has a letter of its own, and only then.
    const refund = await letter(id, "refund_notice");
    if (back > 0) expect(refund).toContain(kronor(back));
    else expect(refund).toBe("");

    if (asked > 0) {
      const [, token = ""] = /\/betala\/(\S+)/.exec(settled) ?? [];
      expect((await shop.payLink(token)).json()).toEqual({ state: "used" });
      expect((await shop.booking(id)).chargeDueAmount).toBe(0);
      expect((await ownPage(id)).settled).toMatchObject({ lines: told, kept, due: 0 });
      const received = await letter(id, "payment_received");
      for (const { label, amount } of told)
        expect(received).toContain(`${label}: ${kronor(amount)}`);
      expect(received).toContain(`Betalt nu: ${kronor(asked)}`);
    }
    // Damage is no sale: the service alone has receipts, by its own words, which come to what it cost.
    const receipts = (await shop.receiptsOf(id)).filter(({ cause }) => cause === "service");
    expect(receipts.reduce((sum, { total }) => sum + total, 0)).toBe(CLEANING.amount);
    for (const { snapshot } of receipts) expect(JSON.stringify(snapshot)).toContain(CLEANING.label);
  },
);
