import type { HandOverSheet, ProtocolWish } from "#contracts/hand-over.ts";
import type { KeptProtocol, Refusal } from "./kept.ts";

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** What became of a try. */
export type Outcome =
  | { kind: "recorded" }
  /** No network, or the shop is out of order for a while. */
  | { kind: "unreached" }
  /** Whoever signed it is not signed in any more. */
  | { kind: "signed-out" }
  | { kind: "refused"; refusal: Refusal };

export function inOrder(waiting: readonly KeptProtocol[]): KeptProtocol[] {
  return waiting.toSorted((one, other) => one.place - other.place);
}

/**
 * The next one to send: in the order they were signed, and of a booking never past one that waits for a decision. The
 * way back is told by how it left.
 */
export function nextToSend(
  waiting: readonly KeptProtocol[],
  now: number,
): KeptProtocol | undefined {
  const held = new Set<number>();
  for (const one of inOrder(waiting)) {
    if (held.has(one.bookingId)) continue;
    if (one.refusal === null && one.notBefore <= now) return one;
    held.add(one.bookingId);
  }
  return undefined;
}

/** When there is something to do again by itself; undefined where only a person can go on. */
export function nextTryAt(waiting: readonly KeptProtocol[]): number | undefined {
  const held = new Set<number>();
  const times: number[] = [];
  for (const one of inOrder(waiting)) {
    if (held.has(one.bookingId)) continue;
    held.add(one.bookingId);
    if (one.refusal === null) times.push(one.notBefore);
  }
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Doubled with each try, so that a phone without network rests; null where it is done with. */
export function afterTry(one: KeptProtocol, outcome: Outcome, now: number): KeptProtocol | null {
  switch (outcome.kind) {
    case "recorded":
      return null;
    case "refused":
      return { ...one, refusal: outcome.refusal };
    case "signed-out":
      return one;
    case "unreached": {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** one.tries, LONGEST_WAIT_MS);
      return { ...one, tries: one.tries + 1, notBefore: now + wait };
    }
  }
}

/** Whether the shop has said something since: what it recorded, or why it refused, may be news to what is shown. */
export function answeredSince(
  before: readonly KeptProtocol[],
  now: readonly KeptProtocol[],
): boolean {
  return before.some((one) => {
    const still = now.find(({ clientId }) => clientId === one.clientId);
    return !still || (one.refusal === null && still.refusal !== null);
  });
}

/** The network is back, or somebody asks for it: nothing waits for its time any more. */
export function withoutWait(one: KeptProtocol): KeptProtocol {
  return { ...one, tries: 0, notBefore: 0 };
}

/** A person has decided that it is recorded beside the one that was there before. */
export function asCorrection(one: KeptProtocol, correctsId: number): KeptProtocol {
  return { ...withoutWait(one), refusal: null, wish: { ...one.wish, correctsId } };
}

/** The shop has kept something else under its number: beside that it is another, with a number of its own. */
export function asAnother(one: KeptProtocol, clientId: string): KeptProtocol {
  return { ...one, clientId, wish: { ...one.wish, clientId } };
}

/** Signed before the booking had a unit: it is of the one that it has by now, where there is no doubt which. */
export function ofItsUnit(
  one: KeptProtocol,
  parts: readonly Pick<HandOverSheet["parts"][number], "unitId" | "done">[],
): KeptProtocol {
  const [given, ...more] = parts.filter(({ done }) => done === null);
  const isNameless = (one.wish.unitId ?? null) === null;
  if (!isNameless || !given || more.length > 0 || given.unitId === null) return one;
  return { ...one, wish: { ...one.wish, unitId: given.unitId } };
}

/** The photographs and the signature that a protocol shows. */
export function filesOf(wish: ProtocolWish): string[] {
  const photographs = (wish.remarks ?? []).flatMap(({ files = [] }) => files);
  return wish.signature ? [...photographs, wish.signature.file] : photographs;
}

/** Two pages of one phone send at the same time only where the browser cannot keep them apart; it is once in either case. */
export function placeAfter(waiting: readonly KeptProtocol[], now: number): number {
  return Math.max(now, ...waiting.map(({ place }) => place + 1));
}
