import { Suspense } from "react";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { later } from "#web/ui/later.ts";

// Its words come after the page: they stand at its foot, and are many.
const Changes = later(async () => (await import("./history-changes.tsx")).Changes);

export function HistoryCard({ bookingId }: { bookingId: number }) {
  return (
    <Panel title="Historik">
      <Suspense fallback={<TableSkeleton rows={3} />}>
        <Changes bookingId={bookingId} />
      </Suspense>
    </Panel>
  );
}
