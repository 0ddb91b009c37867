import type { FieldRule } from "#contracts/catalog-fields.ts";
import { POLICY_STEP_RISES, POLICY_STEP_TWICE } from "./cancellation-words.ts";
import { LICENSED_SINCE } from "./driver-words.ts";
import { unknownPlaceholderWords } from "./letter-words.ts";
import { STEP_GIVES_LESS } from "./long-stay-words.ts";
import { MAIL_ADDRESS_MALFORMED } from "./mail-address.ts";
import { ORGNR_MALFORMED } from "./organisation-number.ts";
import { PHONE_MALFORMED, POSTAL_CODE_MALFORMED } from "./reachable.ts";

/** What a schema library says of a value, reduced to what is needed to explain it. */
export type FieldIssue = {
  code: string;
  isMissing?: boolean;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  expected?: string;
  params?: { rule?: FieldRule; typed?: readonly string[] };
};

/** A sentence, or what makes it of what was typed wrongly. */
const RULES: Record<FieldRule, string | ((typed: readonly string[]) => string)> = {
  time: "Tid måste vara i format HH:MM",
  date: "Ange ett datum",
  year: "Ange ett år mellan 2000 och 2099",
  slug: "Får bara innehålla a–z, 0–9 och bindestreck emellan",
  video: "Ange filmens id eller dess adress på YouTube",
  address: "Ladda upp bilden, eller ange en adress som börjar med https://",
  "picture-gone": "Bilden finns inte i butiken. Ladda upp den igen.",
  code: "Skriv koden med bokstäver och siffror; mellanslag och bindestreck går också bra",
  "step-twice": "Två steg börjar vid samma antal nätter. Ändra eller ta bort det ena.",
  "slug-twice": "Två sidor har samma adress. Ändra den ena.",
  "step-falling": STEP_GIVES_LESS,
  "policy-twice": POLICY_STEP_TWICE,
  "policy-rising": POLICY_STEP_RISES,
  orgnr: "Ange tio siffror, till exempel 556000-0001",
  "orgnr-right": ORGNR_MALFORMED,
  "vat-number": "Ange SE och tolv siffror, till exempel SE556000000101",
  "web-address": "Ange en adress som börjar med https://",
  midnight: "Skriv 23:59 för midnatt",
  "hours-order": "Stängningstiden måste vara senare än öppningstiden",
  "hours-twice": "Två tider samma dag går in i varandra. Ändra eller ta bort den ena.",
  "hours-missing": "Välj stängt, eller ange både när ni öppnar och stänger",
  "days-order": "Sista dagen kan inte komma före den första",
  "days-twice": "Dagen eller dagarna står redan i listan. Ändra eller ta bort den ena.",
  "closed-hours": "Välj antingen stängt eller öppettider för dagen",
  placeholder: unknownPlaceholderWords,
  "always-sent":
    "Det här brevet följer på något som görs, och kan inte stängas av eller få en dag.",
  readable: "Måste innehålla bokstäver eller siffror",
  "mail-address": MAIL_ADDRESS_MALFORMED,
  phone: PHONE_MALFORMED,
  "postal-code": POSTAL_CODE_MALFORMED,
  tenths: "Skriv vikten i kilo, med högst en decimal",
  "licensed-since": LICENSED_SINCE,
  "password-blank": "Lösenordet kan inte bestå av bara mellanslag",
  "password-common": "Lösenordet är ett av de vanligaste och lätt att gissa. Välj ett annat.",
};

/** Account numbers and years have four figures and are written without a space. */
const WHOLE = new Intl.NumberFormat("sv-SE", { useGrouping: "min2" });

function whole(limit: number | bigint = 0): string {
  return WHOLE.format(limit);
}

const atLeast = (count?: number | bigint) => (Number(count) === 1 ? "en" : whole(count));

export function fieldSentence(issue: FieldIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.isMissing) return "Måste fyllas i";
      return issue.expected === "int" ? "Måste vara ett heltal" : "Har fel typ";
    case "too_small":
      if (issue.origin === "array") return `Välj minst ${atLeast(issue.minimum)}`;
      if (issue.origin !== "string") return `Måste vara minst ${whole(issue.minimum)}`;
      return Number(issue.minimum) <= 1
        ? "Måste fyllas i"
        : `Måste vara minst ${whole(issue.minimum)} tecken`;
    case "too_big":
      if (issue.origin === "array") return `Får vara högst ${whole(issue.maximum)} stycken`;
      return issue.origin === "string"
        ? `Får vara högst ${whole(issue.maximum)} tecken`
        : `Får vara högst ${whole(issue.maximum)}`;
    case "invalid_format":
      return "Har fel format";
    case "custom":
      return issue.params?.rule ? ruleSentence(issue.params.rule, issue.params.typed) : INVALID;
    default:
      return INVALID;
  }
}

const INVALID = "Är inte giltigt";

function ruleSentence(rule: FieldRule, typed: readonly string[] = []): string {
  const sentence = RULES[rule];
  return typeof sentence === "string" ? sentence : sentence(typed);
}
