import type { SettlementLineKind } from "#domain/hand-over/protocol.ts";
import { formatKronor } from "./format.ts";

type Charge = {
  lines: readonly { label: string; amount: number }[];
  /** What of them the deposit has covered. */
  kept: number;
};

/** How what is charged after a return comes to its sum: each line, and what the deposit has covered of them. */
export function chargeFacts({ lines, kept }: Charge): { label: string; value: string }[] {
  return [
    ...lines.map(({ label, amount }) => ({ label, value: formatKronor(amount) })),
    ...(kept > 0 ? [{ label: "Draget från depositionen", value: formatKronor(-kept) }] : []),
  ];
}

/** What it is for, which is never the rent: `skada`, `service`, or both. */
export function chargedFor(lines: readonly { kind: SettlementLineKind }[]): string {
  const has = (wanted: SettlementLineKind) => lines.some(({ kind }) => kind === wanted);
  if (has("damage") && has("service")) return "skada och service";
  return has("damage") ? "skada" : "service";
}

type Asked = readonly { kind: SettlementLineKind; asked: number }[];

/** What follows a payment by card: a service has a receipt, damage is no sale and has none. */
export function afterPaying(lines: Asked): string {
  const asked = lines.filter((line) => line.asked > 0);
  if (asked.every(({ kind }) => kind === "damage"))
    return "Du betalar med kort, och får en bekräftelse med e-post.";
  return asked.every(({ kind }) => kind === "service")
    ? "Du betalar med kort, och får en bekräftelse och kvitto med e-post."
    : "Du betalar med kort, och får en bekräftelse med e-post, och kvitto på det som är service.";
}
