import { CircleAlert, Wrench } from "lucide-react";
import { Link } from "wouter";
import type { TodayAnswer, TodayUpkeep } from "#contracts/today.ts";
import { itemUnitsPath } from "#domain/access/item-units-path.ts";
import { unitWords } from "#texts/unit-words.ts";
import { upkeepWords } from "#texts/upkeep-words.ts";
import { useMay } from "#web/shell/use-may.ts";
import { Panel } from "#web/ui/panel.tsx";

export const UPKEEP_PART = "service";

/** What is to be done to the vehicles within a month, calm until it is late. */
export function UpkeepList({ upkeep, today }: Pick<TodayAnswer, "upkeep" | "today">) {
  if (upkeep.length === 0) return null;
  return (
    <div id={UPKEEP_PART} className="today-list">
      <Panel title={`Service och besiktning (${upkeep.length})`}>
        <ul className="today-upkeep">
          {upkeep.map((one) => (
            <li key={`${one.unitId} ${one.kind}`} data-overdue={one.isOverdue || undefined}>
              {one.isOverdue ? (
                <CircleAlert aria-hidden="true" size={18} />
              ) : (
                <Wrench aria-hidden="true" size={18} />
              )}
              <div>
                <p>
                  <UnitName {...one} />
                </p>
                <p className="today-upkeep-due">{upkeepWords(one, today)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** Leads to where the next day is written in, for those who may. */
function UnitName(unit: TodayUpkeep) {
  const name = `${unit.itemName}, ${unitWords(unit)}`;
  return useMay("shop.manage") ? (
    <Link href={itemUnitsPath(unit.itemId)} className="today-link">
      {name}
    </Link>
  ) : (
    <strong>{name}</strong>
  );
}
