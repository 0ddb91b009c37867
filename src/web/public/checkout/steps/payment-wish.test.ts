import { describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { missingFields, readDetails, type Details } from "./customer-details.ts";
import { bareWish, bookingWish, paymentWish } from "./payment-wish.ts";

const details: Details = {
  name: " Åsa Öberg ",
  personalNumber: "19800101-1234",
  email: "asa@exempel.se",
  phone: "070-123 45 67",
  streetAddress: "Storgatan 1",
  postalCode: "852 30",
  city: "Sundsvall",
  travelInfo: "Vi åker till Abisko.",
  isOrganisation: "",
  organisationName: "",
  organisationNumber: "",
  invoiceAddress: "",
  reference: "",
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
  paymentWish({ stay, itemType, price, details, agreementVersions: [12] });

describe("what the customer types", () => {
  test("is whole only when every field but the travel info holds more than spaces", () => {
    expect(missingFields({ ...details, travelInfo: "" })).toEqual([]);
    expect(missingFields({ ...details, city: "  ", name: "" })).toEqual(["name", "city"]);
  });

  test("lacks an organisation's name and number where it is booked for one", () => {
    expect(missingFields({ ...details, isOrganisation: "on" })).toEqual([
      "organisationName",
      "organisationNumber",
    ]);
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
      booking: { ...stay, travelInfo: "Vi åker till Abisko.", agreementVersions: [12] },
    });
  });

  test("has travel info for motorhomes only, and no terms where there are none", () => {
    expect(wish("equipment").booking.travelInfo).toBeNull();
    const without = paymentWish({
      stay,
      itemType: "rv",
      price,
      details,
      agreementVersions: [],
    });
    expect("agreementVersions" in without.booking).toBe(false);
  });

  test("carries further things, and a code only where it holds", () => {
    const lines = [{ rentalItemId: 9, quantity: 2 }];
    const asked = { stay: { ...stay, lines, code: "sommar" }, itemType: "rv" as const, details };
    const accepted = { ...price, code: { accepted: true, code: "SOMMAR" } };
    const versions = { agreementVersions: [12, 14] };
    expect(paymentWish({ ...asked, ...versions, price: accepted }).booking).toMatchObject({
      lines,
      code: "sommar",
      agreementVersions: [12, 14],
    });
    const refused = { ...price, code: { accepted: false, code: "sommar", message: "Slut." } };
    expect("code" in paymentWish({ ...asked, ...versions, price: refused }).booking).toBe(false);
  });

  test("is for an organisation where the box is ticked, and for nobody else", () => {
    const typed = {
      ...details,
      organisationName: " Sundsvalls Paddlare ",
      organisationNumber: "802400-0005",
      invoiceAddress: "",
      reference: " Vårlägret ",
    };
    const asked = { stay, itemType: "rv" as const, price, agreementVersions: [] };
    const ticked = { ...typed, isOrganisation: "on" };
    expect(paymentWish({ ...asked, details: ticked }).booking.organisation).toEqual({
      organisationName: "Sundsvalls Paddlare",
      organisationNumber: "802400-0005",
      invoiceAddress: "",
      reference: "Vårlägret",
    });
    expect("organisation" in paymentWish({ ...asked, details: typed }).booking).toBe(false);
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
