import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentBack, promisedRefund } from "./cancellation.ts";
import { USUAL_POLICY } from "./cancellation-policy.ts";
import {
  lastDayOfOwnPage,
  lastDayToChange,
  mayChangeDetails,
  mayChangeThemselves,
  ownCancellation,
  ownChangeProblem,
  ownSteps,
  stayHours,
  withBooked,
} from "./own-page.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

const STAY = {
  startDate: "2027-07-03" as LocalDate,
  endDate: "2027-07-10" as LocalDate,
  pickupTime: "14:00",
  returnTime: "10:00",
};
const on = (text: string) => text as LocalDate;
const at = (day: string, time = "12:00") => ({ day: on(day), time });

describe("the steps of a booking", () => {
  const standing = {
    ...STAY,
    status: "confirmed" as const,
    state: "waiting" as const,
    depositDue: 5000,
    isDepositPaid: false,
    withdrawnAt: null,
  };
  const keys = (booking: Parameters<typeof ownSteps>[0]) =>
    ownSteps(booking).map(({ key, state }) => `${key} ${state}`);

  test("wait for the shop's answer first", () => {
    expect(keys({ ...standing, status: "pending" })).toEqual([
      "booked done",
      "approved now",
      "deposit later",
      "pickup later",
      "return later",
    ]);
  });

  test("ask for the deposit once the shop has said yes, and for none where none is due", () => {
    expect(keys(standing)[2]).toBe("deposit now");
    expect(keys({ ...standing, isDepositPaid: true })).toContain("pickup now");
    expect(keys({ ...standing, depositDue: 0 })).toEqual([
      "booked done",
      "approved done",
      "pickup now",
      "return later",
    ]);
  });

  test("follow what was signed", () => {
    const paid = { ...standing, isDepositPaid: true };
    expect(keys({ ...paid, state: "out" })).toContain("return now");
    expect(keys({ ...paid, state: "back" })).toContain("return done");
  });

  test("are not taken by the clock where nobody has handed over or taken back", () => {
    const paid = { ...standing, isDepositPaid: true };
    expect(keys(paid)).toContain("pickup now");
    expect(keys(paid)).toContain("return later");
    const back = { ...paid, status: "returned" as const, state: "back" as const };
    expect(keys(back)).toContain("return done");
  });

  test("of a booking that was withdrawn from lead to its cancelling, and to no pick-up", () => {
    const withdrawn = { ...standing, withdrawnAt: "2027-06-01T10:00:00Z" };
    const end = ["booked done", "withdrawn done", "cancelled now"];
    expect(keys(withdrawn)).toEqual(end);
    expect(keys({ ...withdrawn, status: "cancelled" })).toEqual(["booked done", "cancelled done"]);
  });

  test("end where the booking is cancelled", () => {
    expect(keys({ ...standing, status: "cancelled" })).toEqual(["booked done", "cancelled done"]);
  });
});

describe("how far the agreed hours have come", () => {
  test("is told by the clock alone, whatever was signed", () => {
    expect(stayHours(STAY, at("2027-07-02", "23:59"))).toBe("ahead");
    expect(stayHours(STAY, at("2027-07-03", "00:00"))).toBe("pickup-day");
    expect(stayHours(STAY, at("2027-07-03", "23:59"))).toBe("pickup-day");
    expect(stayHours(STAY, at("2027-07-04"))).toBe("running");
    expect(stayHours(STAY, at("2027-07-10", "09:59"))).toBe("running");
    expect(stayHours(STAY, at("2027-07-10", "10:00"))).toBe("over");
  });

  test("of a thing that goes back on the day it is fetched end with the hour of the return", () => {
    const sameDay = { ...STAY, endDate: STAY.startDate, pickupTime: "09:00", returnTime: "17:00" };
    expect(stayHours(sameDay, at("2027-07-03", "16:59"))).toBe("pickup-day");
    expect(stayHours(sameDay, at("2027-07-03", "17:00"))).toBe("over");
  });
});

const CAR = {
  ...STAY,
  itemType: "rv" as const,
  isConsumer: true,
  status: "confirmed" as const,
  totalPrice: 10_000,
  withdrawnAt: null,
  approvedOn: "2027-05-01" as LocalDate,
  cancellationPolicy: USUAL_POLICY,
  countedFrom: STAY.startDate,
  outAt: null,
};
const PAID = { paid: 10_000, reserved: 0, deposit: 5000 };

describe("what a customer gets back who cancels", () => {
  test("is what was promised, and all of the deposit", () => {
    expect(ownCancellation(CAR, PAID, at("2027-06-03"))).toEqual({
      refund: 10_000,
      depositRefund: 5000,
      problem: null,
    });
    expect(ownCancellation(CAR, PAID, at("2027-06-04")).refund).toBe(5000);
    expect(ownCancellation(CAR, PAID, at("2027-06-20")).refund).toBe(0);
  });

  test("is all of it while the shop has not answered", () => {
    const reserved = { paid: 0, reserved: 10_000, deposit: 0 };
    expect(ownCancellation({ ...CAR, status: "pending" }, reserved, at("2027-07-01"))).toEqual({
      refund: 10_000,
      depositRefund: 0,
      problem: null,
    });
  });

  test("is all of equipment within the fourteen days of the law, whatever the policy says", () => {
    const tent = { ...CAR, itemType: "equipment" as const, approvedOn: on("2027-06-20") };
    expect(ownCancellation(tent, PAID, at("2027-07-02")).refund).toBe(10_000);
    expect(
      ownCancellation({ ...tent, approvedOn: on("2027-06-01") }, PAID, at("2027-07-02")).refund,
    ).toBe(0);
  });

  test("is by the policy alone for a company or a club", () => {
    const tent = { ...CAR, itemType: "equipment" as const, approvedOn: on("2027-06-20") };
    const ofClub = ownCancellation({ ...tent, isConsumer: false }, PAID, at("2027-07-02"));
    expect(ofClub.refund).toBe(0);
  });

  test("does not grow by moving the stay away first", () => {
    const moved = { ...CAR, startDate: on("2027-09-01"), endDate: on("2027-09-08") };
    expect(ownCancellation(moved, PAID, at("2027-06-20")).refund).toBe(0);
  });

  test("is nobody's to take once the stay has begun, is over, or was never promised", () => {
    const problem = (...args: Parameters<typeof ownCancellation>) =>
      ownCancellation(...args).problem;
    expect(problem(CAR, PAID, at("2027-07-03", "14:00"))).toBe("begun");
    expect(problem({ ...CAR, status: "returned" }, PAID, at("2027-07-11"))).toBe("over");
    expect(problem({ ...CAR, status: "cancelled" }, PAID, at("2027-06-11"))).toBe("cancelled");
    expect(problem({ ...CAR, cancellationPolicy: null }, PAID, at("2027-06-11"))).toBe(
      "by-agreement",
    );
  });

  test("is nothing once it was handed over, though the hour of the pick-up has not come", () => {
    const out = { ...CAR, outAt: "2027-07-03T09:00:00Z" };
    const none = { refund: 0, depositRefund: 0, problem: "begun" };
    expect(ownCancellation(out, PAID, at("2027-07-03", "13:59"))).toEqual(none);
    expect(ownCancellation({ ...out, status: "pending" }, PAID, at("2027-07-03"))).toEqual(none);
    const tent = { ...out, itemType: "equipment" as const };
    expect(ownCancellation(tent, PAID, at("2027-06-20"))).toEqual(none);
  });

  test("leaves no fee that no card can be charged", () => {
    const cheap = { ...CAR, totalPrice: 4 };
    const reserved = { paid: 0, reserved: 4, deposit: 0 };
    expect(ownCancellation(cheap, reserved, at("2027-06-10")).refund).toBe(4);
  });

  test("is for any booking and day what staff would be proposed, or all of it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 90_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        fc.array(
          fc.record({
            daysBefore: fc.integer({ min: 0, max: 60 }),
            percent: fc.integer({ min: 0, max: 100 }),
          }),
          { maxLength: 4 },
        ),
        (totalPrice, share, daysAhead, cancellationPolicy) => {
          const paid = Math.round(totalPrice * share);
          const booking = { ...CAR, totalPrice, cancellationPolicy };
          const day = addDays(STAY.startDate, -daysAhead);
          const had = { paid, reserved: 0, deposit: 0 };
          const { refund } = ownCancellation(booking, had, at(day));
          expect(refund).toBe(promisedRefund(booking, had, day));
          expect(refund).toBeLessThanOrEqual(paid);
          if (percentBack(booking, day) === 100) expect(refund).toBe(paid);
        },
      ),
    );
  });
});

describe("what a customer changes themselves", () => {
  const ADDONS = [{ id: 1, quantity: 2 }];
  const { startDate } = STAY;
  const agreed = { startDate, nights: 7, totalPrice: 10_000, selectedAddons: ADDONS };
  const money = { paid: 10_000, reserved: 0, waived: 0, today: on("2027-06-01"), changeDays: 7 };

  test("is longer, later or more, and never less than what is paid for", () => {
    expect(ownChangeProblem(agreed, { ...agreed, nights: 8, totalPrice: 11_000 }, money)).toBe(
      undefined,
    );
    expect(ownChangeProblem(agreed, { ...agreed, nights: 6 }, money)?.code).toBe(
      "own-change.shorter",
    );
    expect(
      ownChangeProblem(agreed, { ...agreed, selectedAddons: [{ id: 1, quantity: 1 }] }, money)
        ?.code,
    ).toBe("own-change.fewer");
    expect(ownChangeProblem(agreed, { ...agreed, totalPrice: 9999 }, money)?.code).toBe(
      "own-change.cheaper",
    );
  });

  test("never costs less than what was charged, though some of that was let off since", () => {
    const letOff = { ...money, paid: 9500, waived: 500 };
    const to = (totalPrice: number) => ownChangeProblem(agreed, { ...agreed, totalPrice }, letOff);
    expect(to(9999)?.code).toBe("own-change.cheaper");
    expect(to(9500)?.code).toBe("own-change.cheaper");
    expect(to(10_000)).toBeUndefined();
    const unpaid = { ...money, paid: 0, waived: 500 };
    expect(ownChangeProblem(agreed, { ...agreed, totalPrice: 9000 }, unpaid)).toBeUndefined();
  });

  test("may cost more also where the shop has more than the price by now", () => {
    const discounted = { ...agreed, totalPrice: 9700 };
    const dearer = ownChangeProblem(discounted, { ...discounted, totalPrice: 9900 }, money);
    expect(dearer).toBeUndefined();
    const cheaper = ownChangeProblem(discounted, { ...discounted, totalPrice: 9600 }, money);
    expect(cheaper?.code).toBe("own-change.cheaper");
  });

  test("begins as many days from now as it can be changed before, where it is moved", () => {
    const to = (day: string) => ownChangeProblem(agreed, { ...agreed, startDate: on(day) }, money);
    expect(to("2027-06-07")).toEqual({ code: "own-change.too-near", earliest: "2027-06-08" });
    expect(to("2027-06-08")).toBeUndefined();
  });

  test("can be changed again on the day that it is moved, wherever it is moved to", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 60 }), (ahead) => {
        const moved = { ...agreed, startDate: addDays(money.today, ahead) };
        const isRefused = ownChangeProblem(agreed, moved, money) !== undefined;
        expect(mayChangeThemselves({ ...CAR, ...moved }, money)).toBe(!isRefused);
      }),
    );
  });

  test("is changed as many days before as the shop says, and no later", () => {
    const booking = { ...CAR, withdrawnAt: null };
    const may = (day: string, changeDays: number, other: object = {}) =>
      mayChangeThemselves({ ...booking, ...other }, { today: on(day), changeDays });
    expect(lastDayToChange(on("2027-07-03"), 7)).toBe("2027-06-26");
    expect(may("2027-06-26", 7)).toBe(true);
    expect(may("2027-06-27", 7)).toBe(false);
    expect(may("2027-07-02", 1)).toBe(true);
    expect(may("2027-06-26", 14)).toBe(false);
    expect(may("2027-06-01", 7, { status: "cancelled" })).toBe(false);
    expect(may("2027-06-01", 7, { withdrawnAt: "2027-06-01T10:00:00Z" })).toBe(false);
  });
});

test("what was handed over is changed by staff alone, whenever it was to be fetched", () => {
  const out = { ...CAR, outAt: "2027-06-01T09:00:00Z" };
  expect(mayChangeDetails(CAR, at("2027-06-01"))).toBe(true);
  expect(mayChangeDetails(out, at("2027-06-01"))).toBe(false);
  expect(mayChangeThemselves(out, { today: on("2027-06-01"), changeDays: 7 })).toBe(false);
});

test("the page is open until ninety days after the return", () => {
  expect(lastDayOfOwnPage(STAY)).toBe("2027-10-08");
});

describe("extras that a customer adds", () => {
  const BOOKED = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ];
  const extras = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { selector: ({ id }) => id },
  );
  const counted = (list: readonly { id: number; quantity: number }[], id: number) =>
    list.find((one) => one.id === id)?.quantity ?? 0;

  test("stand after those that are booked, of which none is given up", () => {
    const wanted = [
      { id: 3, quantity: 1 },
      { id: 1, quantity: 1 },
      { id: 2, quantity: 4 },
    ];
    expect(withBooked(wanted, BOOKED)).toEqual([
      { id: 1, quantity: 2 },
      { id: 2, quantity: 4 },
      { id: 3, quantity: 1 },
    ]);
    expect(withBooked([], BOOKED)).toEqual(BOOKED);
  });

  test("are each as many as wanted or booked, whichever is more, and never refused for being fewer", () => {
    fc.assert(
      fc.property(extras, extras, (wanted, booked) => {
        const all = withBooked(wanted, booked);
        for (let id = 1; id <= 5; id += 1)
          expect(counted(all, id)).toBe(Math.max(counted(wanted, id), counted(booked, id)));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        const agreed = { startDate: STAY.startDate, nights: 2, totalPrice: 2000 };
        expect(
          ownChangeProblem(
            { ...agreed, selectedAddons: booked },
            { ...agreed, selectedAddons: all },
            { paid: 2000, reserved: 0, waived: 0, today: on("2027-06-01"), changeDays: 7 },
          ),
        ).toBeUndefined();
      }),
    );
  });
});
