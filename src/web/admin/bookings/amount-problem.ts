import { formatKronor } from "#texts/format.ts";
import { readWhole } from "#web/ui/typed-values.ts";

const MOST_TYPED = 9_999_999;

type Deed = "be om" | "behålla" | "betala tillbaka" | "ge tillbaka" | "registrera";

/** What is wrong with a typed sum, before anything is sent. */
export function amountProblem(amount: string, most: number, deed: Deed): string | undefined {
  const kronor = typedKronor(amount);
  if (kronor < 1 || kronor > MOST_TYPED) return "Skriv ett belopp i hela kronor.";
  return kronor > most ? `Det går att ${deed} högst ${formatKronor(most)}.` : undefined;
}

/** A sum as people type it, `1 000` and `1 000 kr` included; 0 when it is none. */
export function typedKronor(typed: string): number {
  const read = readWhole(typed);
  return read.ok ? (read.value ?? 0) : 0;
}

/** Calls take whole kronor; what was moved in öre elsewhere leaves öre behind. */
export function wholeKronor(amount: number): number {
  return Math.max(0, Math.floor(amount));
}
