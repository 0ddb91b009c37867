import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { Overview } from "#contracts/oversight.ts";
import { overview, useCompareNow } from "#web/api/oversight.ts";
import { CallProblem, FetchProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { concernGroups } from "./concern-groups.ts";
import { ConcernSection } from "./concern-section.tsx";
import "./concerns.css";

/** 'Att åtgärda': everything that needs a person's hand, with what solves it. */
export function ConcernsPanel() {
  const { today } = usePageState();
  const { data, error, refetch } = useQuery(overview);
  const compare = useCompareNow();
  async function compareNow() {
    await compare
      .mutateAsync()
      .then(
        ({ concerns }) => toast({ title: "Jämförelsen är klar", description: outcome(concerns) }),
        tellProblem,
      );
  }
  return (
    <Panel
      title={
        data && data.concerns.length > 0 ? `Att åtgärda (${data.concerns.length})` : "Att åtgärda"
      }
      action={
        data && (
          <ActionButton
            look="quiet"
            className="button-small"
            busyLabel="Jämför…"
            onAct={compareNow}
          >
            Jämför nu
          </ActionButton>
        )
      }
    >
      {!data && !error && <TableSkeleton rows={2} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <CallProblem error={compare.error ?? error} />}
      {data?.concerns.length === 0 && <AllWell />}
      {data &&
        concernGroups(data.concerns, today).map((group) => (
          <ConcernSection key={group.name} group={group} onCompare={compareNow} />
        ))}
      {data && <Compared at={data.comparedAt} />}
    </Panel>
  );
}

function outcome(concerns: Overview["concerns"]): string {
  if (concerns.length === 0) return "Allt stämmer.";
  return concerns.length === 1 ? "En sak att åtgärda." : `${concerns.length} saker att åtgärda.`;
}

function AllWell() {
  return (
    <p className="all-well">
      <CircleCheck aria-hidden="true" size={48} />
      <span>
        <strong className="heading-3 block">Allt stämmer.</strong>
        <span className="text-muted">
          Betalningar, bokningar och mejl går ihop. Just nu behöver du inte göra något här.
        </span>
      </span>
    </p>
  );
}

function Compared({ at }: { at: string | null }) {
  const { today } = usePageState();
  return (
    <p className="text-sm text-muted">
      {at === null
        ? "Butiken har inte jämförts med kortbolaget ännu."
        : `Butiken jämfördes senast med kortbolaget ${instantWords(at, today)}.`}
    </p>
  );
}
