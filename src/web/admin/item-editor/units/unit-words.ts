import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDay } from "#texts/format.ts";

/** `45 200 km`, with spaces that do not break. */
export function kilometres(count: number): string {
  return `${String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, "\u00a0")}\u00a0km`;
}

/** That it is no longer rented out, or from when; nothing of one that is in use. */
export function retiredWords({ retiredOn }: Pick<Unit, "retiredOn">, today: LocalDate) {
  if (retiredOn === null) return undefined;
  return retiredOn <= today
    ? `Ur bruk sedan ${formatDay(retiredOn)}`
    : `Tas ur bruk ${formatDay(retiredOn)}`;
}

/** `Ute hos Anna Berg, åter 3 juli 2027`. */
export function outWithWords({
  customerName,
  endDate,
}: Pick<NonNullable<Unit["outWith"]>, "customerName" | "endDate">): string {
  return `Ute hos ${customerName.trim() || "Ej angivet"}, åter ${formatDay(endDate)}`;
}

type Service = Pick<Unit, "nextService" | "nextServiceKm">;

/** `1 september 2027 eller vid 60 000 km`; nothing where neither is known. */
export function serviceWords({ nextService, nextServiceKm }: Service): string | undefined {
  const parts = [
    nextService !== null && formatDay(nextService),
    nextServiceKm !== null && `vid ${kilometres(nextServiceKm)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" eller ") : undefined;
}

/** How much a unit is used. */
export function useWords({ nightsUsed, nightsBooked }: Pick<Unit, "nightsUsed" | "nightsBooked">) {
  return `${nightsOf(nightsUsed)} senaste året, ${nightsBooked} bokade framåt`;
}

function nightsOf(count: number): string {
  return count === 1 ? "1 natt" : `${count} nätter`;
}

/** What there is to know of a unit besides its name. */
export function unitFacts(unit: Unit): [string, string][] {
  const facts: [string, string | undefined][] = [
    ["Används", useWords(unit)],
    ["Mätarställning", unit.odometer === null ? undefined : kilometres(unit.odometer)],
    ["Nästa besiktning", unit.nextInspection === null ? undefined : formatDay(unit.nextInspection)],
    ["Nästa service", serviceWords(unit)],
    ["Anteckningar", unit.notes || undefined],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

/** Those that are rented out now or later, and how the first new one is called. */
export function inUse(units: readonly Pick<Unit, "retiredOn">[]): number {
  return units.filter(({ retiredOn }) => retiredOn === null).length;
}

export function nextName(units: readonly Pick<Unit, "name">[]): string {
  const names = new Set(units.map(({ name }) => name));
  let number = units.length + 1;
  while (names.has(`Enhet ${number}`)) number += 1;
  return `Enhet ${number}`;
}
