import { CircleAlert, Wrench } from "lucide-react";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Upkeep } from "#domain/units/upkeep.ts";
import { upkeepWords } from "#texts/upkeep-words.ts";

/** What is to be done to a unit soon, or should have been. */
export function UnitUpkeep({ upkeep, today }: { upkeep: readonly Upkeep[]; today: LocalDate }) {
  if (upkeep.length === 0) return null;
  return (
    <ul className="unit-upkeep">
      {upkeep.map((one) => {
        const Icon = one.isOverdue ? CircleAlert : Wrench;
        return (
          <li key={one.kind} data-overdue={one.isOverdue || undefined}>
            <Icon aria-hidden="true" size={18} />
            {upkeepWords(one, today)}
          </li>
        );
      })}
    </ul>
  );
}
