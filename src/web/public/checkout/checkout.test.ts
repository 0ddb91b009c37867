import { describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { ApiError } from "#web/api/api-error.ts";
import { returnedSecret, withoutSecret } from "#web/shell/card-form/card-return.ts";
import { missingFields, readDetails, type Details } from "./customer-details.ts";
import { announcement, formatSeconds, holdEndsAt, secondsLeft } from "./hold-clock.ts";
import { forgetDetails, keepDetails, readKeptDetails } from "./kept-details.ts";
import { forgetPayment, keepPayment, paymentIdOf, readKeptPayment } from "./kept-payment.ts";
import { readRefusal } from "./open-refusal.ts";
import { bareWish, bookingWish, paymentWish } from "./payment-wish.ts";
import { unexpectedStatus } from "#web/shell/card-form/texts.ts";
import { confirmationWords, MESSAGES, priceFailure } from "./texts.ts";

const details: Details = {
  name: " Åsa Öberg ",
  personalNumber: "19800101-1234",
  email: "asa@exempel.se",
  phone: "070-123 45 67",
  streetAddress: "Storgatan 1",
  postalCode: "852 30",
  city: "Sundsvall",
  travelInfo: "Vi åker till Abisko.",
};

const stay = {
  rentalItemId: 7,
  startDate: "2027-03-02" as LocalDate,
  endDate: "2027-03-05" as LocalDate,
  quantity: 2,
  selectedAddons: [{ id: 3, quantity: 2 }],
};

const price = { total: 1755, vatAmount: 351, vatRate: 0.25 } as PriceAnswer;

const wish = (itemType: "rv" | "equipment") =>
  paymentWish({ stay, itemType, price, details, agreementVersion: 12 });

test("the messages are worded as specified", () => {
  expect(MESSAGES.incomplete).toEqual({
    title: "Ogiltig bokning",
    description: "Viktig information saknas för att slutföra bokningen",
  });
  expect(MESSAGES.missingFields).toEqual({
    title: "Saknad information",
    description: "Vänligen fyll i alla obligatoriska fält",
  });
  expect(MESSAGES.termsNotAccepted).toEqual({
    title: "Saknad information",
    description: "Du måste godkänna hyresvillkoren för att fortsätta",
  });
  expect(MESSAGES.priceFailed).toEqual({
    title: "Prisberäkningsfel",
    description: "Det uppstod ett fel vid prisberäkningen. Försök igen senare.",
  });
  expect(MESSAGES.authorised.title).toBe("Betalning auktoriserad");
  expect(MESSAGES.sent.title).toBe("Bokning skickad");
  expect(unexpectedStatus("processing")).toBe("Oväntad betalningsstatus: processing");
});

describe("what the customer types", () => {
  test("is whole only when every field but the travel info holds more than spaces", () => {
    expect(missingFields({ ...details, travelInfo: "" })).toEqual([]);
    expect(missingFields({ ...details, city: "  ", name: "" })).toEqual(["name", "city"]);
  });

  test("is read as typed, and a field that is not there is empty", () => {
    const form = new FormData();
    form.set("name", " Åsa ");
    expect(readDetails(form)).toMatchObject({ name: " Åsa ", travelInfo: "", city: "" });
  });
});

describe("the payment that is asked for", () => {
  test("carries the customer, the VAT and the stay with the terms that were accepted", () => {
    expect(wish("rv")).toEqual({
      amount: 1755,
      currency: "sek",
      customerData: {
        name: "Åsa Öberg",
        personalNumber: "19800101-1234",
        email: "asa@exempel.se",
        phone: "070-123 45 67",
        address: "Storgatan 1, 852 30 Sundsvall",
        streetAddress: "Storgatan 1",
        postalCode: "852 30",
        city: "Sundsvall",
        country: "SE",
      },
      vatInfo: { priceBeforeVAT: 1404, vatAmount: 351, vatRate: 0.25 },
      booking: { ...stay, travelInfo: "Vi åker till Abisko.", agreementVersion: 12 },
    });
  });

  test("has travel info for motorhomes only, and no terms where there are none", () => {
    expect(wish("equipment").booking.travelInfo).toBeNull();
    const without = paymentWish({
      stay,
      itemType: "rv",
      price,
      details,
      agreementVersion: undefined,
    });
    expect("agreementVersion" in without.booking).toBe(false);
  });

  test("becomes a booking with the very same data", () => {
    expect(bookingWish(wish("rv"), "pi_1")).toEqual({
      ...stay,
      customerName: "Åsa Öberg",
      customerEmail: "asa@exempel.se",
      customerPhone: "070-123 45 67",
      customerPersonalNumber: "19800101-1234",
      customerAddress: "Storgatan 1, 852 30 Sundsvall",
      customerStreetAddress: "Storgatan 1",
      customerPostalCode: "852 30",
      customerCity: "Sundsvall",
      currency: "SEK",
      travelInfo: "Vi åker till Abisko.",
      status: "pending",
      totalPrice: 1755,
      stripePaymentId: "pi_1",
      paymentIntentId: "pi_1",
    });
    expect(bareWish("pi_1")).toEqual({ stripePaymentId: "pi_1", paymentIntentId: "pi_1" });
  });
});

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("what is kept over a reload", () => {
  test("is everything but the personal number, until it is booked", () => {
    const store = memory();
    keepDetails(() => store, details);
    expect([...store.kept.values()].join("")).not.toContain("19800101");
    const { personalNumber: _, ...others } = details;
    expect(readKeptDetails(() => store)).toEqual(others);
    forgetDetails(() => store);
    expect(store.kept.size).toBe(0);
    expect(readKeptDetails(() => store)).toBeUndefined();
  });

  test("is nothing in a browser that keeps nothing, or that kept nonsense", () => {
    const refusing = () => {
      throw new Error("refused");
    };
    expect(() => keepDetails(refusing, details)).not.toThrow();
    expect(readKeptDetails(refusing)).toBeUndefined();
    const store = memory();
    store.setItem("checkout-details", "inte json");
    expect(readKeptDetails(() => store)).toBeUndefined();
    store.setItem("checkout-details", '{"name": 5, "city": "Umeå"}');
    expect(readKeptDetails(() => store)).toMatchObject({ name: "", city: "Umeå" });
  });
});

describe("a payment whose outcome was not heard", () => {
  const payment = { paymentId: "pi_1", kronor: 1755 };

  test("is found again for the same stay and no other, without what opens it", () => {
    const store = memory();
    expect(paymentIdOf("pi_1_secret_abc")).toBe("pi_1");
    keepPayment(() => store, stay, payment);
    expect([...store.kept.values()].join("")).not.toContain("secret");
    expect(readKeptPayment(() => store, stay)).toEqual(payment);
    const other = { ...stay, endDate: "2027-03-06" as LocalDate };
    expect(readKeptPayment(() => store, other)).toBeUndefined();
    forgetPayment(() => store);
    expect(readKeptPayment(() => store, stay)).toBeUndefined();
  });
});

describe("a refused payment", () => {
  const refused = (status: number, answer: object) =>
    readRefusal(new ApiError(status, JSON.stringify({ message: "Mening.", ...answer })));

  test("is told apart by its code", () => {
    expect(refused(409, { code: "checkout.price-changed", price })).toEqual({
      kind: "price-changed",
      sentence: "Mening.",
      price,
    });
    expect(refused(409, { code: "checkout.agreement-changed" }).kind).toBe("agreement-changed");
    expect(refused(409, { code: "checkout.already-booked", bookingId: 4711234 })).toMatchObject({
      kind: "booked",
      bookingId: 4711234,
    });
    expect(refused(409, { code: "stay.unavailable" }).kind).toBe("stay");
    expect(refused(429, { code: "checkout.too-many-open" }).kind).toBe("other");
  });

  test("points at the field by its own name", () => {
    expect(
      refused(400, { code: "request.malformed", fields: { "customerData.email": "För lång" } }),
    ).toMatchObject({ kind: "fields", fields: { email: "För lång" } });
  });

  test("by a lost connection says that the shop was not reached", () => {
    const refusal = readRefusal(new TypeError("Failed to fetch"));
    expect(refusal.kind).toBe("other");
    expect(refusal.sentence).toContain("uppkoppling");
  });
});

describe("the hold", () => {
  test("counts down from twenty minutes to nothing", () => {
    const endsAt = holdEndsAt(1_000_000);
    expect(formatSeconds(secondsLeft(endsAt, 1_000_000))).toBe("20:00");
    expect(formatSeconds(secondsLeft(endsAt, 1_018_000))).toBe("19:42");
    expect(formatSeconds(secondsLeft(endsAt, endsAt - 5000))).toBe("0:05");
    expect(secondsLeft(endsAt, endsAt + 60_000)).toBe(0);
  });

  test("is read out at five minutes and at one", () => {
    expect(announcement(301)).toBe("");
    expect(announcement(300)).toContain("fem minuter");
    expect(announcement(61)).toContain("fem minuter");
    expect(announcement(60)).toContain("en minut");
  });
});

test("who comes back from the bank leaves the payment's secret out of the address", () => {
  const address =
    "http://localhost/booking?itemId=7&startDate=2027-03-02&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded";
  expect(returnedSecret(new URL(address).searchParams)).toBe("pi_1_secret_x");
  expect(withoutSecret(address)).toBe("http://localhost/booking?itemId=7&startDate=2027-03-02");
  expect(returnedSecret(new URLSearchParams("itemId=7"))).toBeNull();
});

test("a choice that cannot be priced is not said to be the shop's mishap", () => {
  expect(priceFailure("Slutdatum måste vara efter startdatum")).toEqual({
    title: "Prisberäkningsfel",
    description: "Slutdatum måste vara efter startdatum",
  });
  expect(priceFailure(undefined)).toEqual(MESSAGES.priceFailed);
});

test("who is about to pay reads where the confirmation goes, and whether the address looks mistyped", () => {
  expect(confirmationWords("anna@gmail.com")).toEqual({
    to: "Bekräftelsen skickas till anna@gmail.com.",
    doubt: null,
  });
  expect(confirmationWords("anna@gmial.com").doubt).toBe("Menade du gmail.com?");
  expect(confirmationWords("anna@gmial").doubt).not.toBeNull();
});
