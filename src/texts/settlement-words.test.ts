import { expect, test } from "vitest";
import { SETTLEMENT_KINDS, type Settlement } from "#domain/payments/settlement.ts";
import { settlementForCustomer, settlementForStaff, type Settled } from "./settlement-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const settled = (
  kind: Settlement["kind"],
  amount: number,
  { difference = amount, due = 0, waived = 0 } = {},
): Settled => ({ settles: { kind, amount, waived }, difference, due });

const staff = (one: Settled) => plain(settlementForStaff(one));
const customer = (one: Settled) => {
  const { title, text } = settlementForCustomer(one);
  return plain(`${title}. ${text}`);
};

test("staff read what happens with the money before they press", () => {
  expect(staff(settled("none", 0))).toBe("Priset är oförändrat, inga pengar flyttas.");
  expect(staff(settled("none", 0, { difference: 500 }))).toBe("Inga pengar behöver flyttas.");
  expect(staff(settled("charge-less", 500, { difference: -500 }))).toContain("dras 500 kr mindre");
  expect(staff(settled("reserve-more", 1000))).toContain("reservera 1 000 kr till");
  expect(staff(settled("link", 1000))).toBe("Kunden får en länk för att betala 1 000 kr.");
  expect(staff(settled("waits-for-administrator", 500, { due: -500 }))).toContain(
    "En administratör ser det under Att åtgärda",
  );
});

test("what is too little for a card is said to be let off", () => {
  expect(staff(settled("none", 0, { difference: 2, waived: 2 }))).toBe(
    "2 kr är för lite för en kortbetalning och efterskänks.",
  );
});

test("where only a part came by card, staff are told what they give back by hand", () => {
  expect(staff(settled("refund", 500, { difference: -500, due: -500 }))).toBe(
    "500 kr betalas tillbaka till kundens kort nu.",
  );
  expect(staff(settled("refund", 400, { difference: -1000, due: -1000 }))).toBe(
    "400 kr betalas tillbaka till kundens kort nu, och 600 kr ger du tillbaka för hand.",
  );
});

test("later is to be paid or to be given back, by whose the money is", () => {
  expect(staff(settled("later", 500, { due: 500 }))).toBe("500 kr står kvar att betala.");
  expect(staff(settled("later", 500, { difference: -500, due: -500 }))).toContain(
    "500 kr ska tillbaka till kunden",
  );
  expect(customer(settled("later", 500, { due: 500 }))).toContain("500 kr att betala");
  expect(customer(settled("later", 500, { due: -500 }))).toContain("Du får tillbaka 500 kr");
});

test("the customer is told the same sum as staff, and what to do", () => {
  expect(customer(settled("none", 0))).toBe("Priset är oförändrat. Du behöver inte göra något.");
  expect(customer(settled("none", 0, { difference: 2, waived: 2 }))).toContain(
    "Inget mer att betala",
  );
  expect(customer(settled("charge-less", 500, { difference: -500 }))).toContain(
    "Priset är 500 kr lägre",
  );
  expect(customer(settled("reserve-more", 1000))).toMatch(/1 000 kr till att reservera.*länk/);
  expect(customer(settled("link", 1000))).toMatch(/1 000 kr att betala.*länk/);
});

test("only money that goes back to the card in full is promised to come by itself", () => {
  const back = { difference: -500, due: -500 };
  expect(customer(settled("refund", 500, back))).toMatch(/tillbaka 500 kr.*kortet du betalade med/);
  for (const one of [
    settled("refund", 300, back),
    settled("waits-for-administrator", 500, back),
    settled("later", 500, back),
  ])
    expect(customer(one)).toMatch(/tillbaka 500 kr.*Vi hör av oss/);
});

test("the customer never reads of the office, and nobody a sum below nothing", () => {
  for (const kind of SETTLEMENT_KINDS)
    for (const due of POSSIBLE[kind]) {
      const one = settled(kind, Math.abs(due), { difference: due || -500, due });
      expect(customer(one)).not.toMatch(/administratör|Att åtgärda/);
      expect(`${staff(one)} ${customer(one)}`).not.toMatch(/[-−]\d|undefined|NaN/);
    }
});

/** What is due after the change, where it is settled so. */
const POSSIBLE: Record<Settlement["kind"], number[]> = {
  none: [0],
  "charge-less": [0],
  "reserve-more": [500],
  refund: [-500],
  link: [500],
  later: [-500, 500],
  "waits-for-administrator": [-500],
};
