import { expect, test } from "vitest";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import type { KeptDraft, KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import { startDraft, type Draft, type Part } from "./draft.ts";
import { carryOver, draftOfSigned, leftParts, leftSigned, takersOf } from "./left-parts.ts";
import { protocolOfDraft } from "./protocol-of-draft.ts";

const aPart = (unitId: number, fields: Partial<Part> = {}): Part => ({
  unitId,
  unitName: `Enhet ${unitId}`,
  registration: "",
  odometer: null,
  checklist: ["Däck", "Gasol"],
  done: null,
  left: null,
  ...fields,
});
const aSheet = (...parts: Part[]) =>
  ({
    bookingId: 7,
    kind: "out",
    parts,
    drivers: [],
    customerName: "Maja",
  }) as unknown as HandOverSheet;
const typedFor = (part: Part, fields: Partial<Draft> = {}): KeptDraft => {
  const draft = { ...startDraft(aSheet(part), part, `typed-${part.unitId}`), ...fields };
  const { clientId } = draft;
  return { userId: 1, key: "", bookingId: 7, clientId, part, draft, changedAt: 0 };
};
const [ONE, TWO, THREE] = [aPart(1), aPart(2), aPart(3)];

test("what was typed for a unit that the booking has no more is still to be reached", () => {
  expect(leftParts([typedFor(ONE)], [], aSheet(TWO))).toEqual([ONE]);
  expect(leftParts([typedFor(ONE)], [], aSheet(ONE, TWO))).toEqual([]);
  const elsewhere = { ...typedFor(ONE), bookingId: 8 };
  expect(leftParts([elsewhere, typedFor(ONE, { kind: "back" })], [], aSheet(TWO))).toEqual([]);
  // Signed on a full phone: it is kept as a draft too.
  expect(leftParts([typedFor(ONE)], [{ clientId: "typed-1" }], aSheet(TWO))).toEqual([]);
});

test("it can be taken over to a unit that nobody has begun with, signed or recorded", () => {
  const recorded = aPart(4, { done: {} as never });
  const signed = { bookingId: 7, wish: { kind: "out", unitId: 3 } } as KeptProtocol;
  const sheet = aSheet(TWO, THREE, recorded, aPart(5));
  expect(takersOf(sheet, [typedFor(ONE), typedFor(aPart(5))], [signed])).toEqual([TWO]);
});

test("it is never taken over to nothing: the booking has no unit to hand out", () => {
  const nameless = { ...aPart(6), unitId: null, lacksUnit: true };
  expect(takersOf(aSheet(nameless), [typedFor(ONE)], [])).toEqual([]);
});

test("what was signed for it, and refused for that, is as it was typed", () => {
  const draft = {
    ...(typedFor(ONE).draft as Draft),
    odometer: "51000",
    fuel: 8,
    remarks: [{ id: "typed-1-0", text: "Repa", isNew: true, photographs: ["p"] }],
    signer: { name: "Maja", isAbsent: false, drawing: "drawn" },
  };
  const sheet = { ...aSheet(TWO), isVehicle: true };
  const wish = protocolOfDraft(draft, { ...sheet, agreements: [] }, "2027-03-01T16:00:00.000Z");
  const refusal = { code: "hand-over.other-unit", sentence: "" };
  const signed = { bookingId: 7, clientId: "typed-1", wish, refusal } as unknown as KeptProtocol;
  expect(leftSigned([signed], sheet)).toEqual([signed]);
  const lost = { ...signed, refusal: { code: "kept.picture-lost", sentence: "" } };
  expect(leftSigned([lost], sheet)).toEqual([lost]);
  expect(leftSigned([{ ...signed, refusal: null }], sheet)).toEqual([]);
  expect(leftSigned([signed], aSheet(ONE))).toEqual([]);
  expect(draftOfSigned(signed)).toEqual(draft);
});

test("taken over follows what was typed, what the other unit asks for, and no signature", () => {
  const part = aPart(2, { checklist: ["Däck", "Markis"] });
  const typed = typedFor(ONE, {
    odometer: "51 000",
    notes: "Reservhjul saknas",
    checks: [
      { label: "Däck", isOk: false, note: "Slitna" },
      { label: "Gasol", isOk: null, note: "" },
    ],
    signer: { name: "Maja", isAbsent: false, drawing: "drawn" },
  }).draft as Draft;
  expect(carryOver(typed, aSheet(part), part)).toEqual({
    ...typed,
    unitId: 2,
    checks: [
      { label: "Däck", isOk: false, note: "Slitna" },
      { label: "Markis", isOk: null, note: "" },
    ],
    signer: { name: "Maja", isAbsent: false, drawing: null },
  });
});
