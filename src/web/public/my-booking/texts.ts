import type { MyBooking, OwnChangePreview } from "#contracts/my-booking.ts";
import { ownRentDue } from "#domain/bookings/own-page.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { lessBackWords, movedPolicyWords } from "#texts/cancellation-words.ts";
import { isCalledOff } from "./called-off-words.ts";
import { momentWords, owesRent } from "./standing-words.ts";
import { chargeFacts } from "#texts/charge-words.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { OWN_PAGE_ENDED } from "#texts/own-page-words.ts";
import { eitherOf } from "#texts/listed.ts";
import { BANK_REFUSED, partOf, refundFailedTitle } from "#texts/money-back-words.ts";
import { PAYMENT_METHOD_WORDS } from "#texts/payment-methods.ts";
import { periodWords } from "#texts/period-words.ts";

export const myBookingTexts = {
  afterWithdrawal: "Därefter gäller avbokningsvillkoren:",
  title: "Min bokning",
  description: "Se, ändra eller avboka din bokning.",
  find: "Hitta din bokning",
  findLead:
    "Skriv bokningsnumret och e-postadressen som du bokade med, så mejlar vi dig en länk till bokningen.",
  askedLead:
    "Din bokning är inte öppnad på den här enheten än. Skriv e-postadressen som du bokade med, så mejlar vi dig en länk till den.",
  unknown: "Länken gäller inte",
  unknownLead: `Den kan ha bytts ut eller gått ut. Skriv bokningsnumret och e-postadressen som du bokade med, så mejlar vi dig en ny. ${OWN_PAGE_ENDED}`,
  payHere:
    "Du betalar med kort. Har vi kommit överens om att du betalar på plats går det lika bra.",
  sent: "Titta i din e-post",
  askAnew: "Be om en ny länk",
  typeAgain: "Ändra uppgifterna",
  findWithoutScript:
    "För att få länken behöver webbläsaren tillåta JavaScript. Den står också i alla brev från oss.",
};

/** Says what was typed, for whoever has mistyped, and nothing of whether there is such a booking. */
export function sentWords({ number, email }: { number: string; email: string }): string {
  return `Om bokningsnumret ${number} och adressen ${email} hör ihop har vi just skickat en länk dit. Den brukar komma inom någon minut. Titta i skräpposten också, och se efter att uppgifterna stämmer. ${OWN_PAGE_ENDED}`;
}

type Doable = Pick<
  MyBooking,
  "booking" | "todo" | "asked" | "details" | "changes" | "cancellation"
>;

/** What of the page waits for a script, as far as there is anything to do; null where nothing is. */
export function withoutScriptWords(page: Doable): string | null {
  const { booking, todo, asked, details, changes, cancellation } = page;
  if (isCalledOff(booking)) return null;
  const deeds = [
    ...(details.allowed || changes.allowed ? ["ändra"] : []),
    ...(asked.length > 0 ? ["godkänna"] : []),
    ...(owesRent(todo) ? ["betala"] : []),
    ...(cancellation.allowed ? ["avboka"] : []),
  ];
  return deeds.length === 0
    ? null
    : `För att ${eitherOf(deeds)} här behöver webbläsaren tillåta JavaScript. Det går också bra att svara på bekräftelsen.`;
}

/** Which booking it is, above its name. */
export const whichWords = ({ booking }: Pick<MyBooking, "booking">) =>
  `Bokning #${booking.id}, ${periodWords(booking)}`;

/** What is left to pay, or where the money is, line by line. */
export function moneyRows({
  booking,
  deposit,
}: Pick<MyBooking, "booking" | "deposit">): { label: string; value: string }[] {
  // Beside a deposit that was paid the rent is called by its name.
  const isBeside = deposit?.status === "captured";
  const rows = [
    {
      label: isBeside ? "Betald hyra" : "Betalt",
      sum: sumKronor(booking.paidAmount, booking.refundedAmount),
    },
    { label: "Reserverat på kortet", sum: booking.reservedAmount },
    { label: isBeside ? "Återbetald hyra" : "Återbetalt", sum: booking.refundedAmount },
    { label: "Avbokningsavgift", sum: booking.cancelled?.refund ? booking.cancelled.kept : 0 },
    { label: "Kvar att betala", sum: ownRentDue(booking) },
  ];
  return rows
    .filter(({ sum }) => sum > 0)
    .map(({ label, sum }) => ({ label, value: formatKronor(sum) }));
}

/** What is left as security, and where it is. */
export function depositWords({ booking, deposit }: Pick<MyBooking, "booking" | "deposit">) {
  // Nobody is asked for the deposit of a stay that is off.
  if (deposit === null || (isCalledOff(booking) && deposit.status === "not_paid")) return null;
  const { amount, status, refunded, kept } = deposit;
  const gone = [
    ...(refunded > 0 ? [`${formatKronor(refunded)} återbetald`] : []),
    ...(kept > 0 ? [`${formatKronor(kept)} avdragen`] : []),
  ];
  if (gone.length > 0) return `${formatKronor(amount)}, ${gone.join(", ")}`;
  const words = {
    captured: isCalledOff(booking)
      ? "betald, ska betalas tillbaka"
      : "betald, tillbaka inom 7 dagar efter återlämning",
    pending: "behandlas",
    not_paid: "betalas före hämtningen",
  };
  return `${formatKronor(amount)}, ${words[status]}`;
}

/** What was charged beside the rent: after the return, or of the deposit of a stay that never came to one. */
export function settledTitle({ booking, stay }: Pick<MyBooking, "booking" | "stay">): string {
  const isBack = booking.status === "returned" || stay.state === "back";
  return isBack ? "Efter återlämningen" : "Ur depositionen";
}

/** What was charged, and where it was taken from. */
export function settledFacts(settled: NonNullable<MyBooking["settled"]>) {
  const { lines, kept, due } = settled;
  const asked = sumKronor(...lines.map(({ amount }) => amount), -kept);
  return [
    ...chargeFacts({ lines, kept }),
    ...(asked > 0
      ? [{ label: due > 0 ? "Kvar att betala" : "Betalt", value: formatKronor(asked) }]
      : []),
  ];
}

const PAID_FOR: Record<MyBooking["payments"][number]["kind"], string> = {
  rent: "Hyra",
  deposit: "Deposition",
  charge: "Efter återlämningen",
};

/** A payment that was made, and what went back of it. */
export function paymentWords({
  kind,
  method,
  amount,
  refunded,
  at,
}: MyBooking["payments"][number]): string {
  const words = [
    `${PAID_FOR[kind]}: ${formatKronor(amount)}`,
    PAYMENT_METHOD_WORDS[method],
    formatDay(dayInSweden(new Date(at))),
    ...(refunded > 0 ? [`${formatKronor(refunded)} återbetalt`] : []),
  ];
  return words.join(", ");
}

const KINDS = ["rent", "deposit", "charge"] as const;

/** What was to go back and did not reach the card, as the letter says it. */
export function failedRefunds(payments: MyBooking["payments"]): { title: string; text: string }[] {
  return KINDS.flatMap((wanted) => {
    const of = payments.filter(({ kind }) => kind === wanted);
    const sum = sumKronor(...of.map(({ failedRefund }) => failedRefund));
    if (sum === 0) return [];
    const what = partOf(wanted, formatKronor(sum));
    return [
      {
        title: refundFailedTitle(wanted),
        text: `${what} skulle gå tillbaka till kortet som du betalade med. ${BANK_REFUSED}`,
      },
    ];
  });
}

/** What happens with the money, before the press. */
export function cancelConsequence({ booking, cancellation }: MyBooking): string {
  const { refund, depositRefund } = cancellation;
  const had = booking.paidAmount + booking.reservedAmount;
  const back = refundWords(refund, had, booking.reservedAmount > 0 && booking.paidAmount === 0);
  const ofAll =
    booking.dueAmount > 0 && refund < had
      ? ` Avgiften räknas på hela priset, ${formatKronor(booking.totalPrice)}, även på det som du inte har betalat än.`
      : "";
  const deposit =
    depositRefund > 0 ? ` Depositionen, ${formatKronor(depositRefund)}, betalas tillbaka.` : "";
  return `${back}${ofAll}${deposit} Dagarna blir lediga för andra, och det går inte att ångra.`;
}

function refundWords(refund: number, had: number, isOnlyReserved: boolean): string {
  if (had === 0) return "Du har inte betalat något, och avbokningen kostar ingenting.";
  if (refund === 0)
    return `Enligt avbokningsreglerna betalas inget av ${formatKronor(had)} tillbaka.`;
  const kept = had - refund;
  if (kept === 0)
    return isOnlyReserved
      ? `Avbokningen kostar ingenting. ${formatKronor(refund)} släpps på ditt kort.`
      : `Avbokningen kostar ingenting. ${formatKronor(refund)} betalas tillbaka till dig.`;
  return `${formatKronor(refund)} betalas tillbaka till dig. ${formatKronor(kept)} behåller vi enligt avbokningsreglerna.`;
}

/** How the customer is reached, as far as it is known. */
export function detailFacts(booking: MyBooking["booking"]): { label: string; value: string }[] {
  const { customerName, email, phone, streetAddress, postalCode, city, travelInfo } = booking;
  const place = `${postalCode} ${city}`.trim();
  const facts = [
    { label: "Namn", value: customerName },
    { label: "E-post", value: email },
    { label: "Telefon", value: phone },
    { label: "Adress", value: [streetAddress, place].filter(Boolean).join(", ") },
    { label: "Något vi bör veta", value: travelInfo },
  ];
  return facts.filter(({ value }) => value.trim() !== "");
}

export function changeUntilWords({ changes }: MyBooking): string {
  return changes.allowed
    ? `Du kan flytta och förlänga hyran och lägga till tillval till och med ${formatDay(changes.until)}.`
    : "Datum och tillval går inte att ändra här längre. Hör av dig till oss, så hjälper vi dig.";
}

/** In another tab, or by the shop. */
export const CHANGED_MEANWHILE = {
  title: "Bokningen har ändrats",
  description:
    "Den har ändrats sedan du öppnade sidan. Här ser du hur den är nu, och det du har skrivit står kvar.",
};

type ChangedStay = { startDate: LocalDate; endDate: LocalDate };

type Changed = Pick<OwnChangePreview, "difference" | "toPay" | "pickupTime" | "returnTime"> & {
  after: { total: number };
};

/** The days, where they are others, and what it costs. */
export function changeWords(preview: Changed, stay: ChangedStay | null): string {
  const { pickupTime, returnTime } = preview;
  const days = stay
    ? `Hämtning ${momentWords(stay.startDate, pickupTime)}, återlämning ${momentWords(stay.endDate, returnTime)}. `
    : "";
  const link = preview.toPay > 0 ? " Vi mejlar dig en länk för att betala." : "";
  return `${days}${costWords(preview)} ${wholePriceWords(preview)}${link}`;
}

/** Before and after. */
function wholePriceWords({ difference, after }: Pick<Changed, "difference" | "after">): string {
  const before = formatKronor(after.total - difference);
  return difference === 0
    ? `Hela priset är ${before} som förut.`
    : `Hela priset går från ${before} till ${formatKronor(after.total)}.`;
}

type Wished = ChangedStay & { selectedAddons: readonly SelectedAddon[] };

/** Said before the press: what becomes more cannot become less here. */
export function lastingWords(booking: Wished, wish: Wished): string | null {
  const isLonger = nightCount(wish) > nightCount(booking);
  const count = ({ selectedAddons }: Wished) =>
    selectedAddons.reduce((sum, { quantity }) => sum + quantity, 0);
  const isMore = count(wish) > count(booking);
  if (!isLonger && !isMore) return null;
  const what =
    isLonger && isMore
      ? "korta hyran eller ta bort tillval"
      : isLonger
        ? "korta hyran"
        : "ta bort tillval";
  return `Det här går inte att ångra här på sidan: du kan inte ${what} själv efteråt.`;
}

/** What cancelling gives back once the change is made, where that is counted from another day or is less. */
export function thenCancelling(
  { booking, cancellation: { policy } }: Pick<MyBooking, "booking" | "cancellation">,
  { cancelling, toPay }: Pick<OwnChangePreview, "cancelling" | "toPay">,
  { startDate, today }: { startDate: LocalDate; today: LocalDate },
): string[] {
  if (cancelling === null || policy === null) return [];
  const { countedFrom } = cancelling;
  const isApproved = booking.status !== "pending";
  const moved = { startDate, countedFrom, today, isApproved };
  const less = lessBackWords({ ...cancelling, toPay });
  return [
    ...(startDate === booking.startDate ? [] : [movedPolicyWords(policy, moved)]),
    ...(less === null ? [] : [less]),
  ];
}

export function tooNearWords(earliest: LocalDate): string {
  return `Välj en dag från och med ${formatDay(earliest)}`;
}

/** What the right of withdrawal gives, which is more than any terms. */
export function withdrawalWords(until: LocalDate): string {
  return `Du har ångerrätt till och med ${formatDay(until)}, så länge hyrestiden inte har börjat: avbokar du innan dess får du tillbaka hela hyran.`;
}

/** What a change costs, before it is made and after. */
export function costWords({
  difference,
  toPay,
}: Pick<OwnChangePreview, "difference" | "toPay">): string {
  if (difference <= 0) return "Du betalar inget mer.";
  if (toPay === 0)
    return `Priset blir ${formatKronor(difference)} högre, men du behöver inte betala mer.`;
  const more = `Du betalar ${formatKronor(difference)} till.`;
  return toPay > difference
    ? `${more} Tillsammans med det som återstod är det ${formatKronor(toPay)}.`
    : more;
}
