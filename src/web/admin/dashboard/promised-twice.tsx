import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { isPromisedTwice, itemsPromisedTwice } from "#domain/availability/changeover.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import { periodWords } from "#texts/period-words.ts";
import { allItems, dashboardFigures } from "#web/api/catalog-admin.ts";
import { globalTimes } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Hours that cannot all be kept, the shop's, the items' and the periods'; nothing where they can. */
export function PromisedTwice() {
  const { data: figures } = useQuery(dashboardFigures);
  const { data: listed = [] } = useQuery(allItems);
  const { data: shop } = useQuery(globalTimes);
  const periods = figures?.promisedTwice ?? [];
  const items = shop ? itemsPromisedTwice(listed, shop) : [];
  const isShops = shop !== undefined && isPromisedTwice(shop);
  if (!isShops && items.length === 0 && periods.length === 0) return null;
  return (
    <Panel
      title="Tider som krockar"
      lead="Den dag en kund lämnar tillbaka får nästa hämta tidigare än så. Då kan samma fordon vara lovat åt två. Låt hämtningen vara efter återlämningen."
    >
      <ul className="promised-twice">
        {isShops && (
          <li>
            Globala standardtider: <Hours {...shop} />
          </li>
        )}
        {items.map(({ id, name, ...times }) => (
          <li key={id}>
            <ItemLink id={id} name={name} />, standardtider: <Hours {...times} />
          </li>
        ))}
        {periods.map((period) => (
          <li key={`period-${period.intervalId}`}>
            <ItemLink id={period.itemId} name={period.itemName} />, {periodWords(period)}:{" "}
            <Hours {...period} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ItemLink({ id, name }: { id: number; name: string }) {
  return <Link href={`/admin/rental-items/${id}`}>{name}</Link>;
}

function Hours({ pickupTime, returnTime }: Times) {
  return (
    <>
      hämtning kl.&nbsp;{pickupTime}, återlämning kl.&nbsp;{returnTime}
    </>
  );
}
