import type { SettlementLineKind } from "./protocol.ts";

export type ChargedLine = { kind: SettlementLineKind; label: string; amount: number };

/** Each krona of a line is kept of the deposit, or asked for by link. */
export type SettledLine = ChargedLine & { kept: number; asked: number };

export type SettlementSums = {
  lines: SettledLine[];
  /** Kept of the deposit, and what is left of it to give back. */
  kept: number;
  rest: number;
  /** What the deposit does not cover. */
  asked: number;
};

/**
 * The deposit pays the lines in their order, and whole kronor of them: öre that moved at the provider go back with
 * the rest. What it does not cover is asked for. Of several deposits `mostKept` is the whole kronor of each.
 */
export function settle(
  lines: readonly ChargedLine[],
  depositLeft: number,
  mostKept = Math.floor(depositLeft),
): SettlementSums {
  let left = Math.max(0, mostKept);
  const settled = lines.map((line) => {
    const kept = Math.min(line.amount, left);
    left -= kept;
    return { ...line, kept, asked: line.amount - kept };
  });
  const kept = settled.reduce((sum, line) => sum + line.kept, 0);
  const asked = settled.reduce((sum, line) => sum + line.asked, 0);
  const rest = Math.max(0, Math.round((depositLeft - kept) * 100) / 100);
  return { lines: settled, kept, rest, asked };
}

type Return = { settledAt: string | null; depositLeft: number; proposed: readonly unknown[] };

/** Whether there is anything to settle: something is held, or the protocols propose to charge something. */
export function isToSettle({ settledAt, depositLeft, proposed }: Return): boolean {
  return settledAt === null && (depositLeft > 0 || proposed.length > 0);
}
