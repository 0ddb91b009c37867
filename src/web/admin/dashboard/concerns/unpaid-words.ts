import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import type { WordsOf } from "./concern-kind.ts";
import { dayWords, hourWords, momentWords } from "./day-words.ts";

/** Money that should have come in, or that is about to be lost. */
export const UNPAID: WordsOf<
  | "rent-unpaid"
  | "deposit-unpaid"
  | "booking-without-money"
  | "returned-unpaid"
  | "charge-failed"
  | "authorization-lapsing"
  | "link-lapsed"
> = {
  "rent-unpaid": (concern, today) => ({
    tone: "danger",
    title: `Hyran är inte betald: ${pickup(concern, today)}`,
    text: unpaidWords(concern),
  }),
  "deposit-unpaid": (concern, today) => ({
    tone: "danger",
    title: `Depositionen är inte betald: ${pickup(concern, today)}`,
    text: `${formatKronor(concern.amount)} ska vara betalda före utlämningen. Påminnelsen mejlar kunden en länk att betala med.`,
  }),
  "booking-without-money": ({ customerName, itemName, amount, startDate, ...concern }, today) => ({
    tone: "danger",
    title: `Bokningen för ${customerName} är utan betalning`,
    text: `${itemName} är bokad från ${dayWords(startDate, today)}, men ${formatKronor(amount)} är varken reserverade eller betalda. ${MISSING[concern.paymentStatus] ?? ""}`.trim(),
  }),
  "returned-unpaid": (concern) => ({
    tone: "danger",
    title: `${concern.customerName} har lämnat tillbaka, men hyran är inte ${isReserved(concern) ? "dragen" : "betald"}`,
    text: `Det gäller ${concern.itemName}. ${unpaidWords(concern)}`,
  }),
  "charge-failed": ({ customerName, itemName, amount }) => ({
    tone: "danger",
    title: `Kortbolaget nekade när ${formatKronor(amount)} skulle dras för ${customerName}`,
    text: `Bokningen av ${itemName} är inte godkänd. Öppna den och försök igen, eller be kunden om ett annat kort.`,
  }),
  "authorization-lapsing": ({ customerName, itemName, amount, expiresAt }) => {
    const at = new Date(expiresAt);
    return {
      tone: "warning",
      title: `Reservationen för ${customerName} går ut ${formatWeekday(dayInSweden(at))} kl ${timeInSweden(at)}`,
      text: `${formatKronor(amount)} för ${itemName}. Godkänn eller avboka innan dess, annars måste kunden betala på nytt.`,
    };
  },
  "link-lapsed": ({ customerName, itemName, amount, expiredAt }, today) => ({
    tone: "warning",
    title: `Betallänken till ${customerName} har gått ut`,
    text: `Den gällde till ${momentWords(expiredAt, today)}, och ${formatKronor(amount)} för ${itemName} är fortfarande obetalda. Nätterna är kvar: skicka en ny länk, eller avboka.`,
  }),
};

type Unpaid = { amount: number; reserved: number };

/** Whether all that is unpaid is on the customer's card already, and only to be charged. */
export function isReserved({ amount, reserved }: Unpaid): boolean {
  return reserved > 0 && reserved >= amount;
}

function unpaidWords(unpaid: Unpaid): string {
  const { amount, reserved } = unpaid;
  if (isReserved(unpaid))
    return `${formatKronor(reserved)} är reserverade på kortet. Godkänn så dras beloppet, innan reservationen går ut.`;
  const onCard =
    reserved > 0 ? `, varav ${formatKronor(reserved)} är reserverade på kortet och kan dras` : "";
  return `${formatKronor(amount)} återstår${onCard}. Mejla en länk så att kunden betalar med kort, eller ta betalt på plats och skriv in det i bokningen.`;
}

const MISSING: Record<string, string> = {
  none: "Det finns ingen betalning till den.",
  pending: "Betalningen behandlas fortfarande.",
  cancelled: "Reservationen är släppt.",
  expired: "Reservationen har gått ut.",
};

type Pickup = {
  customerName: string;
  itemName: string;
  startDate: LocalDate;
  pickupTime: string;
};

function pickup({ customerName, itemName, startDate, pickupTime }: Pickup, today: LocalDate) {
  const verb = startDate < today ? "skulle hämta" : "hämtar";
  return `${customerName} ${verb} ${itemName} ${hourWords(startDate, pickupTime, today)}`;
}
