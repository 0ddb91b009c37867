import { orgnrDigits } from "#domain/bookkeeping/organisation-number.ts";
import { DEMO_COMPANY } from "#server/platform/demo-company.ts";
import { commonAbout, commonMotorhomes } from "#texts/shop-words.ts";
import { asDemo } from "../src/demo/demo-shop.ts";
import { TEST_FACTS, TEST_SHOP } from "./test-facts.ts";

/** Every text of some length, however deep it lies. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 25 ? value.split("\n\n") : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const demo = asDemo(TEST_SHOP);
const ANY_SHOP = {
  ...TEST_FACTS,
  rents: { motorhomes: true, equipment: true, deposits: true },
};
const COMMON = textsIn([commonAbout(ANY_SHOP), commonMotorhomes(ANY_SHOP)]);
const { SHOP_NAME: _product, ...demoCompany } = DEMO_COMPANY;

/** What only the demo says. Taken from the demo itself, so that what is added there is looked for too. */
const WORDS_OF_THE_DEMO = [
  ...Object.values(demoCompany),
  orgnrDigits(DEMO_COMPANY.COMPANY_ORGNR),
  "norrvidd.example",
  "familjefirma",
  "Sundsvall",
  "Timrå",
  "Midlanda",
  demo.hero.text,
  // What it says with the same words as every shop is not its own.
  ...textsIn([demo.words, demo.places.map(({ instructions }) => instructions)]).filter(
    (text) => !COMMON.includes(text),
  ),
];

/** Which of them stand in a text that is to be another shop's. */
export function wordsOfTheDemoIn(text: string): string[] {
  const plain = text.replaceAll("&amp;", "&");
  return WORDS_OF_THE_DEMO.filter((value) => plain.includes(value));
}
