import { formatKronor } from "#texts/format.ts";

/** What is wrong with a typed sum, before anything is sent. */
export function amountProblem(
  amount: string,
  most: number,
  deed: "betala tillbaka" | "behålla",
): string | undefined {
  if (!/^[1-9]\d{0,6}$/.test(amount)) return "Skriv ett belopp i hela kronor.";
  return Number(amount) > most ? `Det går att ${deed} högst ${formatKronor(most)}.` : undefined;
}
