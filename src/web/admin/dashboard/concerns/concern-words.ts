import type { Concern } from "#contracts/oversight.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";

export type ConcernWords = {
  /** Money is at stake, or only a delay. */
  tone: "danger" | "warning";
  title: string;
  text: string;
};

type Words = {
  [Kind in Concern["kind"]]: (concern: Extract<Concern, { kind: Kind }>) => ConcernWords;
};

const WORDS: Words = {
  "money-without-booking": ({ amount, isReserved }) =>
    isReserved
      ? {
          tone: "danger",
          title: `${formatKronor(amount)} är reserverade utan bokning`,
          text: "Beloppet är reserverat på ett kort, men ingen bokning hör till. Släpp reservationen så får kunden tillbaka utrymmet på kortet.",
        }
      : {
          tone: "danger",
          title: `${formatKronor(amount)} är dragna utan bokning`,
          text: "Beloppet har dragits från ett kort, men ingen bokning hör till. Återbetala det hos kortbolaget: sök där på betalningens nummer. Jämför sedan igen.",
        },
  "booking-without-money": ({ customerName, itemName, paymentStatus }) => ({
    tone: "danger",
    title: `Bokningen för ${customerName} saknar betalning`,
    text: `${itemName} är bokad, men inget är reserverat eller betalt. ${MISSING[paymentStatus] ?? ""}`.trim(),
  }),
  withdrawn: ({ customerName, itemName, at }) => {
    const moment = new Date(at);
    return {
      tone: "danger",
      title: `${customerName} har ångrat sin bokning`,
      text: `Kunden använde sin ångerrätt för ${itemName} ${formatWeekday(dayInSweden(moment))} kl ${timeInSweden(moment)}. Öppna bokningen och avboka den. Det som är betalt ska vara tillbaka hos kunden inom 14 dagar.`,
    };
  },
  "charged-but-cancelled": ({ customerName, itemName, amount }) => ({
    tone: "warning",
    title: `Bokningen för ${customerName} är avbokad, men betald`,
    text: `${formatKronor(amount)} för ${itemName} har dragits. Öppna bokningen och betala tillbaka det som kunden ska ha.`,
  }),
  "authorization-lapsing": ({ customerName, itemName, amount, expiresAt }) => {
    const at = new Date(expiresAt);
    return {
      tone: "warning",
      title: `Reservationen för ${customerName} går ut ${formatWeekday(dayInSweden(at))} kl ${timeInSweden(at)}`,
      text: `${formatKronor(amount)} för ${itemName}. Godkänn eller avboka innan dess, annars måste kunden betala på nytt.`,
    };
  },
  "mail-failed": ({ type, recipient, isGivenUp, error }) => ({
    tone: isGivenUp ? "danger" : "warning",
    title: `${LETTERS[type] ?? `Mejlet ”${type}”`} till ${recipient} kom inte fram`,
    text: `${isGivenUp ? "Butiken har slutat försöka." : "Butiken försöker igen av sig själv."} ${error}`.trim(),
  }),
  "refund-failed": ({ customerName, itemName, amount }) => ({
    tone: "danger",
    title: `Återbetalningen till ${customerName} gick inte igenom`,
    text: `${formatKronor(amount)} för ${itemName} har inte nått kundens kort. Öppna bokningen och försök igen, eller betala tillbaka på annat sätt.`,
  }),
  "books-differ": ({ amount, ours, theirs }) => ({
    tone: "danger",
    title: `Butiken och kortbolaget är inte överens om ${formatKronor(amount)}`,
    text: `Hos oss: ${OURS[ours] ?? ours}. Hos kortbolaget: ${THEIRS[theirs] ?? theirs}.`,
  }),
};

const MISSING: Record<string, string> = {
  none: "Det finns ingen betalning till den.",
  pending: "Betalningen behandlas fortfarande.",
  cancelled: "Reservationen är släppt.",
  expired: "Reservationen har gått ut.",
};

const LETTERS: Record<string, string> = {
  booking_confirmation: "Bokningsbekräftelsen",
  booking_confirmed: "Mejlet om godkänd bokning",
  admin_notification: "Mejlet om ny bokning",
  deposit_reminder: "Depositionspåminnelsen",
  deposit_paid: "Mejlet om betald deposition",
  booking_cancelled: "Mejlet om avbokning",
  withdrawal_received: "Kvittot på ångrad bokning",
  withdrawal_notice: "Mejlet om ångrad bokning",
};

const OURS: Record<string, string> = {
  pending: "behandlas",
  authorized: "reserverat",
  captured: "betalt",
  cancelled: "släppt",
  expired: "utgånget",
  unknown: "okänt",
};

const THEIRS: Record<string, string> = {
  none: "inget reserverat eller draget",
  reserved: "reserverat",
  charged: "draget",
  unknown: "okänt",
};

export function concernWords(concern: Concern): ConcernWords {
  const words = WORDS[concern.kind] as (concern: Concern) => ConcernWords;
  return words(concern);
}

/** Tells concerns apart that are of the same kind. */
export function concernKey(concern: Concern): string {
  if ("intentId" in concern) return `${concern.kind} ${concern.intentId}`;
  if (concern.kind === "mail-failed") return `${concern.kind} ${concern.mailId}`;
  if (concern.kind === "refund-failed") return `${concern.kind} ${concern.attemptId}`;
  return `${concern.kind} ${concern.bookingId}`;
}
