import { expect, test } from "vitest";
import { knownDamage } from "./known-damage.ts";

const signed = (id: number, kind: "out" | "back", ...texts: string[]) => ({
  id,
  bookingId: 1,
  kind,
  content: { remarks: texts.map((text) => ({ text })), signedAt: `2027-03-0${id}T10:00:00.000Z` },
});
const texts = (found: { text: string }[]) => found.map(({ text }) => text);

test("what was said when it last left and came back is known to whoever is next", () => {
  const found = knownDamage(
    [signed(1, "out", "Repa"), signed(2, "back", "Buckla", " ")],
    undefined,
  );
  expect(found).toEqual([
    { text: "Buckla", seenAt: "2027-03-02T10:00:00.000Z" },
    { text: "Repa", seenAt: "2027-03-01T10:00:00.000Z" },
  ]);
});

test("what was mended or corrected since is told no more, and nothing twice", () => {
  const all = [signed(1, "out", "Repa"), signed(2, "back", "Repa"), signed(3, "back", "Buckla")];
  expect(texts(knownDamage(all, undefined))).toEqual(["Buckla", "Repa"]);
  const next = [...all, signed(4, "out", "Buckla"), signed(5, "back")];
  expect(texts(knownDamage(next, undefined))).toEqual(["Buckla"]);
});

test("what somebody who came later has done to it is none of an earlier stay's", () => {
  const all = [signed(1, "out", "Repa"), signed(6, "back", "Buckla")];
  expect(texts(knownDamage(all, { id: 4 }))).toEqual(["Repa"]);
});
