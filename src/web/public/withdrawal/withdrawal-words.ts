import type { Withdrawal } from "#contracts/withdrawals.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import { withdrawalTexts } from "./texts.ts";

type Sums = Pick<Withdrawal, "chargedAmount" | "reservedAmount" | "isCancelled">;

type Booked = Pick<
  Withdrawal,
  "bookingId" | "rentalItemName" | "quantity" | "lines" | "startDate" | "endDate"
>;

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

/** Which booking it is, with all that is rented: what is withdrawn from is the whole of it. */
export function factsOf(withdrawal: Booked): { label: string; value: string }[] {
  const { bookingId, rentalItemName, quantity, lines = [], startDate, endDate } = withdrawal;
  return [
    { label: withdrawalTexts.booking, value: `#${bookingId}` },
    { label: withdrawalTexts.product, value: rentalItemName },
    ...(quantity > 1 ? [{ label: withdrawalTexts.quantity, value: `${quantity} st` }] : []),
    ...(lines.length > 0 ? [{ label: withdrawalTexts.besides, value: linesInWords(lines) }] : []),
    {
      label: withdrawalTexts.period,
      value: `${formatDay(startDate)} – ${formatDay(endDate)}`,
    },
  ];
}
