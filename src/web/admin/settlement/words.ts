import type { SettlementLineKind } from "#domain/hand-over/protocol.ts";

export const KIND_WORDS: Record<SettlementLineKind, string> = {
  service: "Tjänst",
  damage: "Skada",
};
