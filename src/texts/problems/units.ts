import type { UnitProblem } from "#contracts/problems/units.ts";
import { formatDay } from "#texts/format.ts";
import type { Sentences } from "./sentences.ts";

export const UNIT_SENTENCES: Sentences<UnitProblem> = {
  "unit.unknown": () => "Enheten finns inte längre. Ladda om sidan.",
  "unit.name-taken": () => "Det finns redan en enhet med det namnet. Välj ett annat.",
  "unit.registration-taken": ({ name }) =>
    `${name} har redan det registreringsnumret. Kontrollera numret.`,
  "unit.last": () =>
    "Det är den enda enheten som hyrs ut. Lägg till en annan först, eller dölj objektet i stället.",
  "unit.stays-left": ({ stays, startDate, endDate }) =>
    stays === 1
      ? `En uthyrning får inte plats på någon annan enhet: ${formatDay(startDate)} till ${formatDay(endDate)}. Flytta den först.`
      : `Det finns ${stays} uthyrningar som inte får plats på någon annan enhet. Den första är ${formatDay(startDate)} till ${formatDay(endDate)}. Flytta dem först.`,
  "outage.reversed": () => "Slutdatum kan inte vara före startdatum.",
  "outage.too-far": () => "Välj ett startdatum inom två år.",
  "unit.retired-too-far": () => "Välj en dag inom två år.",
  "unit.still-out": ({ name, bookingId, customerName }) =>
    `${name} är ute på bokning #${bookingId} (${customerName}). Ta emot den först, eller välj en dag efter att den ska vara tillbaka.`,
  "outage.unknown": () => "Spärren finns inte längre. Ladda om sidan.",
  "unit.booking-cancelled": () =>
    "Bokningen är avbokad, så den får ingen enhet. Ta upp den igen först, om den ska gälla.",
  "unit.booking-returned": () =>
    "Bokningen är återlämnad, så det går inte längre att byta enhet på den.",
  "unit.none-to-choose": () =>
    "Det finns ingen enhet att välja: dagarna är förbi, eller så skiljs det som är bokat inte åt.",
  "unit.wrong-choice": ({ needed }) =>
    needed === 1
      ? "Bokningen ska ha en enhet. Välj en av dem som hör till det som är bokat."
      : `Bokningen ska ha ${needed} enheter. Välj bland dem som hör till det som är bokat.`,
  "unit.handed-over": ({ name }) => `${name} är redan utlämnad till kunden och kan inte bytas här.`,
  "unit.with-customer": ({ name }) => `${name} är ute hos en annan kund de dagarna.`,
  "unit.out": ({ name }) =>
    `${name} går inte att få alla de dagarna: den är spärrad, tagen ur bruk eller redan ute.`,
  "unit.no-room-for-others": ({ name }) =>
    `${name} är upptagen, och den som har den får inte plats på någon annan enhet.`,
};
