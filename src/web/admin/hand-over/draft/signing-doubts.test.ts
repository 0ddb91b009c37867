import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { HandOverSheet, Protocol } from "#contracts/hand-over.ts";
import { isUntouched, startDraft, type Draft, type Part } from "./draft.ts";
import { signingDoubts, signingQuestion } from "./signing-doubts.ts";

const FIRST = "2027-03-01" as LocalDate;
const PART: Part = {
  unitId: 3,
  unitName: "Enhet 1",
  registration: "ABC123",
  odometer: 48_000,
  checklist: ["Däck"],
  done: null,
  left: null,
};
const SHEET: HandOverSheet = {
  bookingId: 7,
  kind: "out",
  itemName: "Fjällripa 70",
  isVehicle: true,
  customerName: "Maja Demo",
  customerPhone: "",
  startDate: FIRST,
  endDate: "2027-03-05" as LocalDate,
  pickupTime: null,
  returnTime: null,
  quantity: 1,
  lines: [],
  extras: [],
  parts: [PART],
  drivers: [],
  agreements: [],
  dueAmount: 0,
  reservedAmount: 0,
  depositDue: 0,
};
const BACK = { ...SHEET, kind: "back" as const };
const CAME = { ...PART, left: { odometer: 48_000, keys: 2 } as Protocol };

/** Filled in, with what is told of it. */
const filled = (sheet: HandOverSheet, told: Partial<Draft> = {}): Draft => ({
  ...startDraft(sheet, PART, "c"),
  odometer: "48 100",
  fuel: 8,
  gas: "full",
  water: "full",
  waste: "empty",
  checks: [{ label: "Däck", isOk: true, note: "" }],
  keys: 2,
  drivers: [{ name: "Maja", licenceSeen: true }],
  signer: { name: "Maja", isAbsent: false, drawing: "s" },
  ...told,
});
const goingOut = (told: Partial<Draft> = {}, today = FIRST) =>
  signingDoubts(filled(SHEET, told), { sheet: SHEET, part: PART, today });
const comingBack = (told: Partial<Draft> = {}) =>
  signingDoubts(filled(BACK, told), { sheet: BACK, part: CAME, today: FIRST });
const words = (doubts: ReturnType<typeof goingOut>) =>
  signingQuestion(doubts)?.question.replaceAll("\u00a0", " ");

test("what is filled in and in order is signed without a question", () => {
  expect(goingOut()).toEqual([]);
  expect(comingBack()).toEqual([]);
  expect(signingQuestion([])).toBeUndefined();
});

test("what nobody has filled in is named before it is signed", () => {
  expect(words(goingOut({ fuel: null, gas: null, keys: null }))).toBe(
    "Det här är inte ifyllt: bränslet, gas och vatten och nycklarna.",
  );
});

test("before the booking's first day it is asked whether it is the right one, but not of a correction", () => {
  const before = "2027-02-27" as LocalDate;
  expect(words(goingOut({}, before))).toBe(
    "Bokningen börjar först 1 mars 2027. Är det rätt bokning?",
  );
  expect(goingOut({ correctsId: 4 }, before)).toEqual([]);
});

test("an odometer below the last one that is known is read once more", () => {
  expect(words(goingOut({ odometer: "4810" }))).toMatch(
    /^Mätaren står på 4 810 km, lägre än 48 000 km/,
  );
  expect(signingQuestion(goingOut({ odometer: "4810" }))).toMatchObject({
    title: "Stämmer mätarställningen?",
    step: "matare",
  });
});

test("fewer keys back than went out are asked about, and as many are not", () => {
  expect(words(comingBack({ keys: 1 }))).toMatch(/^En nyckel saknas/);
  expect(words(comingBack({ keys: 0 }))).toMatch(/^2 nycklar saknas/);
});

test("several doubts are one question", () => {
  const doubts = comingBack({ odometer: "4800", keys: 1, fuel: null });
  expect(doubts.map(({ code }) => code)).toEqual(["odometer", "keys", "unfilled"]);
  expect(signingQuestion(doubts)).toMatchObject({ title: "Signera ändå?", step: "matare" });
});

test("a draft whose every entry is taken away again is as if it was never begun", () => {
  const fresh = startDraft(SHEET, PART, "c");
  const empty = { id: "r", text: " ", isNew: true, photographs: [] };
  expect(isUntouched({ ...fresh, odometer: " ", remarks: [empty] }, fresh)).toBe(true);
  expect(isUntouched({ ...fresh, fuel: 8 }, fresh)).toBe(false);
  expect(isUntouched({ ...fresh, odometer: "4" }, fresh)).toBe(false);
});
