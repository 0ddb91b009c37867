import { invitations } from "#web/api/invitations.ts";
import { accounts } from "#web/api/people.ts";
import { setOutside } from "#web/api/settings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { AccountsPanel } from "./accounts-panel.tsx";
import "./accounts.css";
import { InvitationsPanel } from "./invitations-panel.tsx";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: () => [accounts, invitations, setOutside],
};

export function Page() {
  return (
    <div className="page-width accounts">
      <h1 className="heading-1">Konton</h1>
      <InvitationsPanel />
      <AccountsPanel />
    </div>
  );
}
