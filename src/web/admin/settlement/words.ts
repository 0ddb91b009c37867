import type { SettlementLineKind } from "#domain/hand-over/protocol.ts";

export const KIND_WORDS: Record<SettlementLineKind, string> = {
  service: "Tjänst",
  damage: "Skada",
};

/** What was done, told afterwards. */
export function doneWords(sentence: string): string {
  return sentence
    .replace("betalas tillbaka", "har betalats tillbaka")
    .replaceAll("behålls", "har behållits")
    .replace("kunden får en länk", "kunden har fått en länk");
}
