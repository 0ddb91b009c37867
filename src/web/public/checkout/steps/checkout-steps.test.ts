import { describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  firstState,
  isCardAsked,
  nextState,
  shownPayment,
  shownState,
  type CheckoutEvent,
  type CheckoutState,
  type OpenPayment,
} from "./checkout-steps.ts";
import { bareWish, billingOf, bookingWish, paymentWish } from "./payment-wish.ts";

const price = { total: 1755, vatAmount: 351, vatRate: 0.25 } as PriceAnswer;
const stay = { startDate: "2027-03-02" as LocalDate, endDate: "2027-03-05" as LocalDate };
const wish = paymentWish({
  stay: { ...stay, rentalItemId: 7, quantity: 1, selectedAddons: [] },
  itemType: "equipment",
  price,
  details: {
    name: "Åsa Öberg",
    personalNumber: "19800101-1234",
    email: "asa@exempel.se",
    phone: "070-123 45 67",
    streetAddress: "Storgatan 1",
    postalCode: "852 30",
    city: "Sundsvall",
    travelInfo: "",
    isOrganisation: "",
    organisationName: "",
    organisationNumber: "",
    invoiceAddress: "",
    reference: "",
  },
  agreementVersions: [12],
});
const payment: OpenPayment = {
  wish,
  billing: billingOf(wish.customerData),
  price,
  clientSecret: "pi_1_secret_x",
  endsAt: 1_000_000,
};
const reloadedPayment = { ...payment, wish: null };
const booked = { ...stay, itemName: "Kajak", bookingId: 4_711_234, totalAmount: 1755 };
const booking = { payment, wish: bookingWish(wish, "pi_1"), kronor: 1755 };
const returnedBooking = { payment: null, wish: bareWish("pi_1"), kronor: 1755 };
const refusal = { kind: "other" as const, sentence: "Nej." };
const confirm = () => Promise.reject(new Error("never asked for here"));
const declined = { sentence: "Ditt kort nekades.", isOver: false, isUnclear: false };

const opening: CheckoutState = { at: "opening", wish, price, ended: null };
const ended = { at: "ended" as const, payment, refusal: null };

/** One of each state; the rest of them stand in the tests below. */
const STATES: Record<CheckoutState["at"], CheckoutState> = {
  details: { at: "details", refusal: null },
  opening,
  paying: { at: "paying", payment, problem: undefined },
  confirming: { at: "confirming", payment, confirm },
  placing: { at: "placing", ...booking },
  unanswered: { at: "unanswered", ...booking },
  ended,
  returned: { at: "returned", clientSecret: "pi_1_secret_x" },
  resuming: { at: "resuming", note: undefined },
  done: { at: "done", booked, last: { at: "placing", ...booking } },
};

const EVENTS: { [E in CheckoutEvent["type"]]: Extract<CheckoutEvent, { type: E }> } = {
  reloaded: { type: "reloaded" },
  "went-on": { type: "went-on", wish, price },
  opened: { type: "opened", payment, asksBank: false },
  "not-opened": { type: "not-opened", refusal },
  "pressed-pay": { type: "pressed-pay", confirm },
  reserved: { type: "reserved", card: { paymentId: "pi_1", kronor: 1755 } },
  "card-failed": { type: "card-failed", problem: declined },
  "time-out": { type: "time-out" },
  "no-answer": { type: "no-answer" },
  "not-placed": { type: "not-placed", sentence: "Nätterna är tagna." },
  "tried-again": { type: "tried-again" },
  renewed: { type: "renewed" },
  left: { type: "left" },
  booked: { type: "booked", booked },
};

/** Where each event leads from each state; what is not named is impossible, and changes nothing. */
const LEADS: Record<
  CheckoutState["at"],
  Partial<Record<CheckoutEvent["type"], CheckoutState["at"]>>
> = {
  details: { reloaded: "resuming", "went-on": "opening" },
  opening: { opened: "paying", "not-opened": "details", booked: "done" },
  paying: { "pressed-pay": "confirming", "time-out": "ended", left: "details" },
  confirming: { reserved: "placing", "card-failed": "paying" },
  placing: { booked: "done", "no-answer": "unanswered", "not-placed": "ended" },
  unanswered: { "tried-again": "placing", left: "details" },
  ended: { renewed: "opening", left: "details" },
  returned: { reserved: "placing", "card-failed": "resuming" },
  resuming: { opened: "paying", "not-opened": "details", booked: "done" },
  done: {},
};

describe.each(Object.values(STATES))("a checkout at $at", (state) => {
  test.each(Object.values(EVENTS))("knows what $type means for it", (event) => {
    const after = nextState(state, event);
    const expected = LEADS[state.at][event.type];
    if (expected === undefined) expect(after).toBe(state);
    else expect(after.at).toBe(expected);
  });
});

const after = (state: CheckoutState, ...events: CheckoutEvent[]) => events.reduce(nextState, state);

describe("a customer who books", () => {
  test("goes from the details over the card to the booking, with the very data that was typed", () => {
    const { reserved, opened } = EVENTS;
    const placing = after(
      firstState(null),
      EVENTS["went-on"],
      opened,
      EVENTS["pressed-pay"],
      reserved,
    );
    expect(placing).toEqual({ at: "placing", ...booking });
    expect(nextState(placing, EVENTS.booked)).toEqual({ at: "done", booked, last: placing });
  });

  test("and presses twice opens one payment and is charged once", () => {
    const opens = after(firstState(null), EVENTS["went-on"]);
    expect(nextState(opens, EVENTS["went-on"])).toBe(opens);
    const asks = after(opens, EVENTS.opened, EVENTS["pressed-pay"]);
    expect(nextState(asks, EVENTS["pressed-pay"])).toBe(asks);
    const places = after(STATES.unanswered, EVENTS["tried-again"]);
    expect(nextState(places, EVENTS["tried-again"])).toBe(places);
  });

  test("cannot leave while the card's fate is open, not even by Back", () => {
    for (const state of Object.values(STATES)) {
      const isOpen = state.at === "confirming" || state.at === "placing";
      expect(isCardAsked(state)).toBe(isOpen);
      if (isOpen) expect(nextState(state, EVENTS.left)).toBe(state);
    }
  });

  test("is waited for when the time runs out while the card is asked", () => {
    for (const at of ["confirming", "placing", "unanswered"] as const)
      expect(nextState(STATES[at], EVENTS["time-out"])).toBe(STATES[at]);
  });

  test("sees the page as it was until the next one has come", () => {
    for (const at of ["opening", "placing", "resuming"] as const)
      expect(shownState(nextState(STATES[at], EVENTS.booked))).toBe(STATES[at]);
  });
});

describe("a card", () => {
  const failed = (problem: object) =>
    nextState(STATES.confirming, {
      type: "card-failed",
      problem: { ...declined, ...problem },
    });

  test("that was declined may be tried again, with what the provider said", () => {
    expect(failed({})).toEqual({ at: "paying", payment, problem: "Ditt kort nekades." });
  });

  test("that was mistyped is told of beside its field alone", () => {
    expect(failed({ isAtField: true })).toEqual({ at: "paying", payment, problem: undefined });
  });

  test("of a payment that was called off needs a new payment", () => {
    expect(failed({ isOver: true })).toEqual(ended);
  });

  test("that is reserved after a reload is booked by the payment alone", () => {
    const asking = { at: "confirming" as const, payment: reloadedPayment, confirm };
    expect(nextState(asking, EVENTS.reserved)).toMatchObject({ wish: bareWish("pi_1") });
  });
});

describe("a payment that has ended", () => {
  test("says why the shop refused, or that the time is out", () => {
    expect(nextState(STATES.placing, EVENTS["not-placed"])).toEqual({
      ...ended,
      refusal: "Nätterna är tagna.",
    });
    expect(nextState(STATES.paying, EVENTS["time-out"])).toEqual(ended);
  });

  test("stays in sight until it is renewed, and may be left meanwhile", () => {
    const renewing = nextState(ended, EVENTS.renewed);
    expect(renewing).toEqual({ ...opening, ended });
    expect(shownPayment(shownState(renewing))).toBe(payment);
    const left = nextState(renewing, EVENTS.left);
    expect(left).toEqual(opening);
    expect(nextState(left, EVENTS.opened).at).toBe("paying");
  });

  test("asks for the details again when a reload has made the page forget them", () => {
    const state = nextState({ ...ended, payment: reloadedPayment }, EVENTS.renewed);
    expect(state).toMatchObject({
      at: "details",
      refusal: { kind: "other", sentence: expect.stringContaining("Skriv ditt personnummer") },
    });
  });
});

describe("who is back from the bank", () => {
  const back = firstState("pi_1_secret_x");

  test("has the booking placed by what the bank reserved", () => {
    expect(nextState(back, EVENTS.reserved)).toEqual({ at: "placing", ...returnedBooking });
  });

  test("goes on paying with what the bank said, or is told it beside the form", () => {
    const resuming = nextState(back, EVENTS["card-failed"]);
    expect(resuming).toEqual({ at: "resuming", note: "Ditt kort nekades." });
    expect(nextState(resuming, EVENTS.opened)).toMatchObject({ problem: "Ditt kort nekades." });
    expect(nextState(resuming, EVENTS["not-opened"])).toEqual({
      at: "details",
      refusal: { kind: "other", sentence: "Ditt kort nekades." },
    });
  });

  test("is asked about anew when the shop refuses what the bank reserved", () => {
    const placing: CheckoutState = { at: "placing", ...returnedBooking };
    expect(nextState(placing, EVENTS["not-placed"])).toEqual({
      at: "resuming",
      note: "Nätterna är tagna.",
    });
  });

  test("has no form to leave for while the shop does not answer", () => {
    const unanswered: CheckoutState = { at: "unanswered", ...returnedBooking };
    expect(nextState(unanswered, EVENTS.left)).toBe(unanswered);
    expect(shownPayment(unanswered)).toBeNull();
    expect(nextState(unanswered, EVENTS["tried-again"])).toEqual({
      at: "placing",
      ...returnedBooking,
    });
  });
});

describe("who reloads at the payment", () => {
  const resuming = nextState(firstState(null), EVENTS.reloaded);

  test("goes on there, and is told why not where it is gone", () => {
    expect(nextState(resuming, EVENTS.opened)).toEqual(STATES.paying);
    expect(nextState(resuming, EVENTS["not-opened"])).toEqual({ at: "details", refusal });
  });

  test("is asked by the bank again without typing the card once more", () => {
    const state = nextState(resuming, {
      ...EVENTS.opened,
      payment: reloadedPayment,
      asksBank: true,
    });
    expect(state).toEqual({ at: "confirming", payment: reloadedPayment, confirm: null });
  });
});
