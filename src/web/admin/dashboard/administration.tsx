import { useQuery } from "@tanstack/react-query";
import { firstDay } from "#web/api/settings.ts";
import { PasswordCard } from "#web/shell/password-card.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { AgreementsPanel } from "./agreements/agreements-panel.tsx";
import { Figures } from "./figures.tsx";
import { GlobalTimesPanel } from "./global-times.tsx";
import { ItemsPanel } from "./items/items-panel.tsx";
import { PromisedTwice } from "./promised-twice.tsx";
import { NewItemLink, QuickLinks } from "./quick-links.tsx";
import { SetupPanel } from "./setup-panel.tsx";

/** What an administrator sees to beside the day: items, agreements and times. */
export function Administration() {
  const user = useUser();
  const { data: steps, isPending } = useQuery(firstDay);
  return (
    <>
      <div className="dashboard-top">
        <div className="dashboard-title">
          <div>
            <h2 className="heading-1">Administration</h2>
            <p className="mt-1 text-muted">Inloggad som {user?.username}</p>
          </div>
          <NewItemLink />
        </div>
        <QuickLinks />
      </div>
      {!isPending && <SetupPanel besides={steps ?? []} />}
      <Figures />
      <PromisedTwice />
      <ItemsPanel />
      <AgreementsPanel />
      <div className="dashboard-settings">
        <PasswordCard />
        <GlobalTimesPanel />
      </div>
    </>
  );
}
