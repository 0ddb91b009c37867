import { expect, test } from "vitest";
import { afterPaying, chargedFor, chargeFacts } from "./charge-words.ts";

const damage = { kind: "damage", label: "Buckla", amount: 4500, asked: 4200 } as const;
const service = { kind: "service", label: "Städning", amount: 800, asked: 800 } as const;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("what is charged after a return is told line by line, with what the deposit has covered", () => {
  const told = chargeFacts({ lines: [damage], kept: 300 });
  expect(told.map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
    "Buckla: 4 500 kr",
    "Draget från depositionen: −300 kr",
  ]);
  expect(chargeFacts({ lines: [damage], kept: 0 })).toHaveLength(1);
});

test("what is charged after a return is called what it is", () => {
  expect(chargedFor([damage])).toBe("skada");
  expect(chargedFor([service])).toBe("service");
  expect(chargedFor([service, damage])).toBe("skada och service");
});

test("a receipt is promised for a service alone", () => {
  expect(afterPaying([damage])).not.toContain("kvitto");
  expect(afterPaying([{ ...service, asked: 0 }, damage])).not.toContain("kvitto");
  expect(afterPaying([service])).toContain("kvitto");
  expect(afterPaying([service, damage])).toContain("kvitto på det som är service");
});
