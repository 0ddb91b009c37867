import { expect, test } from "vitest";
import { OFFICE_SECTIONS, sectionOf, sectionsFor, sectionsNamed } from "./office-sections.ts";

const labels = (role: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(role).map(({ label }) => label);

test("an administrator finds the whole office, in the order of a day", () => {
  expect(labels("admin")).toEqual([
    "Idag",
    "Bokningar",
    "Kalender",
    "Utlämningar",
    "Kunder",
    "Objekt",
    "Rabattkoder",
    "Bokföring",
    "Konton",
    "Inställningar",
    "Ny bokning",
    "Nytt uthyrningsobjekt",
    "Spårning",
    "Brev",
    "Företag",
    "Butiken",
    "Sidornas texter",
    "Hämtningsplatser",
    "Öppettider",
    "Avbokning",
    "Checklistor",
    "Mejl",
    "Betalning",
  ]);
});

test("staff find the counter and the books, customers and visitors nothing", () => {
  expect(labels("staff")).toEqual([
    "Idag",
    "Bokningar",
    "Kalender",
    "Utlämningar",
    "Kunder",
    "Bokföring",
    "Ny bokning",
  ]);
  expect(labels("customer")).toEqual([]);
  expect(labels(null)).toEqual([]);
});

test("four of them stand in the bar of a phone, and each key leads to one", () => {
  expect(OFFICE_SECTIONS.filter(({ place }) => place === "bar")).toHaveLength(4);
  const keys = OFFICE_SECTIONS.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ["/admin", "Idag"],
  ["/admin/bookings", "Bokningar"],
  ["/admin/bookings/1234567", "Bokningar"],
  ["/admin/customers/1234567", "Kunder"],
  ["/admin/rental-items/new", "Objekt"],
  ["/admin/rental-items/7", "Objekt"],
  ["/admin/discount-codes", "Rabattkoder"],
  ["/admin/receipts/1234567", "Bokföring"],
  ["/admin/accounts", "Konton"],
  ["/admin/tracking-settings", "Inställningar"],
  ["/admin/settings/hours", "Inställningar"],
  ["/admin/nothing-of-ours", undefined],
  ["/", undefined],
  ["/administration", undefined],
])("%s belongs to %s", (path, label) => {
  expect(sectionOf(path)?.label).toBe(label);
});

test("a page is found by what people call it, and only by those who may open it", () => {
  const found = (role: "admin" | "staff", typed: string) =>
    sectionsNamed(role, typed).map(({ path }) => path);
  expect(found("admin", "aterlamn")).toEqual(["/admin/booking-timeline"]);
  expect(found("admin", "hyresavtal")).toEqual(["/admin/settings"]);
  expect(found("admin", "stängt")).toEqual(["/admin/settings/hours"]);
  expect(found("admin", "kupong")).toEqual(["/admin/discount-codes"]);
  expect(found("admin", "kolleg")).toEqual(["/admin/accounts"]);
  expect(found("staff", "hyresavtal")).toEqual([]);
  expect(found("staff", "konton")).toEqual([]);
  expect(found("staff", "rabatt")).toEqual([]);
});
