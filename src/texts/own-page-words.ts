import type { Booking } from "#contracts/bookings.ts";
import { OWN_PAGE_DAYS, ownRentByCard, type OwnCancellation } from "#domain/bookings/own-page.ts";
import { formatKronor } from "#texts/format.ts";

/** To whoever asks for a link that no longer comes. */
export const OWN_PAGE_ENDED = `Sidan stänger ${OWN_PAGE_DAYS} dagar efter återlämningen. Har den gjort det, hör av dig till oss, så hjälper vi dig.`;

/** To whoever has paid the rent, where deposit, drivers and agreement are not known. */
export const LEFT_ON_OWN_PAGE = "Om något är kvar att göra ser du det på din bokningssida.";

/** Why a customer cannot cancel on their own page, and what they can do instead. */
export function cancellingWords(problem: NonNullable<OwnCancellation["problem"]>): string {
  const words = {
    cancelled: "Bokningen är avbokad.",
    over: "Hyrestiden är över, så det finns inget att avboka.",
    begun: "Hyrestiden har börjat. Hör av dig till oss om något har hänt, så hjälper vi dig.",
    "by-agreement":
      "Hör av dig till oss om du vill avboka, så kommer vi överens om vad som gäller.",
  };
  return words[problem];
}

type Known = {
  booking: Pick<Booking, "status" | "dueAmount" | "withdrawnAt">;
  /** Where what is due is paid; null where the customer asks for that on their page. */
  payPath: string | null;
  deposit: { amount: number; path: string; isPayable: boolean } | null;
  /** What was asked for after the return, and where it is paid. */
  charge: { amount: number; path: string } | null;
  /** So many texts are still to be accepted. */
  asked: number;
  lacksDrivers: boolean;
};

/** What the customer has to do, the most pressing first. */
export function ownTodo({ booking, payPath, deposit, charge, asked, lacksDrivers }: Known) {
  const todo: { key: string; label: string; path: string }[] = [];
  if (booking.withdrawnAt !== null) return todo;
  const due = ownRentByCard(booking);
  if (due > 0)
    todo.push({
      key: "rent",
      label: `Betala ${formatKronor(due)}`,
      path: payPath ?? "#betalning",
    });
  if (charge)
    todo.push({
      key: "charge",
      label: `Betala ${formatKronor(charge.amount)} efter återlämningen`,
      path: charge.path,
    });
  if (asked > 0 && booking.status !== "cancelled")
    todo.push({ key: "agreement", label: "Läs och godkänn hyresavtalet", path: "#avtal" });
  if (deposit?.isPayable)
    todo.push({
      key: "deposit",
      label: `Betala depositionen, ${formatKronor(deposit.amount)}`,
      path: deposit.path,
    });
  if (lacksDrivers) todo.push({ key: "drivers", label: "Skriv vem som kör", path: "#forare" });
  return todo;
}
