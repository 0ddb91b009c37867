import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { Settlement, SettlementLine } from "#contracts/hand-over.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { Killed, killable } from "#test/killable.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";
import { settleReturn } from "./settle-return.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

const CLEANING: SettlementLine = { kind: "service", label: "Extra städning", amount: 800 };
const DOOR: SettlementLine = { kind: "damage", label: "Repa i dörren", amount: 3000 };

/** Paid, handed over and taken back, with a deposit of 5000 on a card. */
async function aReturn({
  deposit = true,
  itemChange = sql``,
  odometer = 1500,
} = {}): Promise<number> {
  const { id, itemId } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  if (deposit) await shop.payDeposit(id);
  await shop.shop.db.execute(sql`update rental_items set free_km_per_day = 200, extra_km_price = 3
    where id = ${itemId} ${itemChange}`);
  await shop.signed(id, { odometer: 1000, fuel: 8 });
  await shop.signed(id, {
    kind: "back",
    odometer,
    fuel: 6,
    remarks: [{ text: "Repa i dörren", isNew: true, files: [] }],
  });
  return id;
}

const settle = (id: number, lines: readonly SettlementLine[], key?: string, as = shop.admin) =>
  shop.post(`/api/bookings/${id}/settlement`, { lines, ...(key && { key }) }, as);
const show = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/settlement`, { as: shop.staff })).json<Settlement>();
const settledRow = async (id: number) =>
  (
    await rowsOf<object>(
      shop.shop.db,
      sql`select kept::int, given_back::int as back, to_give_by_hand::int as hand, asked
        from settlements where booking_id = ${id}`,
    )
  )[0];

async function chargeLink(id: number): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    shop.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = 'return_settled'`,
  );
  return /\/betala\/(\S+)/.exec(row?.plain_text ?? "")?.[1] ?? "";
}

async function expectBooksAgree(): Promise<void> {
  expect(await reconcile(shop.parts())).toMatchObject({ ok: true, value: { differences: [] } });
  expect(await checkBooks(shop.shop.db)).toMatchObject({ faults: [] });
}

describe("a return that is settled", () => {
  test("is proposed from how it left and how it came back", async () => {
    const id = await aReturn();
    expect(await show(id)).toEqual({
      isBack: true,
      depositLeft: 5000,
      mostKept: 5000,
      settledAt: null,
      doubts: [],
      proposed: [
        {
          kind: "service",
          label: "Extra kilometer, 100 km",
          amount: 300,
          why: "500\u00a0km kördes och 400\u00a0km ingår: 100\u00a0km × 3\u00a0kr.",
        },
        { kind: "service", label: "Bränsle", amount: 0, why: "Full ut, ¾ in." },
        { kind: "damage", label: "Repa i dörren", amount: 0, why: expect.any(String) },
      ],
    });
  });

  test.each([
    [1_000_000, "Körsträckan 999\u00a0000\u00a0km ser fel ut: rätta protokollet först."],
    [9_999_999, "Körsträckan 9\u00a0998\u00a0999\u00a0km ser fel ut: rätta protokollet först."],
    [
      900,
      "Inga kilometer är räknade: mätaren stod på 900\u00a0km vid återlämningen, lägre än 1\u00a0000\u00a0km vid utlämningen.",
    ],
  ])("with an odometer at %i proposes no kilometres, and says why", async (odometer, why) => {
    const id = await aReturn({ odometer });
    await shop.shop.db.execute(sql`update rental_items set extra_km_price = 1000`);
    const { proposed, doubts } = await show(id);
    expect(doubts).toEqual([why]);
    expect(proposed.map(({ label }) => label)).toEqual(["Bränsle", "Repa i dörren"]);
  });

  test("with damage and a service keeps both of the deposit, gives the rest back, and the books agree", async () => {
    const id = await aReturn();
    const answer = await settle(id, [CLEANING, DOOR]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ depositKeptAmount: 3800, depositRefundedAmount: 1200 });
    expect(await settledRow(id)).toEqual({ kept: 3800, back: 1200, hand: 0, asked: 0 });
    const receipts = await shop.receiptsOf(id);
    expect(receipts.filter(({ cause }) => cause === "service")).toMatchObject([
      { total: 800, snapshot: { totalVatAmount: 160 } },
    ]);
    const vouchers = await shop.vouchersOf(id);
    const kept = vouchers.filter(({ kind }) => kind === "deposit-kept");
    expect(kept.map(({ account, ore }) => [account, ore])).toEqual([
      [2890, 80_000],
      [2611, -16_000],
      [3001, -64_000],
      [2890, 300_000],
      [3990, -300_000],
    ]);
    expect(await shop.lettersOf(id)).toEqual(
      expect.arrayContaining(["return_settled", "refund_notice"]),
    );
    expect((await show(id)).settledAt).not.toBeNull();
    await expectBooksAgree();
  });

  test("with nothing to charge gives the whole deposit back", async () => {
    const id = await aReturn();
    expect((await settle(id, [])).json()).toMatchObject({ depositRefundedAmount: 5000 });
    expect(await shop.lettersOf(id)).not.toContain("return_settled");
    await expectBooksAgree();
  });

  test("beyond the deposit asks for the rest by a link, which is paid with receipt and voucher", async () => {
    const id = await aReturn();
    const wreck = { ...DOOR, amount: 4700 };
    expect((await settle(id, [wreck, CLEANING])).statusCode).toBe(200);
    expect(await settledRow(id)).toEqual({ kept: 5000, back: 0, hand: 0, asked: 500 });
    const token = await chargeLink(id);
    const link = (await shop.shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
    expect(link).toMatchObject({
      state: "open",
      amount: 500,
      charges: [
        { kind: "damage", label: "Repa i dörren", amount: 4700 },
        { kind: "service", label: "Extra städning", amount: 800 },
      ],
      chargesKept: 5000,
    });
    expect((await shop.payLink(token)).json()).toEqual({ state: "used" });
    expect((await shop.payments(id)).find(({ kind }) => kind === "charge")).toMatchObject({
      amount: 500,
      status: "captured",
      kept: 500,
      refundable: 0,
    });
    const services = (await shop.receiptsOf(id)).filter(({ cause }) => cause === "service");
    expect(services.map(({ total }) => total)).toEqual([300, 500]);
    const [letter] = await rowsOf<{ plain_text: string }>(
      shop.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'payment_received'`,
    );
    const told = letter!.plain_text.replaceAll("\u00a0", " ");
    expect(told).toContain(
      "500 kr har dragits från ditt kort. Det gäller service efter återlämningen, och nu är allt betalt.",
    );
    expect(told).toContain("Repa i dörren: 4 700 kr");
    expect(told).toContain("Draget från depositionen: −5 000 kr");
    expect(told).not.toContain("Hyran");
    const after = (await shop.shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
    expect(after.state).toBe("used");
    expect((await shop.post(`/api/payment-links/${token}/payment`)).statusCode).toBe(409);
    await expectBooksAgree();
  });

  test("keeps what was asked for in sight until it is paid, and asks anew by the same link", async () => {
    const id = await aReturn({ deposit: false });
    await settle(id, [DOOR]);
    const token = await chargeLink(id);
    const booking = async () =>
      (await shop.shop.call(`/api/bookings/${id}`, { as: shop.staff })).json<Booking>();
    expect(await booking()).toMatchObject({ dueAmount: 0, chargeDueAmount: 3000 });
    const ownPage = async () => {
      const { url } = (await shop.post(`/api/bookings/${id}/own-page-link`)).json<{
        url: string;
      }>();
      const own = new URL(url).pathname.replace("/min-bokning/", "/api/my-booking/");
      return (await shop.shop.call(own)).json<MyBooking>();
    };
    expect((await ownPage()).todo).toEqual([
      {
        key: "charge",
        label: "Betala 3\u00a0000\u00a0kr efter återlämningen",
        path: `/betala/${token}`,
      },
    ]);

    const lines = [{ label: "Repa i dörren", amount: 3000 }];
    expect((await ownPage()).settled).toEqual({ lines, kept: 0, due: 3000 });

    const again = await shop.post(`/api/bookings/${id}/payment-link`);
    expect(again.json()).toMatchObject({
      expiresAt: expect.stringMatching(/^2026-06-30T10:00/) as string,
    });
    const letters = (await shop.lettersOf(id)).filter((type) => type === "return_settled");
    expect(letters).toHaveLength(2);
    // However late it is paid.
    shop.shop.clock.advance({ days: 70 });
    const late = (await shop.shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
    expect(late).toMatchObject({
      state: "open",
      expiresAt: expect.stringMatching(/^2026-09-08T10:00/) as string,
    });
    expect((await shop.payLink(token)).json()).toEqual({ state: "used" });
    shop.shop.clock.set("2026-05-01T10:00:00Z");
    expect(await booking()).toMatchObject({ chargeDueAmount: 0 });
    expect(await ownPage()).toMatchObject({ todo: [], settled: { lines, kept: 0, due: 0 } });
    expect(
      (await shop.post(`/api/bookings/${id}/payment-link`, { kind: "charge" })).json(),
    ).toMatchObject({ code: "payment.nothing-due" });
    await expectBooksAgree();
  });

  test("lists what nobody has paid a week after it was asked for", async () => {
    const id = await aReturn({ deposit: false });
    await settle(id, [DOOR]);
    expect(await shop.concernsOf(id)).toEqual([]);
    shop.shop.clock.advance({ days: 8 });
    expect(await shop.concernsOf(id)).toMatchObject([{ kind: "charge-unpaid", amount: 3000 }]);
    expect((await shop.payLink(await chargeLink(id))).statusCode).toBe(200);
    expect(await shop.concernsOf(id)).toEqual([]);
  });

  test("leaves a link for the rent as it is", async () => {
    const { id } = await shop.aBooking();
    await shop.patch(id, { paymentAction: "void" });
    await shop.patch(id, { status: "confirmed" });
    await shop.post(`/api/bookings/${id}/payment-link`, { charge: "at-once" });
    const rent = await shop.lastLink();
    await shop.signed(id, {});
    await shop.signed(id, { kind: "back" });
    expect((await settle(id, [DOOR])).statusCode).toBe(200);
    expect((await shop.payLink(await chargeLink(id))).statusCode).toBe(200);
    expect((await shop.payLink(rent)).json()).toEqual({ state: "used" });
    await expectBooksAgree();
  });

  test("can have what was asked for recorded by hand, whole, and then the link is closed", async () => {
    const id = await aReturn({ deposit: false });
    expect((await shop.record(id, { kind: "charge", amount: 100 })).statusCode).toBe(409);
    expect((await settle(id, [CLEANING, DOOR])).statusCode).toBe(200);
    const token = await chargeLink(id);
    const opened = await shop.post(`/api/payment-links/${token}/payment`);
    expect(opened.statusCode).toBe(200);
    expect((await shop.record(id, { kind: "charge", amount: 100 })).json()).toMatchObject({
      code: "settlement.whole-by-hand",
    });
    expect((await shop.record(id, { kind: "charge", amount: 3800 })).statusCode).toBe(201);
    expect((await shop.record(id, { kind: "charge", amount: 3800 })).statusCode).toBe(409);
    expect((await shop.post(`/api/payment-links/${token}/payment`)).statusCode).toBe(409);
    expect((await shop.receiptsOf(id)).filter(({ cause }) => cause === "service")).toHaveLength(1);
    await expectBooksAgree();
  });

  test("lists a deposit that was left by hand to be given back by hand", async () => {
    const id = await aReturn({ deposit: false });
    await shop.patch(id, { status: "confirmed" });
    expect((await shop.record(id, { kind: "deposit", amount: 5000 })).statusCode).toBe(201);
    await shop.patch(id, { status: "returned" });
    expect((await settle(id, [CLEANING])).statusCode).toBe(200);
    expect(await settledRow(id)).toEqual({ kept: 800, back: 0, hand: 4200, asked: 0 });
    expect(await shop.concernsOf(id)).toEqual([
      expect.objectContaining({ kind: "deposit-held", why: "returned", amount: 4200 }),
    ]);
    await expectBooksAgree();
  });
});

describe("settling once", () => {
  test("is once however often the same is pressed, and others are told who was first", async () => {
    const id = await aReturn();
    const key = randomUUID();
    expect((await settle(id, [DOOR], key)).statusCode).toBe(200);
    expect((await settle(id, [DOOR], key)).statusCode).toBe(200);
    expect((await settle(id, [CLEANING], key)).json()).toMatchObject({ code: "payment.key-used" });
    expect((await settle(id, [CLEANING], randomUUID())).json()).toMatchObject({
      code: "settlement.settled",
      message: expect.stringContaining("redan uppgjord"),
    });
    expect(await shop.booking(id)).toMatchObject({
      depositKeptAmount: 3000,
      depositRefundedAmount: 2000,
    });
    await expectBooksAgree();
  });

  test("comes to the same wherever the shop is killed on the way, and is pressed again", async () => {
    for (let step = 1; step <= 8; step += 1) {
      const id = await aReturn();
      const wish = {
        bookingId: id,
        lines: [CLEANING, DOOR],
        key: randomUUID(),
        by: { id: null, username: "Anna" },
        askedAt: shop.shop.clock.now(),
      };
      await settleReturn(killable(shop.parts(), step), wish).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      shop.shop.clock.advance({ seconds: 1 });
      expect((await settle(id, wish.lines, wish.key)).statusCode, String(step)).toBe(200);
      for (let round = 1; round <= 2; round += 1) {
        shop.shop.clock.advance({ minutes: 11 });
        await finishAttempts(shop.parts());
      }
      expect(await shop.booking(id), String(step)).toMatchObject({
        depositKeptAmount: 3800,
        depositRefundedAmount: 1200,
      });
      expect((await shop.receiptsOf(id)).filter(({ cause }) => cause === "service")).toHaveLength(
        1,
      );
    }
    await expectBooksAgree();
  });

  test("is refused while a refund of the deposit is on its way, or was made meanwhile", async () => {
    const id = await aReturn();
    expect(
      (await shop.refund(id, { kind: "deposit", amount: 1000, reason: "Glömt" })).statusCode,
    ).toBe(200);
    shop.shop.clock.advance({ seconds: 1 });
    expect((await settle(id, [DOOR])).json()).toMatchObject({
      depositKeptAmount: 3000,
      depositRefundedAmount: 2000,
    });
    await expectBooksAgree();
  });

  test("goes on by itself where the shop was cut off after it was written down", async () => {
    const id = await aReturn();
    await shop.shop.db.execute(sql`insert into settlements
        (id, booking_id, lines, kept, given_back, asked, settled_by_name, created_at)
      values (${randomUUID()}, ${id}, '[]', 0, 5000, 0, 'Anna', now())`);
    await shop.shop.db.execute(sql`insert into refund_wishes
        (id, booking_id, kind, amount, reason, left_to_give, created_at)
      select id, booking_id, 'deposit', 5000, 'Uppgjord', 5000, ${shop.shop.clock.now().toISOString()}::timestamptz
        from settlements where booking_id = ${id}`);
    shop.shop.clock.advance({ seconds: 120 });
    await finishAttempts(shop.parts());
    expect(await shop.booking(id)).toMatchObject({ depositRefundedAmount: 5000 });
    await expectBooksAgree();
  });
});

describe("settling is refused", () => {
  test("for anybody but an administrator, and nothing is moved", async () => {
    const id = await aReturn();
    expect((await settle(id, [DOOR], undefined, shop.staff)).statusCode).toBe(403);
    const path = `/api/bookings/${id}/settlement`;
    expect((await shop.shop.call(path, { method: "POST", body: { lines: [] } })).statusCode).toBe(
      401,
    );
    const customer = await shop.shop.signIn("customer");
    expect((await shop.shop.call(path, { as: customer })).statusCode).toBe(403);
    expect((await shop.shop.call(path)).statusCode).toBe(401);
    expect(await settledRow(id)).toBeUndefined();
  });

  test("before it is back, and for sums that are none", async () => {
    const { id } = await shop.aBooking();
    expect((await settle(id, [])).json()).toMatchObject({ code: "settlement.not-back" });
    expect((await settle(1, [])).statusCode).toBe(404);
    const back = await aReturn();
    for (const bad of [0, -1, 1.5, 1_000_000, "300"])
      expect(
        (await settle(back, [{ ...DOOR, amount: bad as number }])).statusCode,
        String(bad),
      ).toBe(400);
    expect((await settle(back, [{ ...DOOR, label: "  " }])).statusCode).toBe(400);
    expect((await settle(back, [{ ...DOOR, kind: "fine" as "damage" }])).statusCode).toBe(400);
    expect(
      (
        await settle(
          back,
          Array.from({ length: 41 }, () => CLEANING),
        )
      ).statusCode,
    ).toBe(400);
    expect(await settledRow(back)).toBeUndefined();
  });
});
