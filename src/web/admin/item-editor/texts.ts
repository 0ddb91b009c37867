import { UNITS_PART } from "#domain/access/item-units-path.ts";

/** What several parts of the editor say. Short words stand where they are shown. */
export const editorTexts = {
  newItem: "Nytt uthyrningsobjekt",
  missing: "Objektet kunde inte hittas",
  back: "Till administrationen",
  checkFields: {
    title: "Något behöver rättas",
    description: "Se över de markerade fälten och spara igen.",
  },
  agreementNotLinked: "Hyresavtalet kunde inte bytas. Försök igen om en stund.",
  belongingsLater:
    "Tillval, säsongspriser, blockerade datum och bokningsperioder lägger du till när objektet är skapat.",
};

export type Section = { id: string; title: string };

export const FORM_SECTIONS = {
  basics: { id: "grundinformation", title: "Grundinformation" },
  rules: { id: "regler", title: "Kalender och långtidsrabatt" },
  facts: { id: "fakta", title: "Fakta och packlista" },
  cancellation: { id: "avbokning", title: "Avbokning" },
  checklist: { id: "checklista", title: "Checklista" },
  hero: { id: "hero", title: "Hero-sektion" },
  pictures: { id: "bilder", title: "Bilder" },
  descriptions: { id: "beskrivningar", title: "Beskrivningar" },
  features: { id: "funktioner", title: "Funktioner" },
} satisfies Record<string, Section>;

export const PREVIEW: Section = { id: "forhandsvisning", title: "Förhandsvisning" };

export const BELONGING_SECTIONS = {
  units: { id: UNITS_PART, title: "Enheter" },
  addons: { id: "tillval", title: "Tillval" },
  seasons: { id: "sasongspriser", title: "Säsongspriser" },
  blocks: { id: "blockerade-datum", title: "Blockerade datum" },
  intervals: { id: "bokningsperioder", title: "Bokningsperioder" },
  year: { id: "aret", title: "Året" },
  bookings: { id: "bokningar", title: "Bokningar" },
  history: { id: "historik", title: "Historik" },
} satisfies Record<string, Section>;
