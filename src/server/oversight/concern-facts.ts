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
  "remindedAt",
  "failed",
]);

export function factsHash(concern: Concern): string {
  const facts = Object.entries(concern)
    .filter(([name]) => !TOLD.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
