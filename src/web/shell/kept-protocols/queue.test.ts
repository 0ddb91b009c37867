import { describe, expect, test } from "vitest";
import type { KeptProtocol } from "./kept.ts";
import {
  afterTry,
  answeredSince,
  asAnother,
  asCorrection,
  filesOf,
  nextToSend,
  nextTryAt,
  ofItsUnit,
  placeAfter,
  withoutWait,
} from "./queue.ts";

const REFUSED = { code: "hand-over.already-recorded", sentence: "Redan sparat av Lisa." };

function signed(clientId: string, changes: Partial<KeptProtocol> = {}): KeptProtocol {
  return {
    userId: 1,
    clientId,
    bookingId: 7,
    place: 1,
    who: "Maja Demo",
    what: "Fjällripa 70",
    wish: {
      clientId,
      kind: "out",
      signature: null,
      signedAt: "2027-03-01T09:00:00.000Z",
    },
    files: [],
    tries: 0,
    notBefore: 0,
    refusal: null,
    ...changes,
  };
}

describe("what is signed without network", () => {
  test("is sent in the order it was signed", () => {
    const second = signed("b", { place: 20 });
    const first = signed("a", { place: 10 });
    expect(nextToSend([second, first], 0)).toBe(first);
  });

  test("waits longer after each try, and never more than five minutes", () => {
    let one = signed("a");
    const waits: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      one = afterTry(one, { kind: "unreached" }, 1000)!;
      waits.push(one.notBefore - 1000);
    }
    expect(waits.slice(0, 4)).toEqual([3000, 6000, 12_000, 24_000]);
    expect(waits.at(-1)).toBe(300_000);
    expect(nextToSend([one], 1000)).toBeUndefined();
    expect(nextTryAt([one])).toBe(301_000);
    expect(nextToSend([withoutWait(one)], 1000)).toBeDefined();
  });

  test("is gone from the phone once it is recorded", () => {
    expect(afterTry(signed("a"), { kind: "recorded" }, 0)).toBeNull();
  });

  test("stays as it is while nobody is signed in", () => {
    const one = signed("a");
    expect(afterTry(one, { kind: "signed-out" }, 0)).toEqual(one);
  });

  test("and refused is kept for somebody to decide, and holds back only the same booking", () => {
    const refused = afterTry(signed("a"), { kind: "refused", refusal: REFUSED }, 0)!;
    const back = signed("b", { place: 2 });
    const another = signed("c", { place: 3, bookingId: 8 });
    expect(nextToSend([refused, back, another], 0)).toBe(another);
    expect(nextToSend([refused, back], 0)).toBeUndefined();
    expect(nextTryAt([refused, back])).toBeUndefined();
  });

  test("before the booking had a unit is of the one that it was given, where there is but one", () => {
    const nameless = signed("a");
    const unit = (unitId: number | null) => ({ unitId, done: null });
    expect(ofItsUnit(nameless, [unit(4)]).wish).toEqual({ ...nameless.wish, unitId: 4 });
    for (const parts of [[unit(4), unit(5)], [unit(null)], []])
      expect(ofItsUnit(nameless, parts)).toBe(nameless);
    const named = signed("b", { wish: { ...nameless.wish, unitId: 3 } });
    expect(ofItsUnit(named, [unit(4)])).toBe(named);
  });

  test("goes on as a correction, with everything that was typed", () => {
    const refused = signed("a", { refusal: REFUSED, tries: 4, notBefore: 99 });
    const correction = asCorrection(refused, 41);
    expect(correction.wish).toEqual({ ...refused.wish, correctsId: 41 });
    expect(nextToSend([correction], 0)).toBe(correction);
  });

  test("shows its photographs and its signature", () => {
    const one = signed("a", {
      wish: {
        ...signed("a").wish,
        remarks: [{ text: "Repa", files: ["x", "y"] }, { text: "Buckla" }],
        signature: { name: "Maja", file: "z" },
      },
    });
    expect(filesOf(one.wish)).toEqual(["x", "y", "z"]);
  });

  test("has a place after all that wait, also where the phone's clock has gone back", () => {
    expect(placeAfter([signed("a", { place: 500 })], 100)).toBe(501);
    expect(placeAfter([], 100)).toBe(100);
  });
});

test("what the shop keeps otherwise under its number is sent beside it under another, with all of it", () => {
  const one = signed("a");
  const correction = asCorrection(asAnother(one, "b"), 41);
  expect(correction).toMatchObject({ clientId: "b", files: one.files, refusal: null });
  expect(correction.wish).toEqual({ ...one.wish, clientId: "b", correctsId: 41 });
});

test("what the shop has refused is reason to read the booking anew, as what it has recorded is", () => {
  const sent = signed("a");
  const refused = signed("a", { refusal: REFUSED });
  expect(answeredSince([sent], [refused])).toBe(true);
  expect(answeredSince([sent], [])).toBe(true);
  expect(answeredSince([sent], [withoutWait(sent), signed("b")])).toBe(false);
  // Known already, as where the page is opened again.
  expect(answeredSince([refused], [refused])).toBe(false);
  expect(answeredSince([], [refused])).toBe(false);
});
