import type { Booking } from "#contracts/bookings.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { momentInSweden } from "#domain/dates/stockholm.ts";
import type { Level } from "#domain/hand-over/protocol.ts";
import { acceptedWords } from "#texts/accepted-words.ts";
import { formatDay } from "#texts/format.ts";
import { kilometres } from "#texts/odometer-words.ts";
import * as words from "#texts/reading-words.ts";

export const TITLES = { out: "Utlämning", back: "Återlämning" } as const;
const MOVED = { out: "Utlämnad", back: "Återlämnad" } as const;

/** Whether it holds, where that is not plain. */
export function standing({
  protocol: { correctsId, signedAt, firstSignedAt },
  annulledBecause,
}: {
  protocol: Protocol;
  annulledBecause: string | null;
}): string[] {
  if (annulledBecause !== null) return [`Makulerat, gäller inte: ${annulledBecause}`];
  if (correctsId === null) return [];
  const first = firstSignedAt ? ` från ${momentWords(firstSignedAt)}` : "";
  return [`Rättat ${momentWords(signedAt)}: gäller i stället för protokollet${first}.`];
}

/** From when until when, as agreed, to the hour. */
export function agreedWords({ startDate, endDate, pickupTime, returnTime }: Booking): string {
  const at = (day: LocalDate, time: string) =>
    `${formatDay(day)}${time === "" ? "" : ` kl ${time}`}`;
  return `${at(startDate, pickupTime)} – ${at(endDate, returnTime)}`;
}

type Row = { label: string; value: string; note?: string };

/** When it went out, and came back: of a correction when that took place, and when it was corrected. */
export function movedRows(protocol: Protocol, left: Protocol | null): Row[] {
  return [...(left ? [left] : []), protocol].map((one) => ({
    label: MOVED[one.kind],
    value: momentWords(one.firstSignedAt ?? one.signedAt),
    ...(one.firstSignedAt && { note: `Rättat ${momentWords(one.signedAt)}` }),
  }));
}

/** Whether its agreements are accepted, when and how; nothing where none is asked for. */
export function agreementRows({ agreements }: Booking): Row[] {
  const stands = agreementStanding(agreements);
  if (stands.state === "none") return [];
  const value =
    stands.state === "accepted"
      ? acceptedWords(stands.how, new Date(stands.at))
      : "Inte godkänt än";
  return [{ label: stands.name, value }];
}

/** A reading, and beside it how it left. */
export type Reading = { label: string; value: string; note?: string };

/** What was read and counted; what nobody asked for is left out. */
export function readings(now: Protocol, left: Protocol | null): Reading[] {
  const reading = (
    name: keyof typeof words.READING_NAMES,
    said: (of: Protocol) => string | null,
  ): Reading[] => {
    const value = said(now);
    const before = left && said(left);
    if (value === null) return [];
    const label = words.READING_NAMES[name];
    return [{ label, value, ...(before && before !== value && { note: leftWords(before) }) }];
  };
  const level = (of: Level | null) => (of === null ? null : words.LEVEL_WORDS[of]);
  return [
    ...reading("odometer", ({ odometer }) => (odometer === null ? null : kilometres(odometer))),
    ...reading("fuel", ({ fuel }) => (fuel === null ? null : words.fuelWords(fuel))),
    ...reading("gas", ({ gas }) => level(gas)),
    ...reading("water", ({ water }) => level(water)),
    ...reading("waste", ({ waste }) => level(waste)),
    ...reading("keys", ({ keys }) => (keys === null ? null : String(keys))),
  ];
}

function leftWords(before: string): string {
  return `${words.AT_HAND_OVER}: ${before}`;
}

type Check = Protocol["checks"][number];

/** What was looked at, and beside it how it was when it left, where that was remarked upon or is otherwise now. */
export function checkRows({ checks }: Protocol, left: Protocol | null): Row[] {
  return checks.map((check) => {
    const before = left?.checks.find(({ label }) => label === check.label);
    const isTold = before && (before.isOk === false || before.isOk !== check.isOk);
    const note = isTold ? words.checkWords(before) : "";
    return {
      label: check.label,
      value: judgedWords(check),
      ...(note !== "" && { note: leftWords(note) }),
    };
  });
}

function judgedWords({ isOk, note }: Check): string {
  const judged = isOk === null ? "Inte kontrollerad" : isOk ? "Ja" : "Nej";
  return note === "" ? judged : `${judged}. ${note}`;
}

export function signedWords({ signature, signedAt, recordedBy }: Protocol): string {
  const when = momentWords(signedAt);
  return signature
    ? `Signerat av ${signature.name} ${when}. Antecknat av ${recordedBy}.`
    : `Antecknat av ${recordedBy} ${when}. Kunden var inte på plats.`;
}

function momentWords(instant: string): string {
  const { day, time } = momentInSweden(new Date(instant));
  return `${formatDay(day)} kl ${time}`;
}
