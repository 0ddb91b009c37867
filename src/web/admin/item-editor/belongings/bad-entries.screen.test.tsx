import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Endpoint } from "#contracts/endpoint.ts";
import {
  createAddon,
  createBlock,
  createInterval,
  createSeason,
} from "#contracts/item-belongings.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { openEditor, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { ADDON, BLOCK, INTERVAL, SEASON } from "#test/screens/item-belongings.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse, type Stub } from "#test/screens/stubs.ts";

const dialog = () => page.getByRole("dialog");
const field = (label: string) => dialog().getByLabelText(label, { exact: true });

type Bad = {
  label: string;
  typed: string;
  sentence: string;
  /** Where the shop says it and not the page: the field as the shop names it. */
  name?: string;
};

const MISSING = "Måste fyllas i";
const REVERSED = "Slutdatum kan inte vara före startdatum.";
const SUMMER = { Startdatum: "2027-07-10", Slutdatum: "2027-07-20" };

const DIALOGS: {
  open: string;
  contract: Endpoint;
  saved: Stub;
  bad: Bad[];
  good: Record<string, string>;
}[] = [
  {
    open: "Nytt tillval",
    contract: createAddon,
    saved: answer(createAddon, ADDON),
    good: { Namn: "Lina", Pris: "10" },
    bad: [
      { label: "Namn", typed: " ", sentence: MISSING },
      { label: "Pris", typed: "", sentence: MISSING },
      { label: "Pris", typed: "-1", sentence: "Måste vara minst 0" },
      { label: "Pris", typed: "99999999999", sentence: "Får vara högst 10 000 000", name: "price" },
    ],
  },
  {
    open: "Nytt säsongspris",
    contract: createSeason,
    saved: answer(createSeason, { ...SEASON, warnings: [] }),
    good: { ...SUMMER, "Pris per dygn": "900" },
    bad: [
      { label: "Startdatum", typed: "", sentence: MISSING },
      { label: "Slutdatum", typed: "2027-07-01", sentence: REVERSED, name: "endDate" },
      {
        label: "Slutdatum",
        typed: "9999-01-01",
        sentence: "Ange ett år mellan 2000 och 2099",
        name: "endDate",
      },
      { label: "Pris per dygn", typed: "tio", sentence: "Måste vara ett heltal" },
    ],
  },
  {
    open: "Blockera datum",
    contract: createBlock,
    saved: answer(createBlock, { ...BLOCK, bookings: [] }),
    good: { ...SUMMER, Anledning: "Service" },
    bad: [
      { label: "Anledning", typed: "", sentence: MISSING },
      { label: "Slutdatum", typed: "2027-07-01", sentence: REVERSED, name: "endDate" },
      { label: "Slutdatum", typed: "", sentence: MISSING },
    ],
  },
  {
    open: "Ny bokningsperiod",
    contract: createInterval,
    saved: answer(createInterval, { ...INTERVAL, warnings: [] }),
    good: SUMMER,
    bad: [
      { label: "Slutdatum", typed: "2027-07-01", sentence: REVERSED, name: "endDate" },
      {
        label: "Utlämningstid",
        typed: "24:00",
        sentence: "Tid måste vara i format HH:MM",
        name: "pickupTime",
      },
      {
        label: "Minsta antal nätter",
        typed: "0",
        sentence: "Måste vara minst 1",
        name: "intervalDays",
      },
      {
        label: "Minsta antal nätter",
        typed: "366",
        sentence: "Får vara högst 365",
        name: "intervalDays",
      },
    ],
  },
];

for (const { open, contract, saved, good, bad } of DIALOGS)
  test(`bad input in the dialog '${open}' is told beside its field and closes nothing`, async () => {
    await openEditor(shopWithItem());
    // What the page lets through the shop refuses, in this order.
    const refusals = bad
      .filter(({ name }) => name !== undefined)
      .map(({ name = "", sentence: message }) =>
        refuse(contract, "request.malformed", { message, fields: { [name]: message } }),
      );
    stubCalls(inTurn(...refusals, saved));
    await page.getByRole("button", { name: open }).click();
    const press = dialog().getByRole("button", { name: "Spara" });
    await press.click();
    await expect
      .element(toast("Saknad information"))
      .toHaveTextContent("Vänligen fyll i alla fält");
    await expectAccessible();
    for (const [label, value] of Object.entries(good)) await field(label).fill(value);
    for (const { label, typed, sentence } of bad) {
      const before = (field(label).element() as HTMLInputElement).value;
      await field(label).fill(typed);
      await press.click();
      await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect.element(field(label)).toHaveFocus();
      await field(label).fill(before);
    }
    await press.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(contract)).toHaveLength(refusals.length + 1);
  });
