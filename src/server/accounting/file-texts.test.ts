import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv } from "#test/csv-reader.ts";
import { readSie } from "#test/sie-reader.ts";
import { BYTE_ORDER_MARK, csvRow } from "#server/platform/csv-text.ts";
import { sieAmount, sieBytes, sieField } from "./sie-text.ts";

const cellOf = (text: string) => readCsv(BYTE_ORDER_MARK + csvRow([text]))[0]?.[0];

describe("a text in a spreadsheet", () => {
  test.each(["=1+1", "+46701234567", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
    "%j acts as no formula",
    (text) => {
      expect(cellOf(text)).toMatch(/^'/);
    },
  );

  test.each(["Åsa Öberg", "a=b", "Bo-Ek", 'Lars "Lasse" Ek', "Ek; Bo"])(
    "%j stays as it is",
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  test("a negative amount stays a number", () => {
    expect(csvRow([{ amount: -100 }, { amount: 799.2 }, { amount: 0 }])).toBe(
      "-100,00;799,20;0,00\r\n",
    );
  });

  test("never breaks out of its row, and is read back whole", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 5 }),
        (texts) => {
          const rows = readCsv(BYTE_ORDER_MARK + csvRow(texts));
          expect(rows).toHaveLength(1);
          expect(rows[0]).toHaveLength(texts.length);
          for (const [index, text] of texts.entries())
            expect(rows[0]?.[index]?.replace(/^'/, "")).toBe(
              text.replaceAll(/\p{Cc}+/gu, " ").replace(/^'/, ""),
            );
        },
      ),
    );
  });
});

const companyOf = (name: string) =>
  readSie(sieBytes([`#FNAMN ${sieField(name)}`])).records[0]?.fields[0];

describe("a text in a SIE file", () => {
  test.each([
    ["Åre Äventyr Ö", "Åre Äventyr Ö"],
    ['Lars "Lasse" Ek', 'Lars "Lasse" Ek'],
    ["A – B’s “vän” …", 'A - B\'s "vän" ...'],
    ["100 €", "100 EUR"],
    ["Łukasz Šimek Ørsted", "Lukasz Simek Orsted"],
    ["rad\r\nett\ttvå", "rad  ett två"],
    ["C:\\mapp", "C:/mapp"],
    ["東京 🚐", "?? ?"],
    ["a\u0308", "ä"],
    ["", ""],
  ])("%j is read as %j", (text, read) => {
    expect(companyOf(text)).toBe(read);
  });

  test("is one field of one line, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const file = readSie(sieBytes([`#FNAMN ${sieField(text)}`]));
        expect(file.records).toHaveLength(1);
        expect(file.records[0]?.fields).toHaveLength(1);
      }),
    );
  });
});

test("amounts are written without rounding", () => {
  expect([0, 5, -5, 99, 100, -19_980, 123_456_789].map(sieAmount)).toEqual([
    "0.00",
    "0.05",
    "-0.05",
    "0.99",
    "1.00",
    "-199.80",
    "1234567.89",
  ]);
});
