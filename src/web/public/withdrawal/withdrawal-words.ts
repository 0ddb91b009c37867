import type { Withdrawal } from "#contracts/withdrawals.ts";
import { formatKronor } from "#texts/format.ts";

type Sums = Pick<Withdrawal, "chargedAmount" | "reservedAmount" | "isCancelled">;

/** What will happen, before the customer has said that they mean it. Nothing does by itself: staff cancel. */
export function confirmWords(sums: Sums): string {
  return `Vi får ditt besked direkt, avbokar åt dig och mejlar när det är gjort. ${moneyWords(sums)}`;
}

export function withdrawnWords(sums: Sums): string {
  if (sums.isCancelled)
    return ["Bokningen är avbokad.", ...(sums.chargedAmount > 0 ? [moneyWords(sums)] : [])].join(
      " ",
    );
  return `En bekräftelse med datum och klockslag är på väg till din e-post. Vi avbokar åt dig och mejlar när det är gjort. ${moneyWords(sums)}`;
}

function moneyWords({ chargedAmount, reservedAmount, isCancelled }: Sums): string {
  const back = `Vi betalar tillbaka ${formatKronor(chargedAmount)} på samma sätt som du betalade, inom 14 dagar.`;
  const release = `släpps reservationen på ${formatKronor(reservedAmount)}.`;
  if (chargedAmount > 0)
    return reservedAmount > 0 && !isCancelled ? `${back} När vi avbokar ${release}` : back;
  if (reservedAmount > 0) return `Inget har dragits från ditt kort, och när vi avbokar ${release}`;
  return "Du har inte betalat något, så det finns inget att betala tillbaka.";
}
