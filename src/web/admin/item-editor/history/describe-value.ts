import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { LongStayStep } from "#domain/pricing/long-stay.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { describePolicy } from "#web/shell/history/describe-policy.ts";

const LABELS: Record<string, string> = {
  type: "Typ",
  name: "Namn",
  slug: "Adress på webben",
  pricePerDay: "Pris per dygn",
  basePrice: "Grundavgift",
  quantity: "Antal",
  depositAmount: "Deposition",
  sleeps: "Sovplatser",
  seats: "Bältade platser",
  freeKmPerDay: "Fria kilometer per dygn",
  extraKmPrice: "Pris per extra kilometer",
  facts: "Fakta",
  packingList: "Packlista",
  checklist: "Checklista",
  peakSeasonOnly: "Endast högsäsong",
  isAddonOnly: "Endast tillval",
  isHidden: "Dold i butiken",
  position: "Plats på sidan",
  copyName: "Kopian heter",
  defaultPickupTime: "Standardtid för utlämning",
  defaultReturnTime: "Standardtid för återlämning",
  turnaroundNights: "Dygn mellan hyror",
  allowsClosedDays: "Hämtas och lämnas på stängda dagar",
  longStay: "Långtidsrabatt",
  cancellationPolicy: "Avbokningsvillkor",
  rentalAgreementId: "Hyresavtal",
  placeId: "Hämtningsplats",
  heroText: "Hero: rubrik",
  heroTagline: "Hero: underrubrik",
  mainImageUrl: "Huvudbild",
  imageGallery: "Galleri",
  alts: "Bildtexter",
  miniHeading: "Minirubrik",
  shortDescription: "Kort beskrivning",
  description: "Beskrivning",
  youtubeVideoId: "Film på YouTube",
  youtubeVideoTitle: "Filmens titel",
  featureSets: "Funktioner",
  price: "Pris",
  priceType: "Pristyp",
  allowQuantitySelect: "Antal kan väljas",
  linkedItemId: "Tas ur lagret av",
  unit: "Enhet",
  registration: "Registreringsnummer",
  notes: "Anteckningar",
  retiredOn: "Ur bruk från",
  odometer: "Mätarställning",
  nextInspection: "Nästa besiktning",
  nextService: "Nästa service",
  nextServiceKm: "Nästa service vid (km)",
  startDate: "Startdatum",
  endDate: "Slutdatum",
  reason: "Anledning",
  startWeekday: "Återlämningsdag",
  pickupTime: "Utlämningstid",
  returnTime: "Återlämningstid",
  intervalDays: "Minsta antal nätter",
};

export function labelOf(field: string): string {
  return LABELS[field] ?? field;
}

const ORDER = Object.keys(LABELS);

/** In the order of the form, whatever order they were stored in. */
export function byForm(one: string, other: string): number {
  return ORDER.indexOf(one) - ORDER.indexOf(other);
}

/** What an item names by a number, each by its field. */
export type KnownNames = Partial<Record<"rentalAgreementId" | "placeId", Record<string, string>>>;

const NOTHING = "tomt";
const LONGEST = 120;

const AMOUNTS = new Set(["pricePerDay", "basePrice", "depositAmount", "extraKmPrice", "price"]);

const WORDS: Record<string, string> = {
  rv: ITEM_TYPE_WORDS.rv.one,
  equipment: ITEM_TYPE_WORDS.equipment.one,
  daily: "Per dygn",
  "one-time": "Engångspris",
  ...WEEKDAY_LABELS,
};
const WORDED = new Set(["type", "priceType", "startWeekday"]);

/** A value of the log, or of a form, as one would say it. */
export function describeValue(field: string, value: unknown, names: KnownNames = {}): string {
  if (field === "rentalAgreementId" || field === "placeId")
    return nameOf(value, { ...NAMED[field], names: names[field] ?? {} });
  if (field === "facts") return describeFacts(value);
  if (field === "checklist" && !Array.isArray(value)) return describeTyped(value);
  if (field === "cancellationPolicy") return describePolicy(value as CancellationPolicy | null);
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "Ja" : "Nej";
  if (AMOUNTS.has(field) && Number.isInteger(Number(value))) return formatKronor(Number(value));
  if (field === "mainImageUrl") return "en bild";
  if (Array.isArray(value)) return describeList(field, value);
  if (typeof value === "object") return describeAlts(value);
  const text = `${value as string | number}`;
  if (field === "linkedItemId") return `objekt ${text}`;
  if (WORDED.has(field)) return WORDS[text] ?? text;
  return isLocalDate(text) ? formatDay(text) : shortened(text);
}

function describeList(field: string, list: unknown[]): string {
  if (list.length === 0) return NOTHING;
  if (field === "longStay")
    return (list as LongStayStep[])
      .map(({ fromNights, percent }) => `från ${fromNights} nätter ${percent} %`)
      .join(", ");
  if (field === "packingList" || field === "checklist") return shortened(list.join(", "));
  if (field !== "featureSets") return list.length === 1 ? "1 bild" : `${list.length} bilder`;
  return shortened(
    (list as { heading: string; features: string[] }[])
      .map(({ heading, features }) => [heading, features.join(", ")].filter(Boolean).join(": "))
      .filter(Boolean)
      .join("; ") || NOTHING,
  );
}

/** A list as it is typed; without one of its own a thing follows its kind. */
function describeTyped(value: unknown): string {
  if (typeof value !== "string") return "som alla av samma slag";
  return value.trim() === "" ? NOTHING : shortened(value.replaceAll("\n", ", "));
}

/** As the item's page tells them; while they are typed, as they are typed. */
function describeFacts(value: unknown): string {
  const { included = [], ...facts } = (value ?? {}) as Record<string, unknown>;
  const lines = Array.isArray(included) ? included.join(", ") : String(included);
  const told = Object.entries(facts)
    .filter(([, one]) => one !== null && one !== "")
    .map(([name, one]) => `${FACT_WORDS[name] ?? name}: ${String(one)}`);
  const words = [...told, ...(lines ? [`Ingår: ${lines.replaceAll("\n", ", ")}`] : [])];
  return words.length === 0 ? NOTHING : shortened(words.join("; "));
}

const FACT_WORDS: Record<string, string> = {
  lengthCm: "Längd i cm",
  weightKg: "Vikt i kg",
  minAge: "Lägsta ålder",
  licence: "Körkort",
  licenceYears: "Körkort sedan minst (år)",
};

const NAMED = {
  rentalAgreementId: { none: "standardavtalet", kind: "avtal" },
  placeId: { none: "butikens första plats", kind: "plats" },
};

type Named = { none: string; kind: string; names: Record<string, string> };

function nameOf(value: unknown, { none, kind, names }: Named): string {
  if (value === null || value === undefined || value === "") return none;
  const id = `${value as string | number}`;
  return names[id] ?? `${kind} ${id}`;
}

function describeAlts(alts: object): string {
  const texts = Object.values(alts).filter((text) => text !== "");
  return texts.length === 0 ? NOTHING : shortened(texts.join("; "));
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}
