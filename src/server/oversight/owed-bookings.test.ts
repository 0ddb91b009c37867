import { beforeAll, expect, test } from "vitest";
import type { FoundBookings } from "#contracts/booking-list.ts";
import type { Overview } from "#contracts/oversight.ts";
import { OWED_KINDS } from "#domain/duties/owed-money.ts";
import { isInRentState } from "#domain/payments/booking-money.ts";
import { refundPayment } from "#server/money/refund-payment.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  counter.shop.clock.advance({ seconds: 2 });
  return booking;
}
async function failedRefund(
  bookingId: number,
  { intentId, amount, kind }: { intentId: string; amount: number; kind: "rent" | "deposit" },
) {
  const by = { id: null, username: "Kim" };
  await refundPayment(provider.parts(), { bookingId, kind, amount, reason: "Regn", by });
  counter.shop.clock.advance({ seconds: 2 });
  await provider.failRefund(intentId, amount);
  counter.shop.clock.advance({ seconds: 2 });
}
const search = async (payment = ""): Promise<FoundBookings> => {
  const path = `/api/bookings/search?payment=${payment}`;
  return (await counter.shop.call(path, { as: counter.staff })).json<FoundBookings>();
};
const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);
const idsOf = ({ bookings }: Pick<FoundBookings, "bookings">) =>
  sorted(bookings.map(({ id }) => id));

test("the list finds and names the same bookings to give back as 'Att åtgärda', until they are settled", async () => {
  const failed = await aPaid();
  await failedRefund(failed.id, { intentId: failed.intentId, amount: 790, kind: "rent" });
  const off = await aPaid();
  await counter.patch(off.id, { status: "cancelled" });
  const deposit = await aPaid();
  const intentId = await counter.payDeposit(deposit.id);
  await failedRefund(deposit.id, { intentId, amount: 5000, kind: "deposit" });
  await aPaid();
  const part = await counter.aBooking();
  await counter.patch(part.id, { paymentAction: "void" });
  await counter.patch(part.id, { status: "confirmed" });
  await counter.record(part.id, { amount: 500 });

  const overview = await counter.shop.call("/api/oversight", { as: counter.admin });
  const listed = overview
    .json<Overview>()
    .concerns.flatMap((one) =>
      OWED_KINDS.some((kind) => kind === one.kind) && "bookingId" in one
        ? (one.bookingId ?? [])
        : [],
    );
  const found = await search("to-give-back");
  expect(idsOf(found)).toEqual(sorted([failed.id, off.id, deposit.id]));
  expect(idsOf(found)).toEqual(sorted(new Set(listed)));
  const all = await search();
  const owed = new Map(all.owed.map(({ bookingId, ...sums }) => [bookingId, sums]));
  expect(Object.fromEntries(owed)).toEqual({
    [failed.id]: { amount: 790, undecided: 0 },
    [off.id]: { amount: 0, undecided: 2000 },
    [deposit.id]: { amount: 5000, undecided: 0 },
  });
  for (const { id } of all.bookings) {
    const page = await counter.shop.call(`/api/bookings/${id}/owed`, { as: counter.staff });
    expect(page.json()).toEqual(owed.get(id) ?? { amount: 0, undecided: 0 });
  }
  const listedSum = (id: number) => (owed.get(id)?.amount ?? 0) + (owed.get(id)?.undecided ?? 0);
  for (const state of ["to-pay", "part-paid", "to-give-back", "paid"] as const)
    expect(idsOf(await search(state)), state).toEqual(
      idsOf({
        bookings: all.bookings.filter((one) =>
          isInRentState(state, moneyOf(one), listedSum(one.id)),
        ),
      }),
    );
  expect(idsOf(await search("to-pay"))).toEqual([part.id]);
  expect(idsOf(await search("part-paid"))).toEqual([part.id]);

  await counter.post("/api/oversight/settle", {
    kind: "charged-but-cancelled",
    subject: String(off.id),
    reason: "Behålls enligt villkoren",
  });
  expect(idsOf(await search("to-give-back"))).not.toContain(off.id);
});
