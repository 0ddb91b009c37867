import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { BOOKING_STATUSES, isActive } from "./booking-status.ts";
import { depositBackOn, missingAt, todayOf, type CounterBooking } from "./today.ts";

const TODAY = "2027-03-01" as LocalDate;
const TOMORROW = addDays(TODAY, 1);

let nextId = 1;
/** Confirmed and paid, deposit included: nothing is missing but the keys. */
function aBooking(start: number, end: number, told: Partial<CounterBooking> = {}): CounterBooking {
  return {
    id: nextId++,
    status: "confirmed",
    startDate: addDays(TODAY, start),
    endDate: addDays(TODAY, end),
    pickupTime: "15:00",
    returnTime: "12:00",
    rentalItemType: "rv",
    depositAmount: 5000,
    depositPaymentStatus: "captured",
    depositPaidAmount: 5000,
    depositRefundedAmount: 0,
    depositKeptAmount: 0,
    disputes: [],
    dueAmount: 0,
    reservedAmount: 0,
    paymentLinkUntil: null,
    withdrawnAt: null,
    lacksAgreement: false,
    lacksDrivers: false,
    hasEmail: true,
    depositReminderSentDate: null,
    returnedOn: null,
    ...told,
  };
}

const UNPAID_DEPOSIT: Partial<CounterBooking> = {
  depositPaymentStatus: null,
  depositPaidAmount: 0,
};
const ids = (bookings: readonly CounterBooking[]) => bookings.map(({ id }) => id);

describe("the day", () => {
  test("tells who comes today and tomorrow, out and back, in order of time, unknown hours last", () => {
    const late = aBooking(0, 5, { pickupTime: "16:00" });
    const back = aBooking(-5, 0, { returnTime: "11:00" });
    const unknown = aBooking(0, 4, { pickupTime: null });
    const overnight = aBooking(0, 1, { pickupTime: "09:00", returnTime: "08:00" });
    const { days } = todayOf([late, unknown, back, overnight, aBooking(2, 4)], TODAY);
    expect(
      days.map(({ day, handovers }) => [day, handovers.map((one) => [one.kind, one.booking.id])]),
    ).toEqual([
      [
        TODAY,
        [
          ["pickup", overnight.id],
          ["return", back.id],
          ["pickup", late.id],
          ["pickup", unknown.id],
        ],
      ],
      [TOMORROW, [["return", overnight.id]]],
    ]);
  });

  test("an empty day is there all the same", () => {
    expect(todayOf([], TODAY)).toEqual({
      days: [
        { day: TODAY, handovers: [] },
        { day: TOMORROW, handovers: [] },
      ],
      late: [],
      waiting: [],
      deposits: [],
    });
  });

  test("what should have been back stands there, the longest out first", () => {
    const longer = aBooking(-9, -3);
    const shorter = aBooking(-5, -1);
    expect(ids(todayOf([shorter, longer, aBooking(-5, 0)], TODAY).late)).toEqual([
      longer.id,
      shorter.id,
    ]);
  });

  test("what waits for an answer stands there, the first to come first, unless it comes today or tomorrow", () => {
    const pending = { status: "pending" } as const;
    const later = aBooking(40, 45, pending);
    const sooner = aBooking(10, 12, pending);
    const today = aBooking(0, 3, pending);
    const forgotten = aBooking(-9, -3, pending);
    const { waiting, late, days } = todayOf([later, sooner, today, forgotten], TODAY);
    expect(ids(waiting)).toEqual([forgotten.id, sooner.id, later.id]);
    expect(late).toEqual([]);
    expect(days[0]?.handovers.map(({ booking }) => booking.id)).toEqual([today.id]);
  });

  test("a deposit is to be given back once the stay is over or off, and not while a bank decides", () => {
    const returned = aBooking(-5, -1, { status: "returned" });
    const cancelled = aBooking(5, 9, { status: "cancelled" });
    const given = { ...returned, id: nextId++, depositRefundedAmount: 5000 };
    const kept = {
      ...returned,
      id: nextId++,
      depositRefundedAmount: 4000,
      depositKeptAmount: 1000,
    };
    const dispute = {
      paidFor: "deposit",
      isCurrent: true,
      amount: 5000,
      isDecided: false,
    } as const;
    const disputed = {
      ...returned,
      id: nextId++,
      disputes: [{ ...dispute, standing: "open" as const }],
    };
    const lost = {
      ...disputed,
      id: nextId++,
      disputes: [{ ...dispute, standing: "lost" as const }],
    };
    const partLost = { ...lost, id: nextId++, disputes: [{ ...lost.disputes[0]!, amount: 2000 }] };
    const out = aBooking(-2, 3);
    const all = [cancelled, returned, given, kept, disputed, lost, partLost, out];
    expect(ids(todayOf(all, TODAY).deposits)).toEqual([returned.id, cancelled.id]);
  });

  test("it is to be the customer's within seven days of the return, at once where the stay is off", () => {
    const endDate = addDays(TODAY, -1);
    expect(depositBackOn({ status: "returned", endDate, returnedOn: null })).toBe("2027-03-07");
    expect(depositBackOn({ status: "cancelled", endDate, returnedOn: null })).toBeNull();
  });

  test("every active booking of the two days stands in exactly one place per day and kind", () => {
    const anyBooking = fc
      .record({
        start: fc.integer({ min: -4, max: 4 }),
        nights: fc.integer({ min: 1, max: 4 }),
        status: fc.constantFrom(...BOOKING_STATUSES),
        reservedAmount: fc.constantFrom(0, 500),
        pickupTime: fc.constantFrom("09:00", "15:00", null),
      })
      .map(({ start, nights, ...told }) => aBooking(start, start + nights, told));
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 12 }), (bookings) => {
        const { days, late, waiting, deposits } = todayOf(bookings, TODAY);
        for (const booking of bookings) {
          const places = days.flatMap(({ day, handovers }) =>
            handovers
              .filter((one) => one.booking.id === booking.id)
              .map(({ kind }) => `${kind} ${day}`),
          );
          const expected = [
            [booking.startDate, "pickup"],
            [booking.endDate, "return"],
          ].filter(([day]) => isActive(booking.status) && (day === TODAY || day === TOMORROW));
          expect(places.toSorted()).toEqual(
            expected.map(([day, kind]) => `${kind} ${day}`).toSorted(),
          );
          const others = [late, waiting, deposits].filter((list) => list.includes(booking)).length;
          // Whoever comes on one of the two days is in no other list, and nobody is in two of those.
          expect(others).toBeLessThanOrEqual(places.length > 0 ? 0 : 1);
          if (booking.status === "pending" && places.length === 0)
            expect(waiting).toContain(booking);
        }
      }),
    );
  });
});

describe("what is missing", () => {
  test("is the rent, the deposit, the agreement and who drives, with the sums", () => {
    const lacks = { lacksAgreement: true, lacksDrivers: true };
    const booking = aBooking(0, 5, { dueAmount: 1500, ...lacks, ...UNPAID_DEPOSIT });
    expect(missingAt({ kind: "pickup", booking })).toEqual([
      { what: "rent", amount: 1500 },
      { what: "deposit", amount: 5000 },
      { what: "agreement" },
      { what: "drivers" },
    ]);
    expect(missingAt({ kind: "return", booking })).toEqual([{ what: "rent", amount: 1500 }]);
  });

  test("is nothing where all is paid, and what is only reserved is told", () => {
    expect(missingAt({ kind: "pickup", booking: aBooking(0, 5) })).toEqual([]);
    const reserved = aBooking(0, 5, { reservedAmount: 4000 });
    expect(missingAt({ kind: "pickup", booking: reserved })).toEqual([
      { what: "charge", amount: 4000 },
    ]);
  });
});
