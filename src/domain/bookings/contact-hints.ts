import { hasRightLastDigit } from "#domain/text/last-digit.ts";
import { isPhoneNumber, isPostalCode } from "#domain/text/reachable.ts";

/** What looks wrong in something a customer typed. It is asked about and never refused. */
export type ContactHint =
  | { code: "email.meant"; domain: string; corrected: string }
  | { code: "email.incomplete" }
  | { code: "personal-number.unlikely" }
  | { code: "personal-number.last-digit" }
  | { code: "phone.unlikely" }
  | { code: "postal-code.unlikely" };

export type ContactField = "email" | "personalNumber" | "phone" | "postalCode";

/** Nothing when a field is empty, or may well be right. */
export function contactHint(field: ContactField, typed: string): ContactHint | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  switch (field) {
    case "email":
      return emailHint(text);
    case "personalNumber":
      return personalNumberHint(text);
    case "phone":
      return isPhoneNumber(text) ? undefined : { code: "phone.unlikely" };
    case "postalCode":
      return isLikelyPostalCode(text) ? undefined : { code: "postal-code.unlikely" };
  }
}

// The commonest with Swedish customers; where a name has two endings, the likelier stands first.
const KNOWN_DOMAINS = [
  "gmail.com",
  "hotmail.com",
  "hotmail.se",
  "outlook.com",
  "icloud.com",
  "yahoo.com",
  "yahoo.se",
  "telia.com",
  "live.se",
  "live.com",
  "comhem.se",
  "bredband.net",
];
// Real, though they look like a slip of the finger.
const REAL_LOOKALIKES = ["mail.com", "email.com", "ymail.com"];
const ENDINGS_BY_MISTAKE = ["co", "cm", "om"];
const LONG_ENOUGH_FOR_TWO = 9;

function emailHint(text: string): ContactHint | undefined {
  const at = text.lastIndexOf("@");
  const name = text.slice(0, at);
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "") return { code: "email.incomplete" };
  const meant = meantDomain(domain);
  if (meant !== undefined)
    return { code: "email.meant", domain: meant, corrected: `${name}@${meant}` };
  const isWhole = /^[^\s@]+\.[^\s@.]{2,}$/.test(domain) && !/\s/.test(name);
  return isWhole ? undefined : { code: "email.incomplete" };
}

function meantDomain(domain: string): string | undefined {
  if (KNOWN_DOMAINS.includes(domain) || REAL_LOOKALIKES.includes(domain)) return undefined;
  const [label, ending] = splitDomain(domain);
  if (ending === undefined)
    return KNOWN_DOMAINS.find((known) => isNear(label, splitDomain(known)[0]));
  const isAbroad = ending.length === 2 && !ENDINGS_BY_MISTAKE.includes(ending);
  if (isAbroad && KNOWN_DOMAINS.some((known) => splitDomain(known)[0] === label)) return undefined;
  return KNOWN_DOMAINS.find((known) => slips(domain, known) === 1) ?? farDomain(domain);
}

function farDomain(domain: string): string | undefined {
  if (domain.length < LONG_ENOUGH_FOR_TWO) return undefined;
  return KNOWN_DOMAINS.find(
    (known) => known.length >= LONG_ENOUGH_FOR_TWO && slips(domain, known) === 2,
  );
}

function splitDomain(domain: string): [label: string, ending: string | undefined] {
  const dot = domain.indexOf(".");
  return dot === -1 ? [domain, undefined] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

function isNear(label: string, known: string): boolean {
  return slips(label, known) <= (known.length > 4 ? 1 : 0);
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          line[column - 1]! + 1,
          rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? rows[row - 2]![column - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]![other.length]!;
}

const COORDINATION_DAYS = 60;

/** Ten or twelve digits with a possible day and the right last one, coordination numbers included. */
function personalNumberHint(text: string): ContactHint | undefined {
  const digits = text.replaceAll(/[\s+-]/g, "");
  if (!/^(\d{2})?\d{10}$/.test(digits)) return { code: "personal-number.unlikely" };
  const ten = digits.slice(-10);
  const month = Number(ten.slice(2, 4));
  const day = Number(ten.slice(4, 6)) % COORDINATION_DAYS;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isDay) return { code: "personal-number.unlikely" };
  return hasRightLastDigit(ten) ? undefined : { code: "personal-number.last-digit" };
}

const SWEDISH_DIGITS = 5;

/** Of digits alone it is a Swedish one, or a neighbour's: those of four are asked about, and may well be right. */
function isLikelyPostalCode(text: string): boolean {
  if (/[a-z]/i.test(text)) return isPostalCode(text);
  return isPostalCode(text) && text.replaceAll(/\D/g, "").length === SWEDISH_DIGITS;
}
