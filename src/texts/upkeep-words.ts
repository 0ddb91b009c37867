import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import type { Upkeep } from "#domain/units/upkeep.ts";
import { formatDay } from "./format.ts";

const WHAT = { inspection: "Besiktning", service: "Service", "service-km": "Service" };
const THE_WHAT = { inspection: "Besiktningen", service: "Servicen", "service-km": "Servicen" };

/** `Besiktning senast 14 juli 2026`, `Service om 400 km, vid 60 000 km`. */
export function upkeepWords(upkeep: Upkeep, today: LocalDate): string {
  if (upkeep.kind === "service-km") {
    const { atKm, kmLeft } = upkeep;
    return upkeep.isOverdue
      ? `Servicen skulle ha gjorts vid ${formatKm(atKm)}${kmLeft < 0 ? `, ${formatKm(-kmLeft)} sedan` : ""}`
      : `Service om ${formatKm(kmLeft)}, vid ${formatKm(atKm)}`;
  }
  const { kind, dueOn } = upkeep;
  if (!upkeep.isOverdue)
    return `${WHAT[kind]} senast ${dueOn === today ? "idag" : formatDay(dueOn)}`;
  const days = daysBetween(dueOn, today);
  return `${THE_WHAT[kind]} skulle ha gjorts senast ${formatDay(dueOn)}, ${days === 1 ? "i går" : `för ${days} dagar sedan`}`;
}

/** Before a booking is made or moved: what has to be done first, if that unit goes. */
export function upkeepWarning(unit: string, upkeep: Upkeep): string {
  if (upkeep.kind === "service-km")
    return `${unit} har passerat ${formatKm(upkeep.atKm)} och behöver service innan den lämnas ut.`;
  const when = upkeep.isOverdue
    ? `skulle ha gjorts senast ${formatDay(upkeep.dueOn)}`
    : `ska vara gjord senast ${formatDay(upkeep.dueOn)}, innan den är tillbaka`;
  return `${unit}: ${THE_WHAT[upkeep.kind].toLowerCase()} ${when}.`;
}

/** `60 000 km`, with spaces that do not break. */
export function formatKm(count: number): string {
  return `${String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, "\u00a0")}\u00a0km`;
}
