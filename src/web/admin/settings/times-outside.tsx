import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { WeekHours } from "#domain/shop/opening.ts";
import { promisedOutside, type Promised } from "#domain/shop/outside-hours.ts";
import { promisedOutsideWords } from "#texts/outside-hours.ts";
import { periodWords } from "#texts/period-words.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { comingIntervals } from "#web/api/item-belongings.ts";
import { globalTimes } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";

/** More than that nobody reads: the first are set right, and the next stand here. */
const MOST_SHOWN = 20;

/** What customers are promised at hours when nobody is there, by the hours that are saved; nothing where all is well. */
export function TimesOutside({ week }: { week: readonly WeekHours[] }) {
  const { data: shop } = useQuery(globalTimes);
  const { data: items } = useQuery(allItems);
  const { data: periods } = useQuery(comingIntervals);
  const outside = shop && items && periods ? promisedOutside(week, { shop, items, periods }) : [];
  return (
    <div role="status">
      {outside.length > 0 && (
        <Panel
          title="Tider utanför öppettiderna"
          lead="Här lovas kunder att hämta eller lämna när ingen är på plats. Ändra tiderna, eller låt dem stå om ni möter upp ändå."
        >
          <ul className="times-outside">
            {outside.slice(0, MOST_SHOWN).map((one) => (
              <li key={`${one.item?.id}/${one.on?.startDate}/${one.on?.endDate}`}>
                <Whose {...one} /> {promisedOutsideWords(week, one).join(" ")}
              </li>
            ))}
          </ul>
          {outside.length > MOST_SHOWN && (
            <p className="mt-3 text-muted">och {outside.length - MOST_SHOWN} till</p>
          )}
        </Panel>
      )}
    </div>
  );
}

function Whose({ item, on }: Promised) {
  if (!item) return <Link href="/admin/settings#tider">Butikens standardtider:</Link>;
  return (
    <Link href={`/admin/rental-items/${item.id}`}>
      {item.name}
      {on ? `, ${periodWords(on)}:` : ", standardtider:"}
    </Link>
  );
}
