import { useQuery } from "@tanstack/react-query";
import { allItems } from "#web/api/catalog-admin.ts";
import { discountCodes } from "#web/api/discount-codes.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { CodeTable } from "./code-table.tsx";
import "./codes.css";
import { NewCode } from "./edit-code.tsx";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: () => [discountCodes, allItems],
};

const SWEDISH = new Intl.Collator("sv");

export function Page() {
  const codes = useQuery(discountCodes);
  const items = useQuery(allItems);
  const error = codes.error ?? items.error;
  const retry = () => void Promise.all([codes.refetch(), items.refetch()]);
  const byName = items.data?.toSorted((one, other) => SWEDISH.compare(one.name, other.name));
  const isThere = codes.data && byName;
  return (
    <div className="page-width codes">
      <h1 className="heading-1">Rabattkoder</h1>
      <Panel
        title="Alla koder"
        lead="Kunden skriver koden i bokningen och ser det lägre priset direkt."
        action={byName && <NewCode items={byName} />}
      >
        {!isThere && !error && <TableSkeleton rows={3} />}
        {!isThere && error && <FetchProblem error={error} onRetry={retry} />}
        {isThere && codes.data.length === 0 && (
          <div className="codes-empty">
            <p>Inga rabattkoder än.</p>
            <p className="text-muted">
              Med en kod kan du tacka stamgäster, ge en förening sitt eget pris eller fylla lediga
              nätter i lågsäsong. Du bestämmer vad den ger, för vilka objekt och nätter, och hur
              många gånger den kan användas.
            </p>
          </div>
        )}
        {isThere && codes.data.length > 0 && <CodeTable codes={codes.data} items={byName} />}
      </Panel>
    </div>
  );
}
