import { formatKronor } from "#texts/format.ts";

type Deed = "be om" | "behålla" | "betala tillbaka" | "ge tillbaka" | "registrera";

/** What is wrong with a typed sum, before anything is sent. */
export function amountProblem(amount: string, most: number, deed: Deed): string | undefined {
  if (!/^[1-9]\d{0,6}$/.test(amount)) return "Skriv ett belopp i hela kronor.";
  return Number(amount) > most ? `Det går att ${deed} högst ${formatKronor(most)}.` : undefined;
}

/** Calls take whole kronor; what was moved in öre elsewhere leaves öre behind. */
export function wholeKronor(amount: number): number {
  return Math.max(0, Math.floor(amount));
}
