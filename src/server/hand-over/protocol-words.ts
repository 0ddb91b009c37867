import type { Protocol } from "#contracts/hand-over.ts";
import { fuelWords } from "#domain/hand-over/compare-return.ts";
import type { Level } from "#domain/hand-over/protocol.ts";
import { momentInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";
import { LEVEL_WORDS } from "#texts/proposed-words.ts";

export const TITLES = { out: "Utlämning", back: "Återlämning" } as const;

/** Whether it holds, where that is not plain. */
export function standing({
  protocol,
  annulledBecause,
}: {
  protocol: Protocol;
  annulledBecause: string | null;
}): string[] {
  if (annulledBecause !== null) return [`Makulerat, gäller inte: ${annulledBecause}`];
  return protocol.correctsId === null
    ? []
    : ["Rättelse: gäller i stället för det tidigare protokollet."];
}

/** A reading, and beside it how it left. */
export type Reading = { label: string; value: string; note?: string };

/** What was read and counted; what nobody asked for is left out. */
export function readings(now: Protocol, left: Protocol | null): Reading[] {
  const reading = (label: string, words: (of: Protocol) => string | null): Reading[] => {
    const value = words(now);
    const before = left && words(left);
    if (value === null) return [];
    return [{ label, value, ...(before && before !== value && { note: `Ut: ${before}` }) }];
  };
  const level = (of: Level | null) => (of === null ? null : LEVEL_WORDS[of]);
  return [
    ...reading("Mätarställning", ({ odometer }) =>
      odometer === null ? null : kilometresOf(odometer),
    ),
    ...reading("Bränsle", ({ fuel }) => (fuel === null ? null : fuelWords(fuel))),
    ...reading("Gasol", ({ gas }) => level(gas)),
    ...reading("Färskvatten", ({ water }) => level(water)),
    ...reading("Spillvatten", ({ waste }) => level(waste)),
    ...reading("Nycklar", ({ keys }) => (keys === null ? null : String(keys))),
  ];
}

export function kilometresOf(odometer: number): string {
  return `${String(odometer).replaceAll(/\B(?=(?:\d{3})+$)/g, "\u00a0")}\u00a0km`;
}

export function checkWords({ isOk, note }: Protocol["checks"][number]): string {
  const judged = isOk === null ? "Inte kontrollerad" : isOk ? "Ja" : "Nej";
  return note === "" ? judged : `${judged}. ${note}`;
}

export function signedWords({ signature, signedAt, recordedBy }: Protocol): string {
  const { day, time } = momentInSweden(new Date(signedAt));
  const when = `${formatDay(day)} kl ${time}`;
  return signature
    ? `Signerat av ${signature.name} ${when}. Antecknat av ${recordedBy}.`
    : `Antecknat av ${recordedBy} ${when}. Kunden var inte på plats.`;
}
