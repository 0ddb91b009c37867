import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "#contracts/people.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import { accounts } from "#web/api/people.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { ChangeRole } from "./change-role.tsx";
import { inOrder, matching } from "./account-order.ts";
import { NewAccount } from "./new-account.tsx";
import { RemoveAccount } from "./remove-account.tsx";
import { OwnPassword, SetPassword } from "./set-password.tsx";

export function AccountsPanel() {
  const { data, error, refetch } = useQuery(accounts);
  return (
    <Panel
      title="Alla konton"
      lead="Alla som kan logga in. En kund ser inget av kontoret."
      action={<NewAccount />}
    >
      {!data && !error && <TableSkeleton rows={3} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <AccountList all={data} />}
    </Panel>
  );
}

const MANY = 10;

function AccountList({ all }: { all: Account[] }) {
  const [wanted, setWanted] = useState("");
  const [most, setMost] = useState(MANY);
  const found = matching(all, wanted).toSorted(inOrder);
  return (
    <>
      {all.length > MANY && (
        <div className="max-w-md">
          <TextField
            label="Sök bland kontona"
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="text-muted">Inget konto heter så.</p>
      ) : (
        <RowTable
          label="Konton"
          columns={COLUMNS}
          rows={found.slice(0, most)}
          keyOf={({ id }) => id}
        />
      )}
      {found.length > most && (
        <div>
          <Button look="quiet" className="button-small" onClick={() => setMost(most + 50)}>
            Visa fler ({found.length - most})
          </Button>
        </div>
      )}
    </>
  );
}

const COLUMNS: Column<Account>[] = [
  { header: "Användarnamn", cell: (account) => <AccountName account={account} /> },
  { header: "Roll", cell: ({ role }) => ROLE_LABELS[role] },
  { header: "Senast sedd", cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} /> },
  { header: "Åtgärder", kind: "actions", cell: (account) => <AccountActions account={account} /> },
];

function AccountName({ account: { id, username, email } }: { account: Account }) {
  const isMe = useUser()?.id === id;
  return (
    <span className="account-name">
      {isMe ? `${username} (du)` : username}
      <span className="account-note">{email ?? "Ingen e-postadress"}</span>
    </span>
  );
}

function LastSeen({ at }: { at: string | null }) {
  const { today } = usePageState();
  return at ? instantWords(at, today) : "Inte inloggad";
}

function AccountActions({ account }: { account: Account }) {
  const isMe = useUser()?.id === account.id;
  return (
    <div className="row-actions">
      <ChangeRole account={account} isMe={isMe} />
      {isMe ? <OwnPassword /> : <SetPassword account={account} />}
      <AccountSessions account={account} isMe={isMe} />
      <RemoveAccount account={account} isMe={isMe} />
    </div>
  );
}
