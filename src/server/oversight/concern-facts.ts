import { createHash } from "node:crypto";
import type { Concern } from "#contracts/oversight.ts";

/** What an entry is about without how it is told: names, and what a mail server said the last time. */
const TOLD = new Set([
  "customerName",
  "itemName",
  "since",
  "error",
  "pickupTime",
  "linkUntil",
  "linkLapsedAt",
  "isCardAskedAgain",
  "remindedAt",
  "failed",
]);

/** Of a booking without money, what is reserved stands among its sums already. */
function isTold({ kind }: Concern, name: string): boolean {
  return TOLD.has(name) || (kind === "booking-without-money" && name === "reserved");
}

export function factsHash(concern: Concern): string {
  const facts = Object.entries(concern)
    .filter(([name]) => !isTold(concern, name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
