import type { ThingWithUnits, UnitChoice } from "#contracts/booking-units.ts";
import type { UnitStanding } from "#domain/units/unit-standing.ts";
import { listed } from "#texts/listed.ts";
import { outageDays } from "#web/shell/outages/words.ts";

/** Whether a booking has a unit, fetched or not. */
export function isHad({ standing }: { standing: UnitStanding }): boolean {
  return standing === "has" || standing === "out";
}

export function hadUnits({ units }: ThingWithUnits): UnitChoice[] {
  return units.filter(isHad);
}

/** `Enhet 1, ABC 123`. */
export function unitName({ name, registration }: Pick<UnitChoice, "name" | "registration">) {
  return registration ? `${name}, ${registration}` : name;
}

/** What it would mean to choose a unit. */
export function standingWords({ standing, others, outWith, outage }: UnitChoice): string {
  const now = outWith === null ? "" : `, är ute på bokning #${outWith.bookingId} nu`;
  switch (standing) {
    case "has":
      return `Har den${now || " nu"}`;
    case "out":
      return "Utlämnad";
    case "free":
      return `Ledig alla nätter${now}`;
    case "exchange":
      return `Byter plats med ${listed(others.map(whoWords))}${now}`;
    case "away":
      return `Är ute hos ${listed(others.map(whoWords))}`;
    case "unused":
      return outage ? `Ur drift ${outageDays(outage)}: ${outage.reason}` : "Tas ur bruk";
  }
}

function whoWords({ bookingId, customerName }: UnitChoice["others"][number]): string {
  if (bookingId === null) return "en kund som håller på att boka";
  return `${customerName.trim() || "Ej angivet"} (#${bookingId})`;
}

/** `Fjällripa 70 står utan enhet`, `2 av 3 Kanot står utan enhet`. */
export function lackingWords({ name, quantity, lacking }: ThingWithUnits): string {
  return quantity === 1
    ? `${name} står utan enhet`
    : `${lacking} av ${quantity} ${name} står utan enhet`;
}

/** Whether one of them is there to be chosen, so that it need not come to moving the booking. */
export function hasFree({ units }: ThingWithUnits): boolean {
  return units.some(({ standing }) => standing === "free");
}

/** What was done: `Bokningen har nu Enhet 2`, and who has what it had. */
export function changedWords(before: readonly ThingWithUnits[], after: readonly ThingWithUnits[]) {
  const had = new Set(before.flatMap(hadUnits).map(({ id }) => id));
  const now = after.flatMap(hadUnits);
  const left = after
    .flatMap(({ units }) => units)
    .filter((unit) => had.has(unit.id) && !isHad(unit) && unit.others.length > 0);
  return {
    title: `Bokningen har nu ${listed(now.map(({ name }) => name))}`,
    description: left
      .map(({ name, others }) => `${name} har nu ${listed(others.map(whoWords))}.`)
      .join(" "),
  };
}
