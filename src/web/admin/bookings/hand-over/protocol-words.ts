import type { Protocol } from "#contracts/hand-over.ts";
import { kilometres } from "#texts/odometer-words.ts";
import { checkWords, fuelWords, READING_NAMES } from "#texts/reading-words.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

const KINDS = { out: "Utlämnad", back: "Återlämnad" } as const;

type Said = { title: string; facts: string[] };

/** What a protocol comes to, in a few lines. */
export function protocolWords(protocol: Protocol, all: readonly Protocol[]): Said {
  const { kind, unitName, signedAt, firstSignedAt, correctsId } = protocol;
  const { remarks, signature, recordedBy } = protocol;
  const what = unitName === null ? "" : `, ${unitName}`;
  if (protocol.annulsBecause !== null)
    return {
      title: `Makulerad: ${KINDS[kind].toLowerCase()}${what}, ${momentWords(protocol.createdAt)}`,
      facts: [protocol.annulsBecause, `Makulerad av ${recordedBy}.`],
    };
  const later = all.find((one) => one.correctsId === protocol.id);
  const title =
    correctsId === null
      ? `${KINDS[kind]}${what}, ${momentWords(signedAt)}`
      : `Rättelse: ${KINDS[kind]}${what}, ${momentWords(firstSignedAt ?? signedAt)}, rättad ${momentWords(signedAt)}`;
  const facts = [
    laterWords(later),
    readingWords(protocol),
    ...badChecks(protocol),
    ...remarks.map(({ text, isNew }) => (kind === "back" && isNew ? `Ny skada: ${text}` : text)),
    signature === null
      ? `Kunden var inte på plats. Sparat av ${recordedBy}.`
      : `Signerat av ${signature.name}. Sparat av ${recordedBy}.`,
  ];
  return { title, facts: facts.filter((fact) => fact !== "") };
}

function laterWords(later: Protocol | undefined): string {
  if (!later) return "";
  return later.annulsBecause === null
    ? "Rättad av ett senare protokoll."
    : "Makulerad: gäller inte.";
}

function readingWords({ odometer, fuel, keys }: Protocol): string {
  return [
    odometer === null ? "" : kilometres(odometer),
    fuel === null ? "" : `${READING_NAMES.fuel.toLowerCase()}: ${fuelWords(fuel).toLowerCase()}`,
    keys === null ? "" : `${keys} ${keys === 1 ? "nyckel" : "nycklar"}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Of the checks only what is not well. */
function badChecks({ checks }: Protocol): string[] {
  return checks
    .filter(({ isOk }) => isOk === false)
    .map((check) => `${check.label}: ${checkWords(check)}`);
}
