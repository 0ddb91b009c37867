import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { HandOverSheet, Protocol } from "#contracts/hand-over.ts";
import {
  comparedCheck,
  comparedFuel,
  comparedKeys,
  comparedLevel,
  comparedOdometer,
} from "./compared.ts";
import {
  allOk,
  pressCheck,
  readOdometer,
  startCorrection,
  startDraft,
  type Draft,
} from "./draft.ts";
import { leftToDo, mistakesIn } from "./left-to-do.ts";
import { protocolOfDraft } from "./protocol-of-draft.ts";

const PART: HandOverSheet["parts"][number] = {
  unitId: 3,
  unitName: "Enhet 1",
  registration: "ABC 123",
  odometer: 48_000,
  checklist: ["Däck", "Gasol"],
  done: null,
  left: null,
};
const SHEET: HandOverSheet = {
  bookingId: 7,
  kind: "out",
  itemName: "Fjällripa 70",
  isVehicle: true,
  customerName: "Maja Demo ",
  customerPhone: "070-000 00 00",
  startDate: "2027-03-01" as LocalDate,
  endDate: "2027-03-05" as LocalDate,
  pickupTime: "16:00",
  returnTime: "12:00",
  quantity: 1,
  lines: [],
  extras: [],
  parts: [PART],
  drivers: [{ name: "Maja Demo", licensedSince: "2010" }],
  agreements: [{ name: "Hyresavtal", content: "<p>Ja</p>" }],
  dueAmount: 0,
  reservedAmount: 0,
  depositDue: 0,
};
const fresh = () => startDraft(SHEET, PART, "c1");
const filled: Draft = {
  ...fresh(),
  odometer: "48 120",
  fuel: 8,
  gas: "full",
  water: "full",
  waste: "empty",
  checks: allOk(fresh().checks, null),
  keys: 2,
  drivers: [{ name: "Maja Demo", licenceSeen: true }],
  agreementsAccepted: true,
  signer: { name: "Maja Demo", isAbsent: false, drawing: "s1" },
};

describe("a hand-over on the phone", () => {
  test("begins with the customer's name, the item's checks and who drives", () => {
    expect(fresh().signer.name).toBe("Maja Demo");
    expect(fresh().checks.map(({ label }) => label)).toEqual(["Däck", "Gasol"]);
    expect(fresh().drivers).toEqual([{ name: "Maja Demo", licenceSeen: false }]);
  });

  test("tells what is left in the order of the page, and nothing once all is done", () => {
    expect(leftToDo(fresh(), SHEET)).toEqual([
      "avtal",
      "matare",
      "nivaer",
      "kontroller",
      "nycklar",
      "forare",
      "underskrift",
    ]);
    expect(leftToDo(filled, SHEET)).toEqual([]);
  });

  test("of a kayak asks for neither fuel nor keys", () => {
    const kayak = { isVehicle: false, agreements: [] };
    expect(leftToDo(fresh(), kayak)).toEqual(["kontroller", "underskrift"]);
    expect(protocolOfDraft(filled, kayak, "t").odometer).toBeUndefined();
  });

  test("is not signed without odometer and signature, unless the customer is not there", () => {
    expect(mistakesIn(fresh(), SHEET).map(({ step }) => step)).toEqual(["matare", "underskrift"]);
    expect(mistakesIn({ ...filled, odometer: "fel" }, SHEET)).toHaveLength(1);
    const alone = { ...filled, signer: { name: "", isAbsent: true, drawing: null } };
    expect(mistakesIn(alone, SHEET)).toEqual([]);
    expect(protocolOfDraft(alone, SHEET, "t").signature).toBeNull();
  });

  test("does not take a photograph that nobody has said anything about", () => {
    const remarks = [{ id: "r", text: " ", isNew: true, photographs: ["p"] }];
    expect(mistakesIn({ ...filled, remarks }, SHEET).map(({ step }) => step)).toEqual([
      "anmarkningar",
    ]);
  });

  test.each([
    ["matare", { odometer: "abc" }],
    ["matare", { odometer: "-5" }],
    ["matare", { odometer: "15O" }],
    ["matare", { odometer: "9999999999" }],
    ["anmarkningar", { remarks: [{ id: "r", text: " ", isNew: true, photographs: ["p"] }] }],
    ["forare", { drivers: [{ name: " ", licenceSeen: true }] }],
    ["underskrift", { signer: { name: " ", isAbsent: false, drawing: "s1" } }],
  ])("counts what is wrong as left to do: %s, %j", (step, wrong) => {
    const draft = { ...filled, ...wrong };
    expect(leftToDo(draft, SHEET)).toEqual([step]);
    expect(mistakesIn(draft, SHEET)).toMatchObject([{ step, words: expect.any(String) as string }]);
  });

  test("is recorded as it was entered, without remarks that were left empty", () => {
    const remarks = [
      { id: "r", text: " Repa ", isNew: true, photographs: ["p"] },
      { id: "s", text: "", isNew: true, photographs: [] },
    ];
    expect(
      protocolOfDraft({ ...filled, remarks }, SHEET, "2027-03-01T16:00:00.000Z"),
    ).toMatchObject({
      clientId: "c1",
      kind: "out",
      unitId: 3,
      odometer: 48_120,
      remarks: [{ text: "Repa", isNew: true, files: ["p"] }],
      signature: { name: "Maja Demo", file: "s1" },
      signedAt: "2027-03-01T16:00:00.000Z",
    });
  });

  test("a check goes from not looked at to ok to a remark and back", () => {
    const [check] = fresh().checks;
    const ok = pressCheck(check!);
    expect(ok.isOk).toBe(true);
    expect(pressCheck(ok).isOk).toBe(false);
    expect(pressCheck(pressCheck(ok)).isOk).toBeNull();
    expect(allOk([pressCheck(ok), check!], null).map(({ isOk }) => isOk)).toEqual([false, true]);
  });

  test("that is said to be fine as the rest is, is none that left with a remark", () => {
    const left = { checks: [{ label: "Däck", isOk: false, note: "Slitna" }] } as Protocol;
    expect(allOk(fresh().checks, left).map(({ isOk }) => isOk)).toEqual([null, true]);
  });

  test("reads an odometer as people write it", () => {
    expect(["48120", "48 120", "48 120 k", "48 120 km", ""].map(readOdometer)).toEqual([
      48_120,
      48_120,
      48_120,
      48_120,
      null,
    ]);
    expect(readOdometer("12,5")).toBeUndefined();
    expect(readOdometer("123456789")).toBeUndefined();
  });

  test("is corrected from what was recorded, and signed anew", () => {
    const done = {
      ...protocolOfDraft(filled, SHEET, "2027-03-01T16:00:00.000Z"),
      id: 41,
      unitName: "Enhet 1",
      recordedBy: "lisa",
      createdAt: "2027-03-01T16:01:00.000Z",
    } as Protocol;
    const correction = startCorrection(done, { ...PART, checklist: ["Däck", "Markis"] }, "c2");
    expect(correction).toMatchObject({
      clientId: "c2",
      correctsId: 41,
      odometer: "48120",
      fuel: 8,
    });
    expect(correction.signer).toEqual({ name: "Maja Demo", isAbsent: false, drawing: null });
    expect(correction.checks.map(({ label }) => label)).toEqual(["Däck", "Gasol", "Markis"]);
  });
});

describe("on the way back", () => {
  test("it is told how far it was driven, and that a reading cannot be lower", () => {
    expect(comparedOdometer(48_400, 48_000)?.words).toBe("400\u00a0km körda sedan utlämningen");
    expect(comparedOdometer(47_000, 48_000)?.isWorse).toBe(true);
    expect(comparedOdometer(null, 48_000)?.isWorse).toBe(false);
  });

  test("less fuel, fewer keys and a fuller waste tank are marked", () => {
    expect(comparedFuel(5, 8)).toEqual({
      words: "Vid utlämningen: Full, 3 åttondelar mindre nu",
      isWorse: true,
    });
    expect(comparedKeys(1, 2)?.words).toBe("Vid utlämningen: 2, 1 saknas");
    expect(comparedLevel("full", "empty", true)?.isWorse).toBe(true);
    expect(comparedLevel("full", "empty", false)?.isWorse).toBe(false);
    expect(comparedLevel("empty", "full", false)?.isWorse).toBe(true);
  });

  test("a check is shown with what was said of it when it left", () => {
    const left = {
      checks: [{ label: "Däck", isOk: false, note: "Slitet" }],
    } as unknown as Protocol;
    expect(comparedCheck("Däck", left)).toBe("Vid utlämningen: Slitet");
    expect(comparedCheck("Gasol", left)).toBeNull();
  });
});
