import type { OwnBooking } from "#contracts/checkout.ts";
import { formatKronor } from "#texts/format.ts";
import { thankYouTexts } from "./texts.ts";

type Note = { title: string; text: string };
type Fact = { label: string; value: string };
type Step = { heading: string; text: string };

/** What the thank-you page says of a booking by how it stands. */
export type StateWords = { title: string; lead: string; sums: Fact[]; note: Note; steps: Step[] };

type Told = { totalAmount: number | null; own: OwnBooking | null };

/**
 * While the shop has not decided, and to anybody but its maker, a booking is one that was just made. After that its
 * maker reads what became of it and of the money.
 */
export function stateWords({ totalAmount, own }: Told): StateWords {
  if (own === null || own.status === "pending") return madeWords(totalAmount, own);
  return own.status === "cancelled" ? cancelledWords(own) : confirmedWords(own);
}

function madeWords(total: number | null, own: OwnBooking | null): StateWords {
  const { title, lead, leadTo, reserved, onlyReserved, onlyReservedWhy, steps } = thankYouTexts;
  return {
    title,
    lead: own ? leadTo(own.email) : lead,
    sums: total === null ? [] : [{ label: reserved, value: formatKronor(total) }],
    note: { title: onlyReserved, text: onlyReservedWhy },
    steps: [...steps, ...depositStep(own), pickupStep(own)],
  };
}

function confirmedWords(own: OwnBooking): StateWords {
  const { title, confirmed } = thankYouTexts;
  const isReturned = own.status === "returned";
  return {
    title,
    lead: isReturned ? confirmed.returnedLead : confirmed.lead,
    sums: sumsOf(own),
    note: {
      title: isReturned ? confirmed.returned : confirmed.title,
      text: moneySentence(own),
    },
    steps: isReturned ? [] : [...depositStep(own), pickupStep(own)],
  };
}

function cancelledWords(own: OwnBooking): StateWords {
  const { title, lead } = thankYouTexts.cancelled;
  return {
    title,
    lead,
    sums: sumsOf(own),
    note: { title: thankYouTexts.cancelled.money, text: cancelledMoney(own) },
    steps: [],
  };
}

const pickupStep = (own: OwnBooking | null): Step =>
  thankYouTexts.pickupStep(own?.itemType === "rv");

/** The deposit is paid before the vehicle is fetched, where there is one. */
function depositStep(own: OwnBooking | null): Step[] {
  const deposit = own?.depositAmount ?? 0;
  if (deposit === 0 || own?.isDepositPaid) return [];
  return [thankYouTexts.deposit(formatKronor(deposit))];
}

function sumsOf({ paidAmount, refundedAmount, reservedAmount, dueAmount }: OwnBooking): Fact[] {
  const { paid, refunded, reserved, due } = thankYouTexts;
  const sums: [string, number][] = [
    [paid, paidAmount],
    [refunded, refundedAmount],
    [reserved, reservedAmount],
    [due, dueAmount],
  ];
  return sums
    .filter(([, amount]) => amount > 0)
    .map(([label, amount]) => ({ label, value: formatKronor(amount) }));
}

function moneySentence({ paidAmount, reservedAmount, dueAmount }: OwnBooking): string {
  const parts = [
    paidAmount > 0 && `${formatKronor(paidAmount)} är betalt.`,
    reservedAmount > 0 &&
      `${formatKronor(reservedAmount)} är reserverat på ditt kort och inte draget än.`,
    dueAmount > 0 && `${formatKronor(dueAmount)} återstår att betala, och vi hör av oss om det.`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(" ") : "Det finns inget kvar att betala.";
}

function cancelledMoney({ paidAmount, refundedAmount, reservedAmount }: OwnBooking): string {
  if (reservedAmount > 0) return "Reservationen på kortet släpps, och inget mer dras.";
  if (paidAmount > 0)
    return `${formatKronor(paidAmount)} är betalt. Undrar du vad som gäller för pengarna, hör av dig till oss.`;
  if (refundedAmount > 0)
    return `Vi har betalat tillbaka ${formatKronor(refundedAmount)}. Det kan ta några dagar innan pengarna syns på kontot.`;
  return "Inget har dragits från ditt kort.";
}
