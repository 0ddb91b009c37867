import { mayGive, sumKronor } from "#domain/money/ore.ts";
import { formatKronor } from "#texts/format.ts";
import { readWhole } from "#web/ui/typed-values.ts";

const MOST_TYPED = 9_999_999;

type Deed = "be om" | "behålla" | "betala tillbaka" | "ge tillbaka" | "registrera";

/** What is wrong with a typed sum, before anything is sent. Öre are asked for where some are left, and all of them. */
export function amountProblem(amount: string, most: number, deed: Deed): string | undefined {
  // Somebody else was faster than whoever still has the field open.
  if (most <= 0) return `${mostWords(most, deed)} Ladda om sidan för att se vad som har hänt.`;
  const kronor = typedKronor(amount);
  if (kronor <= 0 || kronor > MOST_TYPED || (kronor <= most && !mayGive(kronor, most)))
    return Number.isInteger(most)
      ? "Skriv ett belopp i hela kronor."
      : `Skriv ett belopp i hela kronor, eller hela ${formatKronor(most)}.`;
  return kronor > most ? `Det går att ${deed} högst ${formatKronor(most)}.` : undefined;
}

/** How much it may be, said beside the field. */
export function mostWords(most: number, deed: Deed): string {
  return most > 0 ? `Högst ${formatKronor(most)}.` : `Det finns inget kvar att ${deed}.`;
}

/** A sum as people type it, `1 000`, `1 000 kr` and `123,45` included; 0 when it is none. */
export function typedKronor(typed: string): number {
  const [, whole = "", ore = ""] = /^(.*?)(?:[,.](\d{1,2}))?\s*(?:kr)?$/i.exec(typed.trim()) ?? [];
  const read = readWhole(whole);
  return read.ok ? sumKronor(read.value ?? 0, Number(ore.padEnd(2, "0")) / 100) : 0;
}

/** A sum as somebody would type it. */
export function typedSum(kronor: number): string {
  return (Number.isInteger(kronor) ? String(kronor) : kronor.toFixed(2)).replace(".", ",");
}

/** Calls take whole kronor; what was moved in öre elsewhere leaves öre behind. */
export function wholeKronor(amount: number): number {
  return Math.max(0, Math.floor(amount));
}
