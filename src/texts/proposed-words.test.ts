import { describe, expect, test } from "vitest";
import type { Why } from "#domain/hand-over/compare-return.ts";
import { labelWords, whyWords } from "./proposed-words.ts";
import { READING_NAMES } from "./reading-words.ts";

const plain = (words: string) => words.replaceAll("\u00a0", " ");
const label = (why: Why) => plain(labelWords(why));
const said = (why: Why) => plain(whyWords(why));

describe("what a line of a settlement is called", () => {
  test("is what was written about the damage, and what was asked only where nothing was", () => {
    const check = {
      code: "check",
      label: "Däcken är hela",
      note: "Hål i\nvänster bakdäck",
    } as const;
    expect(label(check)).toBe("Hål i vänster bakdäck");
    expect(said(check)).toBe("Däcken är hela: var som det skulle ut, men inte in.");
    expect(label({ ...check, note: " " })).toBe("Däcken är hela");
    expect(said({ ...check, note: " " })).toBe("Var som det skulle ut, men inte in.");
    expect(label({ code: "remark", text: "Repa på\nvänster dörr" })).toBe("Repa på vänster dörr");
    expect(label({ code: "remark", text: "å".repeat(300) })).toHaveLength(200);
  });

  test("is of what was read its name in the protocol, with numbers as they stand there", () => {
    expect(label({ code: "fuel", left: 8, back: 5 })).toBe(READING_NAMES.fuel);
    expect(said({ code: "fuel", left: 8, back: 0 })).toBe("Full ut, tom in.");
    const level = { code: "level", of: "gas", left: "full", back: "quarter" } as const;
    expect(label(level)).toBe(READING_NAMES.gas);
    expect(said(level)).toBe("Full ut, ¼ in.");
    expect(label({ ...level, of: "waste" })).toContain(READING_NAMES.waste.toLowerCase());
    const km = { code: "kilometres", driven: 2600, free: 600, extra: 2000, price: 3 } as const;
    expect(label(km)).toBe("Extra kilometer, 2 000 km");
    expect(said(km)).toBe("2 600 km kördes och 600 km ingår: 2 000 km × 3 kr.");
    expect(label({ code: "keys", left: 2, back: 1 })).toBe("Nyckel som saknas");
    expect(label({ code: "keys", left: 3, back: 1 })).toBe("2 nycklar som saknas");
  });
});
