import type { ChangePreview } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { linesInWords, type NamedLine } from "#texts/further-things.ts";
import type { ChangeDraft } from "./change-draft.ts";

type ComparisonProps = {
  booking: Booking;
  preview: ChangePreview;
  draft: ChangeDraft;
  /** Further things as they would be. */
  wanted: readonly NamedLine[];
  item: RentalItem | undefined;
};

/** The booking as it is beside the booking as it would be; what is another stands out. */
export function Comparison({ booking, preview, draft, wanted, item }: ComparisonProps) {
  const at = (day: string, time: string) =>
    `${isLocalDate(day) ? formatWeekday(day) : day} kl ${time}`;
  const rows: [label: string, before: string, after: string][] = [
    ["Objekt", booking.rentalItemName, item?.name ?? ""],
    [
      "Utlämning",
      at(booking.startDate, booking.pickupTime),
      at(draft.startDate, preview.pickupTime),
    ],
    ["Återlämning", at(booking.endDate, booking.returnTime), at(draft.endDate, preview.returnTime)],
    ["Antal", String(booking.quantity), String(draft.quantity)],
    ["Tillval", countedWords(preview.before.addons), countedWords(preview.after.addons)],
    ["Fler saker", countedWords(booking.lines), countedWords(wanted)],
    ["Pris", formatKronor(preview.before.total), formatKronor(preview.after.total)],
  ];
  return (
    <table className="comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">Nu</th>
          <th scope="col">Blir</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([label, before, after]) => before !== after || ALWAYS.includes(label))
          .map(([label, before, after]) => (
            <tr
              key={label}
              data-changed={before !== after || undefined}
              data-sum={label === "Pris" || undefined}
            >
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const ALWAYS = ["Objekt", "Utlämning", "Återlämning", "Pris"];

function countedWords(counted: readonly NamedLine[]): string {
  return linesInWords(counted) || "Inga";
}
