import { useQuery } from "@tanstack/react-query";
import { contractInConfirmation, useSetContractInConfirmation } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { SwitchField } from "#web/ui/switch-field.tsx";

const SAVED = {
  on: {
    title: "Avtalet bifogas",
    description: "Det följer med varje bekräftelse från och med nu.",
  },
  off: { title: "Avtalet bifogas inte längre" },
};

/** Whether the contract goes along with the letter that approves a booking; kept as soon as it is pressed. */
export function ContractInConfirmation() {
  const { data, error, refetch } = useQuery(contractInConfirmation);
  const set = useSetContractInConfirmation();
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  // What was pressed shows at once.
  const isOn = set.isPending ? set.variables : (data?.value ?? false);
  return (
    <div className="mt-6">
      <SwitchField
        label="Bifoga hyresavtalet i bekräftelsen"
        hint="När du godkänner en bokning får kunden avtalet som PDF i samma mejl, ifyllt och klart att skriva under."
        checked={isOn}
        disabled={!data}
        onChange={({ target }) => {
          if (set.isPending) return;
          const { checked } = target;
          void toldCall(set.mutateAsync(checked), checked ? SAVED.on : SAVED.off);
        }}
      />
    </div>
  );
}
