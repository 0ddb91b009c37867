import { hasAllWords } from "#domain/text/folded.ts";
import { CUSTOMERS_PATH, NEW_BOOKING_PATH } from "./booking-path.ts";
import { may, type Permission, type Role } from "./roles.ts";

/** A page of the office that one goes to by its name. */
export type OfficeSection = {
  path: string;
  label: string;
  permission: Permission;
  /** Pressed after G, on a keyboard. */
  key?: string;
  /** In the rail, and one of the four that stand in the bar of a phone. */
  place?: "bar" | "rail";
  /** The address of pages that belong to it and stand elsewhere. */
  alsoAt?: string;
  /** What else somebody may call it who looks for it. */
  alsoCalled?: string;
};

function settingsPart(part: string, label: string, alsoCalled: string): OfficeSection {
  return { path: `/admin/settings/${part}`, label, permission: "shop.manage", alsoCalled };
}

/** The one list that rail, bar, search and shortcuts share. */
export const OFFICE_SECTIONS: readonly OfficeSection[] = [
  { path: "/admin", label: "Idag", permission: "bookings.read", key: "i", place: "bar" },
  {
    path: "/admin/bookings",
    label: "Bokningar",
    permission: "bookings.read",
    key: "b",
    place: "bar",
  },
  {
    path: "/admin/calendar",
    label: "Kalender",
    permission: "bookings.read",
    key: "k",
    place: "bar",
  },
  {
    path: "/admin/booking-timeline",
    label: "Utlämningar",
    permission: "bookings.read",
    key: "u",
    place: "bar",
    alsoCalled: "återlämningar hämtningar tidslinje",
  },
  {
    path: CUSTOMERS_PATH,
    label: "Kunder",
    permission: "bookings.read",
    key: "d",
    place: "rail",
    alsoCalled: "kundregister hyresgäster personer kontakter",
  },
  {
    path: "/admin/rental-items",
    label: "Objekt",
    permission: "shop.manage",
    key: "o",
    place: "rail",
    alsoCalled: "husbilar utrustning priser",
  },
  {
    path: "/admin/discount-codes",
    label: "Rabattkoder",
    permission: "shop.manage",
    key: "r",
    place: "rail",
    alsoCalled: "rabatt kampanj kuponger erbjudande",
  },
  {
    path: "/admin/accounting",
    label: "Bokföring",
    permission: "accounting.read",
    key: "f",
    place: "rail",
    alsoAt: "/admin/receipts",
    alsoCalled: "månad år moms export sie",
  },
  {
    path: "/admin/accounts",
    label: "Konton",
    permission: "shop.manage",
    key: "p",
    place: "rail",
    alsoCalled: "kollegor personal användare inbjudan behörighet roller enheter",
  },
  {
    path: "/admin/settings",
    label: "Inställningar",
    permission: "shop.manage",
    key: "s",
    place: "rail",
    alsoAt: "/admin/tracking-settings",
    alsoCalled: "hyresavtal lösenord tider",
  },
  {
    path: NEW_BOOKING_PATH,
    label: "Ny bokning",
    permission: "bookings.run",
    key: "n",
    alsoCalled: "boka lägg in telefonbokning",
  },
  {
    path: "/admin/rental-items/new",
    label: "Nytt uthyrningsobjekt",
    permission: "shop.manage",
  },
  {
    path: "/admin/tracking-settings",
    label: "Spårning",
    permission: "shop.manage",
    alsoCalled: "pixel annonser chatt kakor",
  },
  settingsPart("letters", "Brev", "mejl mallar texter"),
  settingsPart("company", "Företag", "organisationsnummer moms f-skatt telefon"),
  settingsPart("shop", "Butiken", "namn bild rubrik startsida"),
  settingsPart("words", "Sidornas texter", "om oss orter"),
  settingsPart("places", "Hämtningsplatser", "karta"),
  settingsPart("hours", "Öppettider", "stängt semester"),
  settingsPart("cancellation", "Avbokning", "återbetalning"),
  settingsPart("checklists", "Checklistor", "kontroller protokoll"),
  settingsPart("mail", "Mejl", "avsändare e-post"),
  settingsPart("payment", "Betalning", "stripe kort"),
];

export function sectionsFor(role: Role | null): readonly OfficeSection[] {
  return OFFICE_SECTIONS.filter(({ permission }) => may(role, permission));
}

/** Which section of the rail a page belongs to. The day has none below it, though its address begins them all. */
export function sectionOf(path: string): OfficeSection | undefined {
  const isWithin = (section: string) =>
    path === section || (section !== "/admin" && path.startsWith(`${section}/`));
  return OFFICE_SECTIONS.find(
    (section) => section.place && [section.path, section.alsoAt ?? section.path].some(isWithin),
  );
}

/** Those that somebody may mean who types this. */
export function sectionsNamed(role: Role | null, typed: string): readonly OfficeSection[] {
  return sectionsFor(role).filter(({ label, alsoCalled = "" }) =>
    hasAllWords(`${label} ${alsoCalled}`, typed),
  );
}
