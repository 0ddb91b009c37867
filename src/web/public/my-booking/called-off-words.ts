import type { MyBooking } from "#contracts/my-booking.ts";
import { moneyBackBy } from "#domain/bookings/withdrawal.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { REFUND_TIME, RELEASE_TIME } from "#texts/money-back-words.ts";

type Known = Pick<MyBooking, "booking" | "deposit" | "payments">;

/** Cancelled, or withdrawn from and about to be: nothing of the stay is to come. */
export function isCalledOff({ status, withdrawnAt }: MyBooking["booking"]): boolean {
  return status === "cancelled" || (status !== "returned" && withdrawnAt !== null);
}

/** What the page is as a whole: of a booking to come, of one that is off, or behind a link that opens none. */
export function faceOf(page: Pick<MyBooking, "booking"> | null | undefined) {
  if (page === undefined) return null;
  if (page === null) return "unknown";
  return isCalledOff(page.booking) ? "off" : "on";
}

/** That it is off, since when, and by whom. */
export function calledOffWords({ status, withdrawnAt, calledOff }: MyBooking["booking"]): string {
  const regretted = withdrawnAt === null ? "" : `Du ångrade bokningen ${dayOf(withdrawnAt)}.`;
  if (status !== "cancelled") return `${regretted} Vi avbokar den och mejlar dig när det är gjort.`;
  if (calledOff === null) return `${regretted} Bokningen är avbokad.`.trim();
  const day = `den ${formatDay(calledOff.on)}`;
  if (regretted !== "") return `${regretted} Den avbokades ${day}.`;
  return calledOff.by === "customer"
    ? `Du avbokade bokningen ${day}.`
    : `Vi avbokade bokningen ${day}.`;
}

const dayOf = (at: string) => `den ${formatDay(dayInSweden(new Date(at)))}`;

/** Of a booking that is off, where the rent is and where the deposit; what has not gone back is not said to have. */
export function moneyBackFacts(page: Known): { label: string; value: string }[] {
  const deposit = depositBackWords(page);
  return [
    { label: "Hyran", value: rentBackWords(page) },
    ...(deposit === null ? [] : [{ label: "Depositionen", value: deposit }]),
  ];
}

function rentBackWords({ booking, payments }: Known): string {
  const { paidAmount, reservedAmount, refundedAmount, cancelled, status, withdrawnAt } = booking;
  if (status !== "cancelled") return regrettedRent(paidAmount, reservedAmount, withdrawnAt);
  const failed = failedOf(payments, "rent");
  if (cancelled === null) return undecidedRent(paidAmount, refundedAmount, failed);
  const { refund, kept } = cancelled;
  const toGive = Math.max(0, sumKronor(paidAmount, -kept));
  const owed = Math.max(0, sumKronor(toGive, -failed));
  const released = Math.max(0, sumKronor(refund, -refundedAmount, -toGive));
  const words = [
    refundedAmount > 0 && `Vi har betalat tillbaka ${formatKronor(refundedAmount)}. ${REFUND_TIME}`,
    failed > 0 && failedWords(failed),
    owed > 0 &&
      `${formatKronor(owed)} ska betalas tillbaka till dig. Det är inte klart än, och vi hör av oss om något krånglar.`,
    released > 0 &&
      `${formatKronor(released)} som var reserverat på ditt kort släpps. ${RELEASE_TIME}`,
    kept > 0 && refund > 0 && `${formatKronor(kept)} behåller vi som avbokningsavgift.`,
    kept > 0 && refund === 0 && `${formatKronor(kept)} betalas inte tillbaka${byTerms(booking)}.`,
  ].filter((sentence) => sentence !== false);
  return words.length > 0
    ? words.join(" ")
    : "Du har inte betalat något och behöver inte göra det.";
}

/** The customer cancels by the terms; the shop decides for itself. */
const byTerms = ({ calledOff }: MyBooking["booking"]) =>
  calledOff?.by === "customer" ? ", enligt avbokningsvillkoren" : "";

function regrettedRent(paid: number, reserved: number, withdrawnAt: string | null): string {
  if (paid > 0 && withdrawnAt !== null) {
    const by = formatDay(moneyBackBy(dayInSweden(new Date(withdrawnAt))));
    return `Vi betalar tillbaka ${formatKronor(paid)} senast den ${by}. ${REFUND_TIME}`;
  }
  return reserved > 0
    ? `${formatKronor(reserved)} som är reserverat på ditt kort släpps när vi har avbokat. ${RELEASE_TIME}`
    : "Du har inte betalat något och behöver inte göra det.";
}

/** What was to go back of the rent or the deposit and did not reach the card. */
function failedOf(payments: MyBooking["payments"], wanted: "rent" | "deposit"): number {
  return sumKronor(
    ...payments.filter(({ kind }) => kind === wanted).map(({ failedRefund }) => failedRefund),
  );
}

const failedWords = (sum: number) =>
  `${formatKronor(sum)} nådde inte ditt kort. Pengarna är kvar hos oss, och ovanför står hur du får dem.`;

/** Cancelled without a decision: whoever did it looks after the money by hand. */
function undecidedRent(paid: number, refunded: number, failed: number): string {
  if (failed > 0) return failedWords(failed);
  const given =
    refunded > 0 ? `Vi har betalat tillbaka ${formatKronor(refunded)}. ${REFUND_TIME} ` : "";
  if (paid > 0)
    return `${given}${formatKronor(paid)} är kvar hos oss tills vidare. Vi hör av oss till dig om återbetalningen.`;
  return given.trim() || "Inget är draget, och du behöver inte betala något.";
}

function depositBackWords({ deposit, payments }: Known): string | null {
  if (deposit === null || deposit.status === "not_paid") return null;
  if (deposit.status === "pending")
    return `${formatKronor(deposit.amount)} behandlas, och betalas tillbaka om den dras.`;
  const { amount, refunded, kept } = deposit;
  const failed = failedOf(payments, "deposit");
  const left = sumKronor(amount, -refunded, -kept, -failed);
  const words = [
    refunded > 0 && `Vi har betalat tillbaka ${formatKronor(refunded)}. ${REFUND_TIME}`,
    kept > 0 && `${formatKronor(kept)} är avdraget.`,
    failed > 0 && failedWords(failed),
    left > 0 && `${formatKronor(left)} ska betalas tillbaka till dig. Det är inte klart än.`,
  ];
  return words.filter((sentence) => sentence !== false).join(" ");
}

/** Of a booking that was off and holds again, what became of what was to go back; nothing of any other. */
export function takenUpWords({ takenUp, refundedAmount, dueAmount }: MyBooking["booking"]) {
  if (takenUp === null) return null;
  const again = `Bokningen avbokades den ${formatDay(takenUp.cancelledOn)} men gäller igen sedan den ${formatDay(takenUp.on)}.`;
  if (takenUp.refund === 0) return again;
  if (refundedAmount === 0)
    return `${again} Det som skulle ha gått tillbaka av hyran, ${formatKronor(takenUp.refund)}, betalas därför inte ut.`;
  const due =
    dueAmount > 0 ? ` Därför återstår ${formatKronor(dueAmount)} att betala av hyran.` : "";
  return `${again} Då hade vi betalat tillbaka ${formatKronor(refundedAmount)}.${due}`;
}
