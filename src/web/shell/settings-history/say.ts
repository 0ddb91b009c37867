import type { OpeningException, WeekHours } from "#domain/shop/opening.ts";
import { ACCOUNT_PURPOSE_LABELS } from "#texts/account-purposes.ts";
import { hoursInWords } from "#texts/how-long.ts";
import { openingWords } from "#texts/opening-words.ts";
import { periodWords } from "#texts/period-words.ts";
import { emailTypeLabel } from "#texts/statuses.ts";

const LABELS: Record<string, string> = {
  name: "Namn",
  area: "Område",
  orgnr: "Organisationsnummer",
  seat: "Styrelsens säte",
  vatNumber: "Momsregistreringsnummer",
  fTax: "Godkänd för F-skatt",
  address: "Adress",
  phone: "Telefon",
  email: "E-post",
  mapUrl: "Länk till karta",
  instructions: "Hitta hit",
  imageUrl: "Bild",
  heading: "Rubrik",
  text: "Text",
  from: "Avsändare",
  notices: "Butikens egna brev till",
  week: "Veckan",
  exceptions: "Avvikande dagar",
  noticeHours: "Minsta tid före hämtning",
  cancellationPolicy: "Återbetalning",
  changeDays: "Kunder ändrar själva",
  globalDefaultPickupTime: "Utlämningstid",
  globalDefaultReturnTime: "Återlämningstid",
  rv: "Husbilar",
  equipment: "Utrustning",
  contractInConfirmation: "Skickas med",
  firstDayHidden: "Dold",
  cancellationFeeHasVat: "Avbokningsavgift med moms",
  subject: "Ämne",
  opening: "Inledning",
  closing: "Avslutning",
  enabled: "Skickas av sig själv",
  days: "Dagar",
  description: "Beskrivning för sökmotorer",
  lead: "Inledning",
  trips: "Turer",
  away: "Avstånd",
  question: "Fråga",
  answer: "Svar",
  slug: "Adress",
  ...ACCOUNT_PURPOSE_LABELS,
};

/** What one of a list is called before its number or its name. */
const LISTS: Record<string, string> = {
  places: "Plats",
  sections: "Stycke",
  values: "Värde",
  included: "Ingår",
  list: "Tur",
  questions: "Fråga",
  "words.local": "Ort",
};

/** Of a field, or of a letter by its type. */
export function labelOf(field: string): string {
  return LABELS[field] ?? emailTypeLabel(field);
}

/** 'Plats Stationen', 'Stycke 2'. */
export function listLabel(field: string, which: string): string {
  return [LISTS[field], which].filter(Boolean).join(" ");
}

const NOTHING = "tomt";
const OWN_WORDS = new Set(["subject", "opening", "closing"]);

export function valueWords(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "Ja" : "Nej";
  if (field === "noticeHours") return hoursInWords(Number(value));
  if (field === "changeDays")
    return `till och med ${String(value)} ${value === 1 ? "dag" : "dagar"} före`;
  const text = String(value);
  if (text === "") return OWN_WORDS.has(field) ? "standardtexten" : NOTHING;
  return field === "imageUrl" ? "en bild" : text;
}

export function weekWords(week: readonly WeekHours[]): string {
  return week.length === 0 ? "alla dagar, alla tider" : openingWords(week);
}

export function exceptionsWords(exceptions: readonly OpeningException[]): string {
  const days = exceptions.map(({ date, until = date, closed, opens = "", closes = "" }) => {
    const when = periodWords({ startDate: date, endDate: until });
    return closed ? `stängt ${when}` : `öppet ${opens}–${closes} ${when}`;
  });
  return days.length === 0 ? "inga" : days.join("; ");
}

const LONGEST = 120;
/** So much of what is alike stands before what differs. */
const BEFORE = 30;

/** Two long texts from where they differ on: what is cut away before it would look the same. */
export function differing(
  from: string | undefined,
  to: string | undefined,
): { from: string | undefined; to: string | undefined } {
  const [one, other] = [from ?? "", to ?? ""];
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  const isLong = Math.max(one.length, other.length) > LONGEST;
  const start = isLong && from !== undefined && to !== undefined ? Math.max(0, alike - BEFORE) : 0;
  const cut = (text: string | undefined) => {
    if (text === undefined) return undefined;
    const shown = text.slice(start, start + LONGEST).trim();
    return `${start > 0 ? "…" : ""}${shown}${start + LONGEST < text.length ? "…" : ""}` || NOTHING;
  };
  return { from: cut(from), to: cut(to) };
}
