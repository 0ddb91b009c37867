import { allAgreements } from "#web/api/catalog-admin.ts";
import {
  contractInConfirmation,
  setOutside,
  settingsLeft,
  shopSettings,
} from "#web/api/settings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { PasswordCard } from "#web/shell/password-card.tsx";
import { SettingsHistory } from "#web/shell/settings-history/settings-history.tsx";
import { AgreementsPanel } from "./agreements/agreements-panel.tsx";
import "./dashboard.css";
import { GlobalTimesPanel } from "./global-times.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { SettingsList } from "./settings-list.tsx";
import { SetupPanel } from "./setup-panel.tsx";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: () => [allAgreements, contractInConfirmation, setOutside, settingsLeft, shopSettings],
};

export function Page() {
  return (
    <div className="page-width dashboard">
      <h1 className="heading-1">Inställningar</h1>
      <SetupPanel />
      <SettingsList />
      <div id="hyresavtal">
        <AgreementsPanel />
      </div>
      <div id="tider" className="dashboard-settings">
        <GlobalTimesPanel />
        <NoticePanel />
        <div id="losenord">
          <PasswordCard />
        </div>
      </div>
      <SettingsHistory />
    </div>
  );
}
