import type { DepositStatus } from "#contracts/deposits.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { formatKronor } from "#texts/format.ts";
import { depositTexts } from "./texts.ts";

type PaidDeposit = Pick<
  DepositStatus,
  "depositAmount" | "refundedAmount" | "keptAmount" | "bankAmount" | "rentDue" | "todo"
>;

/** Where the money of a paid deposit is. */
export type PaidWords = {
  /** How it stands, in a sentence or two. */
  text: string;
  /** Beside the deposit itself: what was given back, kept, and is still with the shop. */
  sums: { label: string; value: string }[];
  /** What will happen with what is still held. */
  note: { title: string; text: string } | null;
};

/** The page's title: nobody is asked in it for what is paid. */
export function depositTitle(
  booking: object | null | undefined,
  deposit: Pick<DepositStatus, "status"> | undefined,
): string {
  if (booking === null) return depositTexts.missing;
  return deposit?.status === "captured" ? depositTexts.paid : depositTexts.title;
}

export function paidWords(deposit: PaidDeposit, status: BookingStatus): PaidWords {
  const { refundedAmount, keptAmount, bankAmount } = deposit;
  const held = heldOf(deposit);
  if (refundedAmount === 0 && keptAmount === 0 && bankAmount === 0)
    return { text: untouchedText(status, deposit), sums: [], note: NOTES[status] };
  return {
    text: settledText(deposit, held),
    sums: [
      { label: depositTexts.refunded, amount: refundedAmount },
      { label: depositTexts.byBank, amount: bankAmount },
      { label: depositTexts.kept, amount: keptAmount },
      { label: depositTexts.held, amount: held },
    ].flatMap(({ label, amount }) => (amount > 0 ? [{ label, value: formatKronor(amount) }] : [])),
    note: held > 0 ? { title: depositTexts.restTitle, text: depositTexts.restBack } : null,
  };
}

function heldOf({ depositAmount, ...gone }: PaidDeposit): number {
  const { refundedAmount, keptAmount, bankAmount } = gone;
  return Math.max(0, sumKronor(depositAmount, -refundedAmount, -keptAmount, -bankAmount));
}

function settledText(deposit: PaidDeposit, held: number): string {
  const { depositAmount, refundedAmount, keptAmount, bankAmount } = deposit;
  const words: string[] = [];
  if (bankAmount > 0)
    words.push(
      bankAmount === depositAmount
        ? `Din bank har gett dig tillbaka depositionen, ${formatKronor(bankAmount)}, eftersom du bestred betalningen.`
        : `Din bank har gett dig tillbaka ${formatKronor(bankAmount)} av depositionen, eftersom du bestred betalningen.`,
    );
  if (refundedAmount > 0)
    words.push(
      held === 0 && keptAmount === 0 && bankAmount === 0
        ? `Depositionen är återbetald: vi har betalat tillbaka ${formatKronor(refundedAmount)}.`
        : `Vi har betalat tillbaka ${formatKronor(refundedAmount)} av depositionen.`,
      depositTexts.takesDays,
    );
  if (keptAmount > 0)
    words.push(`${formatKronor(keptAmount)} har vi behållit. ${depositTexts.keptWhy}`);
  return words.join(" ");
}

function untouchedText(status: BookingStatus, { rentDue, todo }: PaidDeposit): string {
  if (status !== "pending" && status !== "confirmed") return UNTOUCHED[status];
  if (rentDue === null || todo === null) return depositTexts.leftUntold;
  if (rentDue > 0) return depositTexts.rentLeft(formatKronor(rentDue));
  return todo.length > 0 ? depositTexts.todoLeft(todo) : UNTOUCHED[status];
}

const UNTOUCHED: Record<BookingStatus, string> = {
  pending: depositTexts.paidWhy,
  confirmed: depositTexts.paidWhy,
  cancelled: depositTexts.paidCancelled,
  returned: depositTexts.paidReturned,
};

const AFTER_RETURN = { title: depositTexts.back, text: depositTexts.paidBack };

const NOTES: Record<BookingStatus, NonNullable<PaidWords["note"]>> = {
  pending: AFTER_RETURN,
  confirmed: AFTER_RETURN,
  cancelled: { title: depositTexts.cancelledTitle, text: depositTexts.cancelledBack },
  returned: AFTER_RETURN,
};
