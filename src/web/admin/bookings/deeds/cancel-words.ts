import type { Booking } from "#contracts/bookings.ts";
import {
  percentBack,
  type CancelledRent,
  type CancellationPolicy,
} from "#domain/bookings/cancellation.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { daysWords, percentWords } from "#texts/percent-words.ts";
import { formatKronor } from "#texts/format.ts";
import { withdrawnMoneyWords, withdrawnWords } from "#texts/withdrawal-words.ts";

/** What the customer was promised, so that staff know where the proposed sum comes from. */
export function promiseWords(booking: Booking, today: LocalDate): string {
  if (isWithdrawn(booking))
    return [`${withdrawnWords(booking)}.`, withdrawnMoneyWords(booking)].filter(Boolean).join(" ");
  if (booking.status === "pending")
    return "Bokningen är inte godkänd än, så avbokningen kostar kunden ingenting.";
  const percent = percentBack(booking, today);
  if (percent === null || booking.cancellationPolicy === null)
    return "Bokningen gjordes utan avbokningsvillkor, så du avgör vad kunden får tillbaka.";
  const days = daysBetween(today, booking.startDate);
  const when = days <= 0 ? "Hyrestiden har börjat" : `Det är ${daysWords(days)} till utlämningen`;
  return `${when}. Enligt villkoren får kunden tillbaka ${percentWords(percent)}${stepWords(booking.cancellationPolicy, days)}.`;
}

/** Which step of the promise it is. */
function stepWords(policy: CancellationPolicy, days: number): string {
  const reached = policy.filter(({ daysBefore }) => daysBefore <= days);
  const last = Math.min(...policy.map(({ daysBefore }) => daysBefore));
  if (reached.length === 0 && policy.length > 0) return ` senare än ${daysWords(last)} före`;
  const step = Math.max(...reached.map(({ daysBefore }) => daysBefore));
  return reached.length > 0 ? ` ${daysWords(step)} eller mer före` : "";
}

type Outcome = {
  rent: CancelledRent;
  /** What can go back to cards of what was charged. */
  onCards: number;
  deposit: { held: number; onCard: boolean };
  /** Not paid yet, and not to be paid any more. */
  due: number;
  mayRefund: boolean;
};

/** What happens with the money by this press, a sentence each. */
export function outcomeWords({ rent, onCards, deposit, due, mayRefund }: Outcome): string[] {
  const { kept, released, charged, refunded } = rent;
  const later = mayRefund ? 0 : refunded;
  const toCards = Math.min(sumKronor(refunded, -later), onCards);
  const byHand = sumKronor(refunded, -later, -toCards);
  const back = sumKronor(released, refunded);
  const sentences = [
    toCards > 0 && `${formatKronor(toCards)} betalas tillbaka till kundens kort.`,
    byHand > 0 &&
      `${formatKronor(byHand)} kom på annat sätt än med kort: det ger du tillbaka under Betalningar.`,
    later > 0 &&
      `En administratör betalar tillbaka ${formatKronor(later)}; det står under Att åtgärda.`,
    released > 0 && `${formatKronor(released)} av reservationen släpps.`,
    charged > 0 && `${formatKronor(charged)} dras från kundens kort.`,
    kept > 0 &&
      (back > 0
        ? `${formatKronor(kept)} behålls som avbokningsavgift.`
        : `${formatKronor(kept)} behålls: köpet står kvar i bokföringen.`),
    due > 0 && `${formatKronor(due)} som är obetalt ska då inte längre betalas.`,
    deposit.held > 0 && depositWords(deposit, mayRefund),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

function depositWords({ held, onCard }: Outcome["deposit"], mayRefund: boolean): string {
  const sum = `Depositionen, ${formatKronor(held)},`;
  if (!mayRefund) return `${sum} återbetalas av en administratör: den hamnar i Att åtgärda.`;
  return onCard
    ? `${sum} betalas tillbaka till kortet i sin helhet.`
    : `${sum} ger du tillbaka under Betalningar.`;
}

/** What is shown first as the reason; it stands in the letter. */
export function usualReason(booking: Booking): string {
  return isWithdrawn(booking) ? "Du har ångrat köpet." : "Avbokat enligt överenskommelse.";
}

/** Said where somebody had called it off already, with another sum than the one that was meant; nothing where it is the same. */
export function earlierWords(refund: number, meant: number): string | null {
  if (refund === meant) return null;
  const given =
    refund > 0
      ? `Av hyran går ${formatKronor(refund)} tillbaka till kunden`
      : "Inget av hyran går tillbaka till kunden";
  return `Bokningen var redan avbokad. ${given}, och det du skrev här har inte ändrat något. Ska kunden få en annan summa ger du tillbaka den under Betalningar.`;
}
