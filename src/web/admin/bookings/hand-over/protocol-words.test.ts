import { expect, test } from "vitest";
import type { Protocol } from "#contracts/hand-over.ts";
import { protocolWords } from "./protocol-words.ts";

function aProtocol(fields: Partial<Protocol> = {}): Protocol {
  return {
    id: 1,
    clientId: "c",
    kind: "back",
    unitId: 3,
    unitName: "Enhet 1",
    correctsId: null,
    annulsBecause: null,
    recordedBy: "lisa",
    createdAt: "2027-03-05T11:05:00.000Z",
    odometer: 48_500,
    fuel: 6,
    gas: "full",
    water: "full",
    waste: "empty",
    checks: [
      { label: "Däck", isOk: true, note: "" },
      { label: "Markis", isOk: false, note: "Reva" },
    ],
    remarks: [{ text: "Buckla", isNew: true, files: ["p"] }],
    keys: 2,
    drivers: [],
    agreementsAccepted: false,
    notes: "",
    signature: { name: "Maja Demo", file: "s" },
    signedAt: "2027-03-05T11:00:00.000Z",
    ...fields,
  };
}

test("a protocol is told in a few lines: the readings, what is not well, and who signed", () => {
  const { title, facts } = protocolWords(aProtocol(), []);
  expect(title).toMatch(/^Återlämnad, Enhet 1, .*12:00/);
  expect(facts.map((fact) => fact.replaceAll("\u00a0", " "))).toEqual([
    "48 500 km, bränsle: ¾, 2 nycklar",
    "Markis: Reva",
    "Ny skada: Buckla",
    "Signerat av Maja Demo. Sparat av lisa.",
  ]);
});

test("of a kayak that nobody fetched in person little is said", () => {
  const { title, facts } = protocolWords(
    aProtocol({
      kind: "out",
      unitName: null,
      odometer: null,
      fuel: null,
      keys: null,
      checks: [],
      remarks: [],
      signature: null,
    }),
    [],
  );
  expect(title).toMatch(/^Utlämnad, /);
  expect(facts).toEqual(["Kunden var inte på plats. Sparat av lisa."]);
});

test("what was corrected says so, and so does the correction", () => {
  const first = aProtocol();
  const second = aProtocol({
    id: 2,
    correctsId: 1,
    signedAt: "2027-03-06T08:00:00.000Z",
    firstSignedAt: first.signedAt,
  });
  expect(protocolWords(first, [second, first]).facts[0]).toBe("Rättad av ett senare protokoll.");
  expect(protocolWords(second, [second, first]).title).toBe(
    "Rättelse: Återlämnad, Enhet 1, 5 mars 2027 kl 12:00, rättad 6 mars 2027 kl 09:00",
  );
});

test("what was annulled says so, and why is said by whoever annulled it", () => {
  const first = aProtocol();
  const second = aProtocol({ id: 2, correctsId: 1, annulsBecause: "Fel bokning" });
  expect(protocolWords(first, [second, first]).facts[0]).toBe("Makulerad: gäller inte.");
  const { title, facts } = protocolWords(second, [second, first]);
  expect(title).toMatch(/^Makulerad: återlämnad, Enhet 1/);
  expect(facts).toEqual(["Fel bokning", "Makulerad av lisa."]);
});
