import type { ToldDispute } from "#contracts/bookings.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { DisputeStanding } from "#domain/payments/dispute.ts";
import { formatDay, formatKronor } from "#texts/format.ts";

const LABELS: Record<DisputeStanding, string> = {
  inquiry: "Banken frågar",
  open: "Bestridd",
  lost: "Förlorad tvist",
  won: "Vunnen tvist",
  over: "Avslutad förfrågan",
};

const DEPOSIT_LABELS: Record<DisputeStanding, string> = {
  inquiry: "Banken frågar om depositionen",
  open: "Deposition bestridd",
  lost: "Förlorad tvist om depositionen",
  won: "Vunnen tvist om depositionen",
  over: "Avslutad förfrågan om depositionen",
};

type Standing = Pick<ToldDispute, "standing">;
type Waiting = Standing & Pick<ToldDispute, "answerBy">;

/** Of a payment whose name stands beside it. */
export function disputeLabel({ standing }: Standing): string {
  return LABELS[standing];
}

/** Beside what is paid of a booking, where nothing else says which of its money it is about. */
export function bookingDisputeLabel(dispute: Standing & Pick<ToldDispute, "paidFor">): string {
  return (dispute.paidFor === "deposit" ? DEPOSIT_LABELS : LABELS)[dispute.standing];
}

/** With its hour: a bank's last moment is often in the night, and a day alone would be a day too much. */
function answerByWords(answerBy: string): string {
  const at = new Date(answerBy);
  return `${formatDay(dayInSweden(at))} kl ${timeInSweden(at)}`;
}

/** What is waited for, and until when; nothing of one that is over. */
export function disputeDeadline({ standing, answerBy }: Waiting): string | undefined {
  if (standing !== "open" && standing !== "inquiry") return undefined;
  return answerBy === null ? "banken avgör" : `svara senast ${answerByWords(answerBy)}`;
}

/** `Bestridd, svara senast 8 juni 2026 kl 01:59`. */
export function disputeWords(dispute: Waiting & Pick<ToldDispute, "paidFor">): string {
  const deadline = disputeDeadline(dispute);
  const label = bookingDisputeLabel(dispute);
  return deadline === undefined ? label : `${label}, ${deadline}`;
}

/** Below a payment: what is waited for, with the sum where only a part of it is disputed. */
export function disputeLine(dispute: Waiting & Pick<ToldDispute, "amount">): string | undefined {
  const deadline = disputeDeadline(dispute);
  if (deadline === undefined) return undefined;
  const asks = dispute.standing === "inquiry" ? "Kundens bank frågar om" : "Kunden bestrider";
  return `${asks} ${formatKronor(dispute.amount)}: ${deadline}`;
}

/** Why nothing can be done with a disputed deposit, or what became of it, in a sentence. */
export function depositDisputeSentence(
  dispute: Waiting & Pick<ToldDispute, "amount" | "isDecided">,
): string {
  const { standing, amount, answerBy, isDecided } = dispute;
  if (standing === "lost")
    return isDecided
      ? `Tvisten är förlorad: banken har gett ${formatKronor(amount)} av depositionen till den som har kortet.`
      : `Tvisten är förlorad: banken har gett ${formatKronor(amount)} av depositionen till den som har kortet, och det ska bokföras.`;
  const next =
    answerBy === null
      ? "svaret är inskickat, och banken avgör"
      : `svara i kortbolagets egna sidor senast ${answerByWords(answerBy)}`;
  return `Kunden har bestridit depositionen hos sin bank, så den går varken att behålla eller betala tillbaka innan det är avgjort: ${next}.`;
}
