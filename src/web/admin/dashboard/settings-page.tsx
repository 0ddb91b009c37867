import { ChartNoAxesColumn, Mail } from "lucide-react";
import { Link } from "wouter";
import { allAgreements } from "#web/api/catalog-admin.ts";
import { contractInConfirmation, settingsLeft, shopSettings } from "#web/api/settings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { PasswordCard } from "#web/shell/password-card.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AgreementsPanel } from "./agreements/agreements-panel.tsx";
import "./dashboard.css";
import { GlobalTimesPanel } from "./global-times.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { SetupPanel } from "./setup-panel.tsx";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: () => [allAgreements, contractInConfirmation, settingsLeft, shopSettings],
};

export function Page() {
  return (
    <div className="page-width dashboard">
      <h1 className="heading-1">Inställningar</h1>
      <SetupPanel />
      <AgreementsPanel />
      <div className="dashboard-settings">
        <GlobalTimesPanel />
        <NoticePanel />
        <Panel title="Spårning">
          <p className="text-muted">Mätning, annonser och chatt på butikens sidor.</p>
          <Link href="/admin/tracking-settings" className={`${buttonClass("quiet")} mt-4`}>
            <ChartNoAxesColumn aria-hidden="true" size={18} />
            Öppna spårningsinställningar
          </Link>
        </Panel>
        <Panel title="Brev">
          <p className="text-muted">Mejlen som kunderna får, med dina egna ord.</p>
          <Link href="/admin/settings/letters" className={`${buttonClass("quiet")} mt-4`}>
            <Mail aria-hidden="true" size={18} />
            Öppna breven
          </Link>
        </Panel>
        <PasswordCard />
      </div>
    </div>
  );
}
