import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { periodWords } from "#texts/period-words.ts";
import { dashboardFigures } from "#web/api/catalog-admin.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Hours that cannot all be kept; nothing where they can. */
export function PromisedTwice() {
  const { data } = useQuery(dashboardFigures);
  if (!data || data.promisedTwice.length === 0) return null;
  return (
    <Panel
      title="Tider som krockar"
      lead="Den dag en kund lämnar tillbaka får nästa hämta tidigare än så. Då kan samma fordon vara lovat åt två. Låt hämtningen vara efter återlämningen."
    >
      <ul className="promised-twice">
        {data.promisedTwice.map((interval) => (
          <li key={interval.intervalId}>
            <Link href={`/admin/rental-items/${interval.itemId}`}>{interval.itemName}</Link>,{" "}
            {periodWords(interval)}: hämtning kl.&nbsp;{interval.pickupTime}, återlämning kl.&nbsp;
            {interval.returnTime}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
