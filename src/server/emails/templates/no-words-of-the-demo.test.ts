import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EDITABLE_LETTERS } from "#domain/shop/letter-words.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { PRODUCT_NAME, writingShop } from "#server/platform/shop-facts.ts";
import { TEST_SHOP, TEST_START } from "#test/test-facts.ts";
import { wordsOfTheDemoIn } from "#test/words-of-the-demo.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { someFacts } from "./example-facts.ts";
import { exampleLetter } from "./example-letters.ts";
import { LETTERS } from "./letters-for-tests.ts";

const OF_ÅRE: BookingLetterFacts["shop"] = {
  ...writingShop(
    {
      ...TEST_SHOP,
      presentation: { name: "Årevidd", area: "Jämtland" },
      company: {
        name: "Årevidd AB",
        orgnr: "556677-8899",
        seat: "Åre",
        vatNumber: "",
        fTax: true,
        address: "Årevägen 1, 837 52 Åre",
        phone: "0647-1",
        email: "hej@arevidd.se",
      },
      places: [
        {
          id: 1,
          name: "Stationen",
          address: "Stationsvägen 2, 837 52 Åre",
          mapUrl: "https://karta.example/are",
          instructions: "Ring på klockan vid perrongen.",
        },
      ],
      opening: { week: [{ weekday: "monday", opens: "10:00", closes: "16:00" }], exceptions: [] },
    },
    { ...TEST_START, baseUrl: "https://arevidd.example" },
  ),
  letters: {},
};

/** Whoever books lives there too: what they typed themselves is not searched for. */
const AT_HOME = { customerAddress: "Byvägen 1, 837 52 Mörsil", placeId: 1 };

const STAYS = {
  "a motorhome": { itemType: "rv" },
  equipment: { itemType: "equipment", depositAmount: null },
} as const;

function expectNothingOfTheDemo({ subject, html, text }: LetterContent): void {
  for (const words of [subject, html, text]) {
    expect(wordsOfTheDemoIn(words)).toEqual([]);
    expect(words).not.toContain(PRODUCT_NAME);
  }
  expect(text).toContain("Årevidd");
}

describe.each(Object.entries(STAYS))("in a shop in Åre, about %s", (_what, stay) => {
  const facts = { ...someFacts({ ...AT_HOME, ...stay }), shop: OF_ÅRE };

  test.each(Object.entries(LETTERS))("%s says nothing of the demo", (_name, letter) => {
    expectNothingOfTheDemo(letter(facts));
  });

  test.each(EDITABLE_LETTERS)("the example of %s says nothing of the demo", (letter) => {
    expectNothingOfTheDemo(exampleLetter(letter, { ...facts, now: new Date(0) }));
  });
});

test("no letter is forgotten: each that is written here is among those that are searched", async () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".tsx") && file !== "letter-frame.tsx")
    .filter((file) => readFileSync(join(folder, file), "utf8").includes("renderLetter("))
    .map((file) => file.replace(/\.tsx$/, ""));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const exported = (await import(`./${file}.tsx`)) as Record<string, unknown>;
    const letters = Object.keys(exported).filter((name) => typeof exported[name] === "function");
    expect(letters.length, file).toBeGreaterThan(0);
    expect(Object.keys(LETTERS), file).toEqual(expect.arrayContaining(letters));
  }
});
