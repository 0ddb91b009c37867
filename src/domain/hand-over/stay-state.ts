import type { ProtocolKind, StayState } from "./protocol.ts";

/** Which protocol a stay waits for next. What never took place is annulled, and is no move. */
const MOVES: Record<StayState, Partial<Record<ProtocolKind, StayState>>> = {
  waiting: { out: "out" },
  // Of several units one may come back before another has gone out.
  out: { out: "out", back: "back" },
  back: {},
};

/** Where the stay is once all of a kind is signed; nothing where that kind comes too early or too late. */
export function moveStay(from: StayState, signed: ProtocolKind): StayState | undefined {
  return MOVES[from][signed];
}

/** Where it is once one of a kind is annulled and these that went out still hold. */
export function stayWithout(annulled: ProtocolKind, out: readonly unknown[]): StayState {
  return annulled === "back" || out.length > 0 ? "out" : "waiting";
}

export function stayState({ outAt, backAt }: { outAt: unknown; backAt: unknown }): StayState {
  if (backAt !== null) return "back";
  return outAt === null ? "waiting" : "out";
}

/** With its customer: the nights are not free, nor is the booking's money, whatever is decided in the office. */
export function isOut(booking: { outAt: unknown; backAt: unknown }): boolean {
  return stayState(booking) === "out";
}

type Signed = { unitId: number | null };

/** What is handed over by itself, and whether it is of the booking's main thing. */
type Part = Signed & { isMain: boolean };

/**
 * How something left. What was signed before the main thing had a unit is how the unit left that it has by now: one
 * protocol holds for it, whatever was known of it then.
 */
export function howItLeft<One extends Signed>(
  out: readonly One[],
  parts: readonly Part[],
  unitId: number | null,
): One | undefined {
  const isMain = parts.some((part) => part.isMain && part.unitId === unitId);
  return (
    out.find((one) => one.unitId === unitId) ??
    (isMain ? out.find((one) => one.unitId === null) : undefined)
  );
}

/**
 * Back is a stay when all that belongs to it has come back, and all that went out: what nobody has signed for yet may be
 * on a phone without network. What was never fetched is marked as returned by hand.
 */
export function isAllBack(
  { out, back }: Record<ProtocolKind, readonly Signed[]>,
  parts: readonly Part[],
): boolean {
  // What left before it had a unit comes back with the unit.
  const isNamed = parts.some(({ isMain, unitId }) => isMain && unitId !== null);
  const left = out.filter(({ unitId }) => unitId !== null || !isNamed);
  return [...left, ...parts].every(({ unitId }) => back.some((one) => one.unitId === unitId));
}
