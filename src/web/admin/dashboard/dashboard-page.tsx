import { allAgreements, allItems, dashboardFigures } from "#web/api/catalog-admin.ts";
import { overview } from "#web/api/oversight.ts";
import { databaseRisks, settingsLeft } from "#web/api/settings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { PasswordCard } from "#web/shell/password-card.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { AgreementsPanel } from "./agreements/agreements-panel.tsx";
import { ConcernsPanel } from "./concerns/concerns-panel.tsx";
import "./dashboard.css";
import { DatabaseRisks } from "./database-risks.tsx";
import { Figures } from "./figures.tsx";
import { GlobalTimesPanel } from "./global-times.tsx";
import { ItemsPanel } from "./items/items-panel.tsx";
import { PeoplePanel } from "./people/people-panel.tsx";
import { PromisedTwice } from "./promised-twice.tsx";
import { NewItemLink, QuickLinks } from "./quick-links.tsx";
import { SetupPanel } from "./setup-panel.tsx";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: () => [overview, dashboardFigures, allItems, allAgreements, settingsLeft, databaseRisks],
};

export function Page() {
  return (
    <Frame>
      <PageHead title="Administration" description="Butikens administration." path={null} />
      <RoleGate permission="shop.manage">
        <Dashboard />
      </RoleGate>
    </Frame>
  );
}

function Dashboard() {
  const user = useUser();
  return (
    <div className="page-width dashboard">
      <div className="dashboard-top">
        <div className="dashboard-title">
          <div>
            <h1 className="heading-1">Administration</h1>
            <p className="mt-1 text-muted">Inloggad som {user?.username}</p>
          </div>
          <NewItemLink />
        </div>
        <QuickLinks />
      </div>
      <DatabaseRisks />
      <ConcernsPanel />
      <SetupPanel />
      <Figures />
      <PromisedTwice />
      <ItemsPanel />
      <AgreementsPanel />
      <PeoplePanel />
      <div className="dashboard-settings">
        <PasswordCard />
        <GlobalTimesPanel />
      </div>
    </div>
  );
}
