import { sumKronor } from "#domain/money/ore.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { toGiveBack, type Owed } from "#domain/duties/owed-money.ts";
import { isInOurBooks, type HandMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_KIND_LABELS, PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";
import type { Tone } from "#web/admin/bookings/badges.tsx";
import { bookingName, dayWords, momentWords } from "#web/admin/bookings/words.ts";

/** `Kort`, `Deposition, Swish`. */
export function paymentTitle({ kind, method }: BookingPayment): string {
  const how = PAYMENT_METHOD_LABELS[method];
  return kind === "rent" ? how : `${PAYMENT_KIND_LABELS[kind]}, ${how}`;
}

const TONES: Record<BookingPayment["status"], Tone> = {
  pending: "quiet",
  authorized: "wait",
  captured: "good",
  cancelled: "quiet",
  expired: "bad",
  "taken-back": "quiet",
};

/** Where a payment stands, in a word or two, and how loudly it is said. */
export function paymentState(payment: BookingPayment): { words: string; tone: Tone } {
  const { status, amount, refunded, kept } = payment;
  if (status === "taken-back") return { words: "Registrerad av misstag", tone: TONES[status] };
  if (status === "authorized" && payment.isLetGo) return { words: "Släpps", tone: "quiet" };
  if (status !== "captured" || refunded + kept === 0)
    return { words: PAYMENT_STATUS_LABELS[status], tone: TONES[status] };
  if (refunded + kept < amount)
    return { words: refunded > 0 ? "Delvis återbetald" : "Delvis avräknad", tone: "quiet" };
  return { words: kept > 0 ? "Avräknad" : "Återbetald", tone: "quiet" };
}

/** When it came and by whom it was written down, what went back of it, and what it is known by. */
export function paymentLines(payment: BookingPayment): string[] {
  const { method, at, paidOn, recordedBy, reference, refunded, kept } = payment;
  const when = method === "card" ? momentWords(at) : dayWords(paidOn ?? at.slice(0, 10));
  return [
    recordedBy === null ? when : `${when}, registrerad av ${recordedBy}`,
    refunded > 0 && `${formatKronor(refunded)} återbetalt`,
    kept > 0 && `${formatKronor(kept)} behållet`,
    reference !== "" && `${method === "card" ? "Kortbolagets nummer" : "Referens"}: ${reference}`,
  ].filter((line) => line !== false);
}

/** What a payment by hand is to the books; what the cash register took is none of theirs. */
export function bookedAs({ kind, method }: BookingPayment): "sale" | "deposit" | "nothing" {
  if (!isInOurBooks(method)) return "nothing";
  return kind === "deposit" ? "deposit" : "sale";
}

const BOOKED: Record<"rent" | "deposit" | "charge", string> = {
  rent: "Beloppet bokförs och får ett kvitto, och kunden får ett mejl.",
  deposit: "Beloppet bokförs som deposition, och kunden får ett mejl.",
  charge: "Beloppet bokförs, tjänster får kvitto, och kunden får ett mejl.",
};

const ONLY_NOTED =
  "Allt som betalas på plats och slås in i butikens kassa, även Swish vid disken, antecknas bara här: det som bokförs är kassans egen rapport. Kunden får ett mejl.";

/** What follows from writing money down that came by hand. */
export function recordHint(kind: keyof typeof BOOKED, method: HandMethod): string {
  return isInOurBooks(method) ? BOOKED[kind] : ONLY_NOTED;
}

/** `Kreditkvitto 2027-000043, 500 kr`: a sum only where it is not the payment's own. */
export function receiptWords(receipt: BookingPayment["receipts"][number]): string {
  const words = `${receipt.title} ${receipt.number}`;
  const isOwn = receipt.kind === "receipt" && receipt.cause === "charge";
  return isOwn ? words : `${words}, ${formatKronor(receipt.total)}`;
}

/** Refunds that never reached the customer, and that nobody has made up for. */
export function failedRefundLines(payments: readonly BookingPayment[]): string[] {
  return payments.flatMap(({ kind, failedRefunds }) =>
    failedRefunds.map(({ amount, asked, at }) => {
      const what = kind === "deposit" ? "Återbetalning av deposition" : "Återbetalning";
      const rest = amount < asked ? `, ${formatKronor(amount)} återstår` : "";
      return `${what} på ${formatKronor(asked)} misslyckades ${momentWords(at)}${rest}`;
    }),
  );
}

/** What happens when reserved money is let go, in sentences: a booking that something was paid for stays. */
export function voidSentences(booking: Booking): string[] {
  const { status, paidAmount, reservedAmount, dueAmount } = booking;
  const released = `Reservationen på ${formatKronor(reservedAmount)} släpps`;
  const name = bookingName(booking);
  const left = dueAmount + reservedAmount;
  return isActive(status) && paidAmount <= 0
    ? [
        `${released} och ${name} avbokas. Inget dras från kortet.`,
        "Kunden får ett mejl om det.",
        "Detta går inte att ångra.",
      ]
    : [
        `${released}. Inget dras från kortet, och ${name} står kvar.`,
        ...(left > 0 ? [`${formatKronor(left)} av hyran blir kvar att betala.`] : []),
        "Detta går inte att ångra.",
      ];
}

/** Charged money stays where it is until somebody gives it back. */
export function keptSentence(paid: number): string {
  return `${formatKronor(paid)} är betalt och återbetalas inte av sig självt.`;
}

type SentLink = Pick<Booking, "paymentLinkUntil" | "paymentLinkAmount" | "dueAmount">;

/** How it stands with a link that was sent and not used, and what it is for; nothing where none can be. */
export function linkWords(booking: SentLink, clock: { now: number; today: LocalDate }): string {
  const { paymentLinkUntil: until, paymentLinkAmount: asked, dueAmount: due } = booking;
  if (until === null || due <= 0) return "";
  const sum = formatKronor(Math.min(asked ?? due, due));
  return isAhead(until, clock)
    ? `${sum}, skickad, gäller till ${momentWords(until)}`
    : `${sum}, gick ut ${momentWords(until)}`;
}

/** By the shop's day; within it by this device's clock, which may be wrong by days. */
function isAhead(until: string, { now, today }: { now: number; today: LocalDate }): boolean {
  const lastDay = dayInSweden(new Date(until));
  return lastDay === today ? Date.parse(until) > now : lastDay > today;
}

/** What can still be given back of the rent that came by hand. */
export function paidByHand(payments: readonly BookingPayment[]): number {
  const byHand = payments.filter(({ kind, method }) => kind === "rent" && method !== "card");
  return sumKronor(...byHand.map(({ refundable }) => refundable));
}

/** What can still go back to cards. What came by hand is given back by hand. */
export function refundableToCard(
  payments: readonly BookingPayment[],
  kind: BookingPayment["kind"],
): number {
  const byCard = payments.filter((one) => one.kind === kind && one.method === "card");
  return sumKronor(...byCard.map(({ refundable }) => refundable));
}

export const NOTHING_OWED: Owed = { amount: 0, undecided: 0 };

/** What is the customer's, as the list says it, and how it gets there where one way does not do. */
export function owedFacts(
  owed: Owed,
  due: number,
  payments: readonly BookingPayment[],
): [label: string, sum: string][] {
  const back = toGiveBack(owed, due);
  const facts: [string, string][] = [];
  if (back > 0) facts.push(["Att ge tillbaka", `${formatKronor(back)}${waysBack(back, payments)}`]);
  if (owed.undecided > 0)
    facts.push([
      "Att ta ställning till",
      `${formatKronor(owed.undecided)}, bokningen är avbokad${waysBack(owed.undecided, payments)}`,
    ]);
  return facts;
}

/** Cards are given back to from here; what came otherwise goes back by hand and is recorded. */
function waysBack(sum: number, payments: readonly BookingPayment[]): string {
  const toCard = sumKronor(
    ...(["rent", "deposit"] as const).map((kind) => refundableToCard(payments, kind)),
  );
  const byHand = sumKronor(sum, -toCard);
  return toCard > 0 && byHand > 0
    ? `. Högst ${formatKronor(toCard)} går tillbaka till kortet härifrån, resten betalas tillbaka för hand och registreras`
    : "";
}

/** Until when all of what is reserved is: `, till 8 mars …`, or which part of it lapses first. */
export function untilWords(booking: Booking): string {
  const { authorizationExpiryDate: ends, lapsingAmount, reservedAmount } = booking;
  if (ends === null) return "";
  const part = lapsingAmount < reservedAmount ? `varav ${formatKronor(lapsingAmount)} bara ` : "";
  return `, ${part}till ${momentWords(ends)}`;
}
