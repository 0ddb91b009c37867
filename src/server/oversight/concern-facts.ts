import { createHash } from "node:crypto";
import type { Concern } from "#contracts/oversight.ts";
import { isSettledByWord } from "#domain/duties/settled-by-word.ts";

/** What an entry is about without how it is told: names, and what a mail server said the last time. */
const TOLD = new Set([
  "customerName",
  "itemName",
  "unitName",
  "since",
  "error",
  "pickupTime",
  "isOut",
  "linkUntil",
  "linkLapsedAt",
  "linkAmount",
  "reservedUntil",
  "isCardAskedAgain",
  "remindedAt",
  "failed",
]);

/** Of a booking without money, what is reserved stands among its sums already; a withdrawal is one whatever was paid. */
const TOLD_OF: Partial<Record<Concern["kind"], readonly string[]>> = {
  "booking-without-money": ["reserved"],
  withdrawn: ["paid", "reserved"],
};

function isTold({ kind }: Concern, name: string): boolean {
  return TOLD.has(name) || (TOLD_OF[kind]?.includes(name) ?? false);
}

/** Those that nobody has settled, or whose facts have changed since. */
export function notSettled<Listed extends Concern>(
  concerns: readonly Listed[],
  settled: ReadonlyMap<string, string>,
): Listed[] {
  return concerns.filter(
    (one) =>
      !isSettledByWord(one.kind) || settled.get(`${one.kind} ${one.subject}`) !== factsHash(one),
  );
}

export function factsHash(concern: Concern): string {
  const facts = Object.entries(concern)
    .filter(([name]) => !isTold(concern, name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
