import type { Change } from "#contracts/audit.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { formatKronor } from "#texts/format.ts";
import { BOOKING_STATUS_LABELS, emailTypeLabel } from "#texts/statuses.ts";

export type ChangeWords = { title: string; text: string };

type Fields = Record<string, unknown>;

const LONGEST = 200;

type Told = (before: Fields, after: Fields) => ChangeWords;

const ABOUT: Record<string, Told> = {
  "booking.status": (before, after) => ({
    title: "Ändrade status",
    text: `${status(before)} → ${status(after)}`,
  }),
  "booking.comment": (_before, { notes }) => ({
    title: notes === "" ? "Tog bort kommentaren" : "Sparade en kommentar",
    text: words(notes),
  }),
  "booking.withdrawn": () => ({ title: "Ångrade bokningen", text: "" }),
  "booking.deleted": () => ({ title: "Tog bort bokningen", text: "" }),
  "payment.authorized": (_before, after) => ({ title: "Belopp reserverat", text: amount(after) }),
  "payment.captured": (_before, after) => ({
    title: after["kind"] === "deposit" ? "Deposition betald" : "Betalning genomförd",
    text: amount(after),
  }),
  "payment.cancelled": (_before, after) => ({ title: "Betalning avbruten", text: amount(after) }),
  "payment.expired": (_before, after) => ({ title: "Reservationen gick ut", text: amount(after) }),
  "rent.refunded": (_before, after) => ({ title: "Återbetalning gjord", text: money(after) }),
  "deposit.refunded": (_before, after) => ({
    title: "Återbetalade depositionen",
    text: money(after),
  }),
  "mail.resent": (_before, { type, recipient }) => ({
    title: "Skickade ett mejl igen",
    text: [emailTypeLabel(words(type)), words(recipient)].filter(Boolean).join(" till "),
  }),
  "payment.link-sent": () => ({ title: "Skickade en länk för att betala igen", text: "" }),
  "deposit.kept": (_before, after) => ({
    title: `Behöll en del av depositionen för ${after["reason"] === "damage" ? "skada" : "tjänst"}`,
    text: money({ ...after, reason: after["note"] }),
  }),
  "deposit.reminder": () => ({ title: "Skickade depositionspåminnelse", text: "" }),
};

/** One line of the log in words. What nobody has words for is shown by its own name. */
export function changeWords({ action, before, after }: Change): ChangeWords {
  const told = ABOUT[action];
  return told ? told(fieldsOf(before), fieldsOf(after)) : { title: action, text: "" };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function words(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

function status({ status: value }: Fields): string {
  return BOOKING_STATUS_LABELS[value as BookingStatus] ?? String(value);
}

function amount({ amount: kronor }: Fields): string {
  return typeof kronor === "number" ? formatKronor(kronor) : "";
}

/** `500 kr: avbruten resa`. */
function money(after: Fields): string {
  return [amount(after), words(after["reason"])].filter(Boolean).join(": ");
}
