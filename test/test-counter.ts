import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Booking } from "#contracts/bookings.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import type { Concern, Overview } from "#contracts/oversight.ts";
import type { BookingPayment, HandPayment } from "#contracts/payments.ts";
import { anItem } from "./builders.ts";
import { rowsOf } from "./rows.ts";
import type { CARDS } from "./confirm-card.ts";
import {
  aPaymentWish,
  callPlace,
  openPayment,
  openTestTill,
  type TestTill,
} from "./test-checkout.ts";

type Line = { kind: string; account: number; ore: number };

/** A shop with its staff, and what they do with a booking's money; everything by the shop's own calls. */
export async function openTestCounter() {
  const till: TestTill = await openTestTill();
  const { shop, cards } = till;
  const admin = await shop.signIn("admin");
  const staff = await shop.signIn("staff");
  // Whoever presses after another has been answered does so later.
  const post = (path: string, body?: object, as = admin) => {
    shop.clock.advance({ seconds: 0.001 });
    return shop.call(path, { method: "POST", as, ...(body && { body }) });
  };

  return {
    ...till,
    admin,
    staff,
    post,
    /** Two nights of a motorhome at 1000 kr each, reserved on a card, with a deposit of 5000. */
    async aBooking({
      card = "good",
      start = "2026-07-01",
      end = "2026-07-03",
      type = "rv",
    }: {
      card?: keyof typeof CARDS;
      start?: string;
      end?: string;
      type?: "rv" | "equipment";
    } = {}) {
      const item = await anItem(shop.db, { name: "Fjällripa", type, depositAmount: 5000 });
      const amount = 1000 * daysBetween(start as LocalDate, end as LocalDate);
      const opened = await openPayment(shop, aPaymentWish({ itemId: item.id, start, end, amount }));
      await cards.pay(opened.clientSecret, card);
      const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
      return { id, itemId: item.id, intentId: opened.intentId };
    },
    patch: (id: number, body: object, as = admin) =>
      shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as }),
    record: (id: number, body: Partial<HandPayment>, as = staff) =>
      post(
        `/api/bookings/${id}/payments`,
        { key: randomUUID(), method: "swish", amount: 500, ...body },
        as,
      ),
    refund: (id: number, body: object) => post(`/api/bookings/${id}/refund`, body),
    async booking(id: number): Promise<Booking> {
      return (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();
    },
    async payments(id: number): Promise<BookingPayment[]> {
      const answer = await shop.call(`/api/bookings/${id}/payments`, { as: staff });
      return answer.json<BookingPayment[]>();
    },
    /** The link of the last letter that asked for money. */
    async lastLink(): Promise<string> {
      const [row] = await rowsOf<{ plain_text: string }>(
        shop.db,
        sql`select plain_text from mail_queue where type = 'payment_link' order by id desc limit 1`,
      );
      return /\/betala\/(\S+)/.exec(row?.plain_text ?? "")?.[1] ?? "";
    },
    /** What the customer does with a link; answers how the shop took it. */
    async payLink(token: string, card: keyof typeof CARDS = "good") {
      const opened = await post(`/api/payment-links/${token}/payment`);
      const { clientSecret = "" } = opened.json<{ clientSecret?: string }>();
      if (opened.statusCode !== 200) return opened;
      await cards.pay(clientSecret, card);
      const [paymentIntentId] = clientSecret.split("_secret_");
      return post(`/api/payment-links/${token}/complete`, { paymentIntentId });
    },
    async payDeposit(id: number, card: keyof typeof CARDS = "good"): Promise<string> {
      const opened = await post(`/api/deposit/${id}/create-payment`);
      const { clientSecret } = opened.json<{ clientSecret: string }>();
      await cards.pay(clientSecret, card);
      await shop.call(`/api/deposit/${id}/status`);
      return clientSecret.split("_secret_")[0] ?? "";
    },
    async concernsOf(id: number): Promise<Concern[]> {
      const { concerns } = (await shop.call("/api/oversight", { as: admin })).json<Overview>();
      return concerns.filter((one) => "bookingId" in one && one.bookingId === id);
    },
    vouchersOf: (id: number) =>
      rowsOf<Line>(
        shop.db,
        sql`select v.kind, l.account, l.amount_ore::int as ore
          from vouchers v join voucher_lines l on l.voucher_id = v.id
          where v.booking_id = ${id} order by v.id, l.line`,
      ),
    receiptsOf: (id: number) =>
      rowsOf<{ kind: string; cause: string; total: number; snapshot: Record<string, unknown> }>(
        shop.db,
        sql`select kind, cause, total_kronor::float as total, snapshot
          from receipts where booking_id = ${id} order by id`,
      ),
    async lettersOf(id: number): Promise<string[]> {
      const rows = await rowsOf<{ type: string }>(
        shop.db,
        sql`select type from mail_queue where booking_id = ${id} order by id`,
      );
      return rows.map(({ type }) => type);
    },
  };
}

export type TestCounter = Awaited<ReturnType<typeof openTestCounter>>;
