import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { LaidOutage, Outage, Unit } from "#contracts/units.ts";
import { useMay } from "#web/shell/use-may.ts";
import { unitOutages } from "#web/api/units.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { LaidOutageNotice } from "#web/shell/outages/laid-outage.tsx";
import { OutageForm } from "#web/shell/outages/outage-form.tsx";
import { RestoreDialog } from "#web/shell/outages/restore-dialog.tsx";
import { laidWords, outageDays } from "#web/shell/outages/words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** When a unit is out of use, with what it led to when one was added. */
export function Outages({ unit }: { unit: Unit }) {
  const { data, error, refetch } = useQuery(unitOutages(unit.id));
  const [laid, setLaid] = useState<LaidOutage | null>(null);
  const { today } = usePageState();
  const mayRun = useMay("bookings.run");
  const isRetired = unit.retiredOn !== null && unit.retiredOn <= today;
  if (error && !data) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  return (
    <div className="unit-outages">
      {laid && (
        <div className="entry-notice" role="status">
          <div>
            <LaidOutageNotice laid={laid} unitName={unit.name} />
          </div>
          <Button look="plain" className="button-small" onClick={() => setLaid(null)}>
            Jag förstår
          </Button>
        </div>
      )}
      {data && data.length > 0 && (
        <ul aria-label={`${unit.name} ur drift`}>
          {data.map((outage) => (
            <OutageRow
              key={outage.id}
              unit={unit}
              outage={outage}
              onRestored={() => setLaid((told) => (told?.id === outage.id ? null : told))}
            />
          ))}
        </ul>
      )}
      {mayRun && !isRetired && (
        <EditDialog
          title={`Ta ${unit.name} ur drift`}
          isShort
          trigger={
            <Button look="plain" className="button-small">
              <Plus aria-hidden="true" size={16} />
              Ta ur drift<span className="sr-only"> {unit.name}</span>
            </Button>
          }
        >
          <OutageForm
            unitId={unit.id}
            days={undefined}
            onLaid={(told) => {
              toast({ title: `${unit.name} är ur drift`, description: laidWords(told) });
              setLaid(told.moved.length + told.lacking.length > 0 ? told : null);
            }}
          />
        </EditDialog>
      )}
    </div>
  );
}

type OutageRowProps = { unit: Unit; outage: Outage; onRestored: () => void };

function OutageRow({ unit, outage, onRestored }: OutageRowProps) {
  const { today } = usePageState();
  const [isAsked, setIsAsked] = useState(false);
  const isOver = outage.endDate !== null && outage.endDate < today;
  const mayRun = useMay("bookings.run");
  return (
    <li data-over={isOver || undefined}>
      <span>
        Ur drift {outageDays(outage)}: {outage.reason}
      </span>
      {mayRun && !isOver && (
        <Button look="plain" className="button-small" onClick={() => setIsAsked(true)}>
          Ta i drift
          <span className="sr-only">
            {" "}
            {unit.name}, {outageDays(outage)}
          </span>
        </Button>
      )}
      {isAsked && (
        <RestoreDialog
          unitName={unit.name}
          outage={outage}
          onRestored={onRestored}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  );
}
