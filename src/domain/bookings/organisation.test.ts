import { expect, test } from "vitest";
import { buyerOf } from "./organisation.ts";

const PERSON = {
  customerName: "Anna Berg",
  customerAddress: "Storgatan 1, 852 30 Sundsvall",
  customerOrganisationName: "",
  customerOrganisationNumber: "",
  customerInvoiceAddress: "",
  customerReference: "",
};

test("whoever books for themselves gets no invoice, whatever their reference", () => {
  expect(buyerOf({ ...PERSON, customerReference: "Semestern" })).toBeUndefined();
  expect(buyerOf({ ...PERSON, customerOrganisationName: "  " })).toBeUndefined();
});

test("a club is the buyer, at its own address where it has given one", () => {
  const club = {
    ...PERSON,
    customerOrganisationName: "Sundsvalls Paddlare",
    customerOrganisationNumber: "802400-0005",
    customerReference: "Vårlägret",
  };
  expect(buyerOf(club)).toEqual({
    name: "Sundsvalls Paddlare",
    organisationNumber: "802400-0005",
    address: "Storgatan 1, 852 30 Sundsvall",
    reference: "Vårlägret",
  });
  const elsewhere = { ...club, customerInvoiceAddress: "Box 12, 851 02 Sundsvall" };
  expect(buyerOf(elsewhere)?.address).toBe("Box 12, 851 02 Sundsvall");
});

test("staff may have written the company's name as the customer's, with its number alone beside it", () => {
  const firm = { ...PERSON, customerName: "Berg AB", customerOrganisationNumber: "556000-0001" };
  expect(buyerOf(firm)).toMatchObject({ name: "Berg AB", organisationNumber: "556000-0001" });
});

test("a sole trader's number is a person's own, and stands on no receipt", () => {
  const firm = { customerOrganisationName: "Bergs snickeri" };
  for (const number of ["900101-0017", "19900101-0017", "9001010017"])
    expect(buyerOf({ ...PERSON, ...firm, customerOrganisationNumber: number })).toMatchObject({
      name: "Bergs snickeri",
      organisationNumber: "",
    });
});
