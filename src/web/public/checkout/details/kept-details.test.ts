import { describe, expect, test } from "vitest";
import type { Details } from "#web/public/checkout/steps/customer-details.ts";
import { forgetDetails, keepDetails, readKeptDetails } from "./kept-details.ts";

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

  test("holds a company's number, and not a sole trader's, which is the person's own", () => {
    const store = memory();
    const firm = { ...details, isOrganisation: "on", organisationName: "Bergs" };
    keepDetails(() => store, { ...firm, organisationNumber: "556000-0001" });
    const kept = { isOrganisation: "on", organisationNumber: "556000-0001" };
    expect(readKeptDetails(() => store)).toMatchObject(kept);
    keepDetails(() => store, { ...firm, organisationNumber: "900101-0017" });
    expect([...store.kept.values()].join("")).not.toContain("900101");
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
