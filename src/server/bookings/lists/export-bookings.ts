import type { Booking } from "#contracts/bookings.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { BYTE_ORDER_MARK, csvRow, type CsvCell } from "#server/platform/csv-text.ts";
import { rentWords } from "#texts/rent-words.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";

/** Nobody's personal number: a file lies about. */
const COLUMNS: [heading: string, cell: (booking: Booking) => CsvCell][] = [
  ["Bokning", ({ id }) => id],
  ["Objekt", ({ rentalItemName }) => rentalItemName],
  ["Antal", ({ quantity }) => quantity],
  ["Hyresavtal", ({ agreementName }) => agreementName ?? ""],
  ["Kund", ({ customerName }) => customerName],
  ["E-post", ({ customerEmail }) => customerEmail],
  ["Telefon", ({ customerPhone }) => customerPhone],
  ["Utlämning", ({ startDate }) => startDate],
  ["Återlämning", ({ endDate }) => endDate],
  ["Pris", ({ totalPrice }) => ({ amount: totalPrice })],
  ["Status", ({ status }) => BOOKING_STATUS_LABELS[status]],
  ["Betalning", rentWords],
  ["Betalt", ({ paidAmount }) => ({ amount: paidAmount })],
  ["Reserverat", ({ reservedAmount }) => ({ amount: reservedAmount })],
  ["Att betala", ({ dueAmount }) => ({ amount: dueAmount })],
  ["Deposition som hålls", (booking) => ({ amount: depositHeld(booking) })],
  ["Bokad", ({ createdAt }) => dayInSweden(new Date(createdAt))],
];

/** Written while it is read: no more than a page is held at any time. */
export async function* bookingsAsCsv(pages: AsyncIterable<Booking[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS.map(([heading]) => heading));
  for await (const page of pages)
    yield page.map((booking) => csvRow(COLUMNS.map(([, cell]) => cell(booking)))).join("");
}
