import type { Booking } from "#contracts/bookings.ts";
import {
  BOOKING_STATUSES,
  holdsNights,
  isActive,
  type BookingStatus,
} from "#domain/bookings/booking-status.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { approval, overSentence, withdrawnSentence } from "#texts/approval-words.ts";
import { formatKronor } from "#texts/format.ts";
import { returnMoneySentences, unpaidSentence } from "#texts/return-words.ts";
import { keptSentence, untilWords } from "./payment-words.ts";
import { bookingName, dayWords } from "#web/admin/bookings/words.ts";

/** What is asked before a status is set. */
export type StatusQuestion = {
  title: string;
  /** What will happen, in sentences. */
  sentences: string[];
  /** Sets the status and does nothing else with the money. */
  plain: { label: string; isDangerous: boolean };
  /** Charges what is reserved and then sets the status. */
  charging?: { label: string; isDangerous: boolean };
};

/** What is shown to choose from: only an administrator makes a booking wait again. */
export function statusChoices(current: BookingStatus, mayManage: boolean): BookingStatus[] {
  return BOOKING_STATUSES.filter(
    (status) => mayManage || status !== "pending" || status === current,
  );
}

type Asked = { booking: Booking; today: LocalDate; canCharge: boolean };

/**
 * The question before a booking's status is set; undefined where nothing is mailed, moved or lost. Money that
 * is reserved can be charged with it, unless the reservation has lapsed.
 */
export function statusQuestion(to: BookingStatus, asked: Asked): StatusQuestion | undefined {
  const { booking } = asked;
  if (to === "confirmed") return confirmQuestion(asked);
  if (to === "cancelled") return cancelQuestion(booking);
  if (to === "returned") return returnQuestion(asked);
  return isActive(booking.status) ? undefined : reopenQuestion(booking);
}

function confirmQuestion({ booking, today, canCharge }: Asked): StatusQuestion {
  const isReopened = !isActive(booking.status);
  const { charge, rest } = approval(booking);
  const isCharging = canCharge && charge > 0;
  return {
    title: isReopened ? TAKE_UP : "Bekräfta bokningen",
    sentences: sentencesOf(
      withdrawnSentence(booking),
      overSentence(booking, today),
      isReopened
        ? `Vill du ta upp ${bookingName(booking)} igen som bekräftad? ${NIGHTS_AGAIN}`
        : `Vill du bekräfta ${bookingName(booking)}?`,
      isCharging &&
        `Godkänn drar ${formatKronor(charge)} från kundens kort${rest > 0 ? `, släpper resten, ${formatKronor(rest)},` : ""} och bekräftar.`,
      isCharging
        ? `Bekräftar du utan att dra är ${formatKronor(booking.reservedAmount)} fortfarande bara reserverat${untilWords(booking)}.`
        : unpaidSentence(booking, "Inget dras."),
      letterSentence(
        booking,
        "Kunden får mejlet Bokningsbekräftad, om det inte redan har skickats.",
      ),
    ),
    plain: {
      label: isCharging ? "Bekräfta utan att dra" : "Bekräfta",
      isDangerous: isWithdrawn(booking),
    },
    ...(isCharging && { charging: { label: "Godkänn", isDangerous: isWithdrawn(booking) } }),
  };
}

/** Of what is over: what is on is called off with its money, by `CancelDialog`. */
function cancelQuestion(booking: Booking): StatusQuestion {
  const { paidAmount, reservedAmount, dueAmount } = booking;
  const held = depositHeld(booking);
  return {
    title: "Avboka bokningen",
    sentences: sentencesOf(
      `Vill du avboka ${bookingName(booking)}?`,
      reservedAmount > 0 &&
        `Reservationen på ${formatKronor(reservedAmount)} släpps, och det går inte att ångra.`,
      dueAmount > 0 && `${formatKronor(dueAmount)} som är obetalt ska då inte längre betalas.`,
      paidAmount > 0 && keptSentence(paidAmount),
      held > 0 && `Depositionen, ${formatKronor(held)}, återbetalas inte heller av sig själv.`,
      letterSentence(booking, "Kunden får ett mejl om avbokningen."),
    ),
    plain: { label: "Avboka", isDangerous: true },
  };
}

function returnQuestion({ booking, today, canCharge }: Asked): StatusQuestion {
  const { startDate, endDate, status } = booking;
  const { charge } = approval(booking);
  const isCharging = canCharge && charge > 0;
  const isEarly = holdsNights(status) && today < endDate;
  return {
    title: "Markera som returnerad",
    sentences: sentencesOf(
      withdrawnSentence(booking),
      `Vill du markera ${bookingName(booking)} som returnerad?`,
      isEarly &&
        (today < startDate
          ? `Vistelsen har inte börjat: utlämningen är ${dayWords(startDate)}. Nätterna blir lediga för andra.`
          : `Hyrestiden är inte slut förrän ${dayWords(endDate)}. Nätterna som är kvar blir lediga för andra.`),
      ...returnMoneySentences(booking, today, isCharging ? charge : 0),
      isCharging
        ? "Drar du beloppet får kunden ett mejl med kvittonumret. Annars skickas inget mejl."
        : NO_LETTER,
    ),
    plain: {
      label: isCharging ? "Returnera utan att dra" : "Markera som returnerad",
      isDangerous: isEarly && today < startDate,
    },
    ...(isCharging && {
      charging: { label: "Dra och returnera", isDangerous: isWithdrawn(booking) },
    }),
  };
}

/** Back to waiting, from where no nights are held. */
function reopenQuestion(booking: Booking): StatusQuestion {
  return {
    title: TAKE_UP,
    sentences: sentencesOf(
      `Vill du ta upp ${bookingName(booking)} igen? Den får vänta på bekräftelse. ${NIGHTS_AGAIN}`,
      unpaidSentence(booking, "Inget dras."),
      NO_LETTER,
    ),
    plain: { label: "Ta upp igen", isDangerous: false },
  };
}

const NO_LETTER = "Inget mejl skickas.";
const TAKE_UP = "Ta upp bokningen igen";
const NIGHTS_AGAIN = "Nätterna tas igen, om ingen annan har hunnit boka dem.";

function letterSentence({ customerEmail }: Booking, letter: string): string {
  return customerEmail.trim() === ""
    ? "Kunden har ingen e-postadress, så inget mejl skickas."
    : letter;
}

function sentencesOf(...sentences: (string | false)[]): string[] {
  return sentences.filter((sentence) => sentence !== false && sentence !== "") as string[];
}
