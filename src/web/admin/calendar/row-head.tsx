import { officeName } from "#texts/office-name.ts";
import { percentWords, unitsOf, unitWords } from "./words.ts";
import type { CalendarRow } from "./rows.ts";

type RowHeadProps = { row: CalendarRow; onFold: (itemId: number) => void };

/** Names what a row is about, at the left edge however far the days are scrolled. */
export function RowHead({ row, onFold }: RowHeadProps) {
  const { item, occupancy, folded } = row;
  if (!row.isFirst)
    return (
      <div role="rowheader" className="cal-name cal-unit">
        <span className="sr-only">{item.name}, </span>
        <span className="cal-unit-name" title={row.of?.registration || undefined}>
          {unitWords(row)}
          {row.of?.registration && <span className="cal-registration"> {row.of.registration}</span>}
        </span>
      </div>
    );
  return (
    <div role="rowheader" className="cal-name">
      <span
        className="cal-item"
        title={[officeName(item), row.of?.name ?? unitsOf(item)].join(", ")}
      >
        {item.name}
      </span>
      {item.isHidden && <span className="cal-hidden">Dold</span>}
      {folded !== null && (
        <button
          type="button"
          className="cal-unfold"
          aria-expanded={folded === 0}
          onClick={() => onFold(item.id)}
        >
          <span aria-hidden="true">{folded === 0 ? "Färre" : `+${folded}`}</span>
          <span className="sr-only">Alla enheter av {item.name}</span>
        </button>
      )}
      <span className="cal-share">
        <span className="sr-only">beläggning </span>
        {percentWords(occupancy)}
      </span>
    </div>
  );
}
