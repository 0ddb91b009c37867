import type { Booking } from "#contracts/bookings.ts";
import { formatKronor } from "#texts/format.ts";
import "./quote-table.css";

type QuoteTableProps = { lines: Booking["quoteLines"]; total: number };

/** What it costs, line by line as the customer reads it. */
export function QuoteTable({ lines, total }: QuoteTableProps) {
  return (
    <table className="quote-table">
      <tbody>
        {lines.map(({ label, note, amount }, index) => (
          // Two extras may have one name and one price.
          <tr key={`${index} ${label}`}>
            <th scope="row">
              {label}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </th>
            <td>{formatKronor(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totalt</th>
          <td aria-live="polite">{formatKronor(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
