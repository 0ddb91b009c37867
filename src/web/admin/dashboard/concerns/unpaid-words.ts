import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import type { Of, WordsOf } from "./concern-kind.ts";
import { dayWords, hourWords, momentWords } from "./day-words.ts";

/** Money that should have come in, or that is about to be lost. */
export const UNPAID: WordsOf<
  | "rent-unpaid"
  | "deposit-unpaid"
  | "booking-without-money"
  | "reservation-waiting"
  | "returned-unpaid"
  | "charge-failed"
  | "charge-unpaid"
  | "authorization-lapsing"
  | "link-lapsed"
> = {
  "rent-unpaid": (concern, today) => ({
    tone: "danger",
    title: `Hyran är inte betald: ${pickup(concern, today)}`,
    text: unpaidWords(concern, today),
  }),
  "deposit-unpaid": (concern, today) => ({
    tone: "danger",
    title: `Depositionen är inte betald: ${pickup(concern, today)}`,
    text: depositText(concern, today),
  }),
  "booking-without-money": ({ customerName, itemName, amount, startDate, ...concern }, today) => ({
    tone: "danger",
    title: `Bokningen för ${customerName} ${standing(concern)}`,
    text: [
      `${itemName} är bokad från ${dayWords(startDate, today)}, men ${formatKronor(amount)} är varken reserverade eller betalda.`,
      waitingText(concern.reserved),
      linkText({ ...concern, amount }, today) ?? missingText(concern),
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "reservation-waiting": ({ customerName, itemName, amount, due, ...concern }, today) => ({
    tone: "warning",
    title: `${customerName} har betalat med kort: godkänn ${formatKronor(amount)}`,
    text: [
      `Det gäller ${itemName}.`,
      waitingText(amount),
      concern.reservedUntil !== null &&
        `Reservationen gäller till ${momentWords(concern.reservedUntil, today)}.`,
      due > 0 && `${formatKronor(due)} återstår att betala.`,
      due > 0 && linkText({ ...concern, amount: due }, today),
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "returned-unpaid": (concern, today) => ({
    tone: "danger",
    title: `${concern.customerName} har lämnat tillbaka, men hyran är inte ${isReserved(concern) ? "dragen" : "betald"}`,
    text: `Det gäller ${concern.itemName}. ${unpaidWords(concern, today)}`,
  }),
  "charge-unpaid": ({ customerName, itemName, amount }) => ({
    tone: "warning",
    title: `${customerName} har inte betalat ${formatKronor(amount)} efter återlämningen`,
    text: `Det gäller ${itemName}. Länken i mejlet gäller tills det är betalt. Skicka den igen från bokningen, eller registrera pengarna där om de kom på annat sätt.`,
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
    title: `Betalningslänken till ${customerName} har gått ut`,
    text: `Den gällde till ${momentWords(expiredAt, today)}, och ${formatKronor(amount)} för ${itemName} är fortfarande obetalda. Nätterna är kvar: skicka en ny länk, eller avboka.`,
  }),
};

type Unpaid = { amount: number; reserved: number };
type Asked = { linkUntil: string | null; linkLapsedAt: string | null; linkAmount: number | null };

/** What was sent and is still open, and for how much where that is a part; nothing where nobody has been asked. */
function linkText(
  { linkUntil, linkAmount, amount }: Asked & { amount: number },
  today: LocalDate,
): string | undefined {
  if (linkUntil === null) return undefined;
  const part = linkAmount !== null && linkAmount < amount ? ` på ${formatKronor(linkAmount)}` : "";
  return `En betalningslänk${part} är skickad och gäller till ${momentWords(linkUntil, today)}.`;
}

function waitingText(reserved: number): string | undefined {
  return reserved > 0
    ? `${formatKronor(reserved)} är reserverade på kortet och väntar på att du godkänner betalningen.`
    : undefined;
}

function depositText(
  { amount, isGivenBack, isOut, remindedAt }: Of<"deposit-unpaid">,
  today: LocalDate,
): string {
  if (isGivenBack)
    return `${formatKronor(amount)} är inte längre kvar hos butiken. Ta emot en ny deposition på plats och skriv in den i bokningen, eller klarmarkera om ingen ska lämnas.`;
  const reminded =
    remindedAt === null ? "" : ` Kunden fick en länk ${momentWords(remindedAt, today)}.`;
  return `${formatKronor(amount)} ${isOut ? "skulle ha varit" : "ska vara"} betalda före utlämningen.${reminded} Påminnelsen mejlar kunden en länk att betala med.`;
}

/** Whether all that is unpaid is on the customer's card already, and only to be charged. */
export function isReserved({ amount, reserved }: Unpaid): boolean {
  return reserved > 0 && reserved >= amount;
}

function unpaidWords(unpaid: Unpaid & Asked, today: LocalDate): string {
  const { amount, reserved } = unpaid;
  if (isReserved(unpaid))
    return `${formatKronor(reserved)} är reserverade på kortet. Godkänn så dras beloppet, innan reservationen går ut.`;
  const onCard =
    reserved > 0 ? `, varav ${formatKronor(reserved)} är reserverade på kortet och kan dras` : "";
  const link = linkText(unpaid, today);
  const lapsed =
    unpaid.linkLapsedAt === null
      ? ""
      : `Betalningslänken gick ut ${momentWords(unpaid.linkLapsedAt, today)}. `;
  const advice = link
    ? `${link} Annars kan du ta betalt på plats och skriva in det i bokningen.`
    : `${lapsed}Mejla en ${lapsed === "" ? "" : "ny "}länk så att kunden betalar med kort, eller ta betalt på plats och skriv in det i bokningen.`;
  return `${formatKronor(amount)} återstår${onCard}. ${advice}`;
}

type Bare = Pick<Of<"booking-without-money">, "paid" | "reserved" | "paymentStatus">;

/** As the booking's own page says it. */
function standing({ paid, reserved }: Bare): string {
  if (paid > reserved) return "är bara delvis betald";
  return reserved > 0 ? "är bara delvis reserverad" : "är utan betalning";
}

function missingText({ paid, paymentStatus }: Bare): string | undefined {
  if (paymentStatus === "none" && paid > 0) return "De har aldrig reserverats.";
  return MISSING[paymentStatus];
}

const MISSING: Record<string, string> = {
  none: "Det finns ingen betalning till den.",
  pending: "Betalningen behandlas fortfarande.",
  cancelled: "Reservationen är släppt.",
  expired: "Reservationen har gått ut.",
  refunded: "Det som var betalt är återbetalt.",
};

type Pickup = {
  customerName: string;
  itemName: string;
  startDate: LocalDate;
  pickupTime: string;
  isOut: boolean;
};

function pickup(of: Pickup, today: LocalDate) {
  const { customerName, itemName, startDate, pickupTime, isOut } = of;
  if (isOut) return `${customerName} har hämtat ${itemName}`;
  const verb = startDate < today ? "skulle hämta" : "hämtar";
  return `${customerName} ${verb} ${itemName} ${hourWords(startDate, pickupTime, today)}`;
}
