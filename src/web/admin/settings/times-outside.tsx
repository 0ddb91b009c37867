import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Opening, WeekHours } from "#domain/shop/opening.ts";
import {
  promisedOnExceptions,
  promisedOutside,
  type Promised,
} from "#domain/shop/outside-hours.ts";
import { promisedOutsideWords, promisedThenWords } from "#texts/outside-hours.ts";
import { periodWords } from "#texts/period-words.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { comingIntervals } from "#web/api/item-belongings.ts";
import { globalTimes } from "#web/api/settings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** More than that nobody reads: the first are set right, and the next stand here. */
const MOST_SHOWN = 20;

/** What customers are promised at hours when nobody is there, by the hours that are saved; nothing where all is well. */
export function TimesOutside({ week }: { week: readonly WeekHours[] }) {
  const of = usePromises();
  const outside = of ? promisedOutside(week, of) : [];
  return (
    <Told
      title="Tider utanför öppettiderna"
      lead="Här lovas kunder att hämta eller lämna när ingen är på plats. Ändra tiderna, eller låt dem stå om ni möter upp ändå."
      rows={outside.map((one) => ({ ...one, words: promisedOutsideWords(week, one) }))}
    />
  );
}

/** The same of days with hours of their own. */
export function TimesOutsideExceptions({ exceptions }: Pick<Opening, "exceptions">) {
  const of = usePromises();
  const { today } = usePageState();
  const outside = of ? promisedOnExceptions(exceptions, of, today) : [];
  return (
    <Told
      title="Tider utanför avvikande öppettider"
      lead="De här dagarna lovas kunder att hämta eller lämna när ingen är på plats. Ändra tiderna, eller låt dem stå om ni möter upp ändå."
      rows={outside.map((one) => ({ ...one, words: promisedThenWords(one) }))}
    />
  );
}

function usePromises() {
  const { data: shop } = useQuery(globalTimes);
  const { data: items } = useQuery(allItems);
  const { data: periods } = useQuery(comingIntervals);
  return shop && items && periods ? { shop, items, periods } : undefined;
}

type Row = Promised & { words: string[] };

function Told({ title, lead, rows }: { title: string; lead: string; rows: Row[] }) {
  return (
    <div role="status" className="empty:hidden">
      {rows.length > 0 && (
        <Panel title={title} lead={lead}>
          <ul className="times-outside">
            {rows.slice(0, MOST_SHOWN).map(({ words, ...one }, at) => (
              <li key={at}>
                <Whose {...one} /> {words.join(" ")}
              </li>
            ))}
          </ul>
          {rows.length > MOST_SHOWN && (
            <p className="mt-3 text-muted">och {rows.length - MOST_SHOWN} till</p>
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
