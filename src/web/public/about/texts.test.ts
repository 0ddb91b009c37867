import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { contactWords, visitWords } from "./texts.ts";

const at = (...addresses: string[]) =>
  ({
    places: addresses.map((address, id) => ({
      id,
      name: `Plats ${id + 1}`,
      address,
      mapUrl: "",
      instructions: "Kod 4711.",
    })),
    pickupMapUrl: null,
  }) as unknown as ShopFacts;

test("a shop that has not said where it is promises no place", () => {
  expect(visitWords(at())).toEqual([]);
});

test("several places are told by their names, and of none how one gets in", () => {
  expect(visitWords(at("Gatan 1"))).toEqual([
    "Du hämtar och lämnar på samma ställe. Din hämtningstid står i bokningen.",
  ]);
  expect(visitWords(at("Gatan 1", "Torget 2")).slice(1)).toEqual([
    "Plats 1: Gatan 1",
    "Plats 2: Torget 2",
  ]);
});

test("only the ways that lead somewhere are promised", () => {
  const company = { phone: null, email: "a@b.se" } as ShopFacts["company"];
  expect(contactWords(company)).toContain(" Mejla, så");
  expect(contactWords({ ...company, phone: "060-1" })).toBe(
    "Undrar du över något? Ring eller mejla, så svarar vi så snart vi kan.",
  );
  expect(contactWords({ ...company, email: null })).toBe(
    "Våra kontaktuppgifter kommer här inom kort.",
  );
});
