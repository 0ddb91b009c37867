import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";

const MINUTE_MS = 60_000;

/** `1 dygn 3 tim`, `13 tim 20 min`, `12 min`: as exact as it helps. */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return "Tiden har gått ut";
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0 ? [`${days} dygn`, `${hours} tim`] : [`${hours} tim`, `${minutes % 60} min`];
  return `${parts.filter((part) => !part.startsWith("0 ")).join(" ") || "Mindre än en minut"} kvar`;
}

/** This device can count down only if its clock goes with the shop's. */
export function goWithShop(now: Date, today: LocalDate): boolean {
  return Math.abs(daysBetween(today, dayInSweden(now))) <= 1;
}
