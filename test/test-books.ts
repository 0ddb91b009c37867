import { randomUUID } from "node:crypto";
import { depositKeptLines, depositLines, depositRefundLines } from "#domain/bookkeeping/voucher.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { organisationColumns } from "#server/bookings/canonical-customer.ts";
import type { Db } from "#server/platform/db/database.ts";
import { insertHandRefund } from "#server/payments/attempt-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { issueCredit } from "#server/receipts/issue-credit.ts";
import { issueReceipt, issueServiceReceipt } from "#server/receipts/issue-receipt.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { reverseRefund } from "#server/receipts/reverse-credit.ts";
import { and, eq, sql } from "drizzle-orm";
import type { TestClock } from "./test-clock.ts";
import { TEST_FACTS } from "./test-facts.ts";

export type Paid = {
  paymentId: string;
  intentId: string;
  bookingId: number;
  amount: number;
  customer: string;
  item: string;
};

type Sold = { amount: number; bookingId?: number; customer?: string; item?: string };

let counter = 0;
/** What was given back of each payment and has not come back since, in its order. */
const standingRefunds = new Map<string, { attemptId: string; amount: number }[]>();

function takeRefund(paymentId: string, amount: number): string {
  const standing = standingRefunds.get(paymentId) ?? [];
  const [refund] = standing.splice(
    standing.findIndex((one) => one.amount === amount),
    1,
  );
  if (refund?.amount !== amount) throw new Error(`no refund of ${amount} kr stands`);
  return refund.attemptId;
}

/** Writes into the books what the shop writes when money moves, with the same functions, at the clock's time. */
export function testBooks(db: Db, clock: TestClock) {
  const shop = TEST_FACTS;
  const stamp = () => ({ day: dayInSweden(clock.now()), createdAt: clock.now() });

  function sale(paid: Paid) {
    const startDate = "2027-07-01" as LocalDate;
    const stay = { startDate, endDate: addDays(startDate, 1) };
    const quote = quoteStay(
      { pricePerDay: paid.amount, basePrice: 0 },
      { seasons: [], addons: [] },
      { stay, quantity: 1, selectedAddons: [] },
    );
    if (!quote.ok) throw new Error(quote.problem.code);
    return {
      shop,
      now: clock.now(),
      booking: {
        id: paid.bookingId,
        createdAt: clock.now(),
        itemName: paid.item,
        ...stay,
        quote: quote.value,
        customerName: paid.customer,
        customerEmail: "anna@example.com",
        customerPhone: "070-123 45 67",
        ...organisationColumns(null),
        customerAddress: "Storgatan 1, 852 30 Sundsvall",
      },
      payment: {
        id: paid.paymentId,
        intentId: paid.intentId,
        amount: paid.amount,
        cardBrand: "visa",
        cardLast4: "4242",
        method: "card" as const,
        reference: "",
      },
    };
  }

  async function pay(
    kind: "rent" | "deposit",
    { amount, bookingId, customer = "Anna Berg", item = "Fjällripa" }: Sold,
  ): Promise<Paid> {
    counter += 1;
    const now = clock.now();
    const paid = {
      paymentId: randomUUID(),
      intentId: `pi_test_${counter}`,
      bookingId: bookingId ?? 5_000_000 + counter,
      amount,
      customer,
      item,
    };
    // A booking shows its newest payment; the one before is kept beside it.
    await db
      .update(payments)
      .set({ isCurrent: false })
      .where(and(eq(payments.bookingId, paid.bookingId), eq(payments.kind, kind)));
    await db.insert(payments).values({
      id: paid.paymentId,
      kind,
      bookingId: paid.bookingId,
      providerIntentId: paid.intentId,
      amount,
      status: "captured",
      capturedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    return paid;
  }

  const move = (paid: Paid, column: "refundedAmount" | "keptAmount", amount: number) =>
    db
      .update(payments)
      .set({ [column]: sql`${payments[column]} + ${amount}` })
      .where(eq(payments.id, paid.paymentId));

  return {
    async capture(sold: Sold): Promise<Paid> {
      const paid = await pay("rent", sold);
      await inTransaction(db, (tx) => issueReceipt(tx, sale(paid)));
      return paid;
    },
    async refund(paid: Paid, amount: number): Promise<void> {
      await move(paid, "refundedAmount", amount);
      const attempt = await insertHandRefund(db, {
        id: randomUUID(),
        paymentId: paid.paymentId,
        amount,
        reason: "Regn hela veckan",
        requestedBy: null,
        waived: 0,
        createdAt: clock.now(),
      });
      const refund = { attemptId: attempt.id, amount };
      standingRefunds.set(paid.paymentId, [...(standingRefunds.get(paid.paymentId) ?? []), refund]);
      await inTransaction(db, (tx) =>
        issueCredit(tx, {
          paymentId: paid.paymentId,
          amount,
          cause: { attemptId: attempt.id },
          reason: "Regn hela veckan",
          now: clock.now(),
          movedAt: clock.now(),
        }),
      );
    },
    async deposit(sold: Sold): Promise<Paid> {
      const paid = await pay("deposit", sold);
      await inTransaction(db, (tx) =>
        postDeposit(tx, {
          ...stamp(),
          ...paid,
          kind: "deposit",
          lines: (accounts) => depositLines(accounts, paid.amount),
        }),
      );
      return paid;
    },
    async refundDeposit(paid: Paid, amount: number): Promise<void> {
      await move(paid, "refundedAmount", amount);
      await inTransaction(db, (tx) =>
        postDeposit(tx, {
          ...stamp(),
          ...paid,
          kind: "deposit-refund",
          lines: (accounts) => depositRefundLines(accounts, { amount }),
        }),
      );
    },
    async keep(paid: Paid, amount: number, reason: "damage" | "service"): Promise<void> {
      await move(paid, "keptAmount", amount);
      await inTransaction(db, async (tx) => {
        if (reason === "service")
          await issueServiceReceipt(tx, { ...sale(paid), amount, note: "Städning" });
        else
          await postDeposit(tx, {
            ...stamp(),
            ...paid,
            kind: "deposit-kept",
            lines: (accounts) => depositKeptLines(accounts, amount, "damage"),
          });
      });
    },
    /** A refund that the provider had taken, and that came back whole. */
    async failRefund(paid: Paid, amount: number, kind: "rent" | "deposit"): Promise<void> {
      await move(paid, "refundedAmount", -amount);
      const { paymentId } = paid;
      await inTransaction(db, (tx) =>
        kind === "rent"
          ? reverseRefund(tx, {
              attemptId: takeRefund(paymentId, amount),
              amount,
              now: clock.now(),
            })
          : postDeposit(tx, {
              ...stamp(),
              ...paid,
              kind: "refund-failed",
              lines: (accounts) => depositLines(accounts, amount),
            }),
      );
    },
  };
}

export type TestBooks = ReturnType<typeof testBooks>;
