import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import type { Invitation } from "#contracts/account-links.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import { invitations, useInvite, useRemoveInvitation } from "#web/api/invitations.ts";
import { setOutside } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";
import { invitedAgainWords } from "./invitation-words.ts";
import { InviteColleague } from "./invite-colleague.tsx";

/** Colleagues who have been asked in and have not come yet. */
export function InvitationsPanel() {
  const { data, error, refetch } = useQuery(invitations);
  const isToServer = useIsToServer();
  return (
    <Panel
      title="Inbjudningar"
      lead="Din kollega får ett mejl och väljer själv användarnamn och lösenord."
      action={<InviteColleague isToServer={isToServer} />}
    >
      {!isToServer && <WrittenAsFiles />}
      {!data && !error && <TableSkeleton rows={1} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">Ingen inbjudan väntar på svar.</p>}
      {data && data.length > 0 && (
        <RowTable label="Inbjudningar" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}

/** Until it is known, as in a shop whose letters leave it. */
function useIsToServer(): boolean {
  return useQuery(setOutside).data?.mailServer !== null;
}

/** The link is the key to an account: it stands in the letter and nowhere else. */
function WrittenAsFiles() {
  return (
    <p className="notice">
      Butiken har ingen e-postserver, så inbjudan lämnar den inte av sig själv. Brevet blir en fil i
      datamappens utkorg (<code>outbox</code>): den som driver butiken öppnar den och ger kollegan
      länken. Du kan också göra ett konto utan mejl här nedanför.
    </p>
  );
}

const COLUMNS: Column<Invitation>[] = [
  { header: "E-post", cell: (invitation) => <Invited invitation={invitation} /> },
  { header: "Roll", cell: ({ role }) => ROLE_LABELS[role] },
  { header: "Länken", cell: (invitation) => <LinkEnd invitation={invitation} /> },
  {
    header: "Åtgärder",
    kind: "actions",
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

function Invited({ invitation: { email, invitedBy } }: { invitation: Invitation }) {
  return (
    <span className="account-name">
      {email}
      <span className="account-note">Inbjuden av {invitedBy}</span>
    </span>
  );
}

function LinkEnd({ invitation: { expiresAt, isOver } }: { invitation: Invitation }) {
  const { today } = usePageState();
  const at = instantWords(expiresAt, today);
  return isOver ? <span className="invitation-over">Gick ut {at}</span> : `Gäller till ${at}`;
}

function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { id, email, role } = invitation;
  const invite = useInvite();
  const remove = useRemoveInvitation();
  const isToServer = useIsToServer();
  return (
    <div className="row-actions">
      <ActionButton
        look="plain"
        className="button-small"
        busyLabel="Skickar…"
        onAct={() =>
          toldCall(invite.mutateAsync({ email, role }), invitedAgainWords(email, isToServer))
        }
      >
        <Send aria-hidden="true" size={17} />
        Skicka igen
      </ActionButton>
      <RemovalQuestion
        id={id}
        name={`inbjudan till ${email}`}
        title="Ta bort inbjudan"
        note="Länken i mejlet slutar att gälla direkt."
        call={remove}
        done={{ title: "Inbjudan är borttagen", description: email }}
      />
    </div>
  );
}
