import type { ProtocolKind } from "./protocol.ts";

/** A protocol of a unit, signed for another booking. */
type Signed = {
  id: number;
  bookingId: number;
  kind: ProtocolKind;
  content: { remarks: readonly { text: string }[]; signedAt: string };
};

export type KnownDamage = { text: string; seenAt: string };

/**
 * What was said of a unit when it left and came back the last time, of others than whoever has it now: nobody is blamed
 * for it anew. Of what was corrected the correction counts. `before` is the protocol that it left by this time.
 */
export function knownDamage(
  signed: readonly Signed[],
  before: { id: number } | undefined,
): KnownDamage[] {
  const earlier = signed
    .filter(({ id }) => before === undefined || id < before.id)
    .toSorted((one, other) => other.id - one.id);
  const last = (kind: ProtocolKind) => earlier.find((one) => one.kind === kind);
  const found = new Map<string, KnownDamage>();
  for (const one of [last("back"), last("out")])
    for (const { text } of one?.content.remarks ?? [])
      if (one && text.trim() !== "" && !found.has(text))
        found.set(text, { text, seenAt: one.content.signedAt });
  return [...found.values()];
}
