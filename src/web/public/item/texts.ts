import type { Stay } from "#domain/dates/date-range.ts";
import type { LongStayStep } from "#domain/pricing/long-stay.ts";
import { formatKronor } from "#texts/format.ts";

/** The days that are chosen in the panel, and what they cost in all. */
export type ChosenStay = { stay: Stay; total: number };

export function priceFrom(pricePerDay: number): string {
  return `Från ${formatKronor(pricePerDay)} per natt`;
}

/** What a stay costs beside its nights. */
export function feeNote({ basePrice, quantity }: { basePrice: number; quantity: number }): string {
  const unit = quantity > 1 ? "per uthyrd enhet" : "per uthyrning";
  return `plus en fast avgift på ${formatKronor(basePrice)} ${unit}`;
}

/** `Från 7 nätter 10 % lägre pris per natt`, step by step. */
export function longStayNote({ fromNights, percent }: LongStayStep): string {
  return `Från ${fromNights} nätter ${percent} % lägre pris per natt`;
}

/** The customer pays it before the hand-over and gets it back; the sum is told before anything is booked. */
export function depositNote(depositAmount: number): string {
  return `Deposition ${formatKronor(depositAmount)}, betalas före hämtningen och återbetalas inom 7 dagar efter återlämningen`;
}

export const itemTexts = {
  chooseDays: "Välj dagar och boka",
  included: "inkl. moms och grundförsäkring",
  addonOnly: "Hyrs som tillval tillsammans med något annat, och bokas inte för sig.",
  toShop: "Se vad som går att hyra",
  pickedUpAt: (place: string | null) => `Hämtning: ${place}`,
  openMap: "Öppna kartan",
  showPickupPlace: "Visa hämtningsplatsen på karta",
  pictures: "Bilder",
  facts: "Bra att veta innan du bokar",
  comesAlong: "Det här ingår",
  features: "Detaljer",
  addons: "Tillval",
  addonsIntro: "Väljs till när du bokar.",
  addonsLoading: "Laddar tillval",
  addonsFailed: "Det gick inte att hämta tillvalen. Kontrollera din uppkoppling och försök igen.",
  perDay: "per dygn",
  cancellation: "Avbokning",
  notFreeOnThese: "Ingen fri avbokning dessa dagar",
  film: "Film",
  playFilm: "Spela filmen",
  filmNote: "Filmen kommer från YouTube, som får veta att du ser den först när du spelar den.",
  filmElsewhere: "Öppna filmen på YouTube",
  booking: "Bokning",
  book: "Boka",
  withoutScript:
    "Kalendern behöver JavaScript. Ring eller skriv till oss, så bokar vi åt dig. Du hittar oss längst ned på sidan.",
  panelLoading: "Laddar kalendern",
  panelFailed: "Kalendern kunde inte laddas. Kontrollera din uppkoppling och ladda om sidan.",
  reload: "Ladda om sidan",
};
