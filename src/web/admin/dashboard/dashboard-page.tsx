import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { CONCERNS_PART } from "#domain/access/concerns-path.ts";
import { may } from "#domain/access/roles.ts";
import { isOpenOn } from "#domain/shop/opening.ts";
import { formatWeekday } from "#texts/format.ts";
import { allAgreements, allItems, dashboardFigures } from "#web/api/catalog-admin.ts";
import { overview } from "#web/api/oversight.ts";
import { databaseRisks, firstDay, settingsLeft } from "#web/api/settings.ts";
import { officeToday } from "#web/api/today.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { later } from "#web/ui/later.ts";
import { ConcernsPanel } from "./concerns/concerns-panel.tsx";
import "./dashboard.css";
import { DatabaseRisks } from "./database-risks.tsx";
import { FirstDay } from "./first-day/first-day.tsx";
import { TodayLists } from "./today.tsx";

/** Comes after the day, which nobody at the counter waits with. */
const Administration = later(async () => (await import("./administration.tsx")).Administration);

const loadBegun = async () => (await import("./begun-protocols.tsx")).BegunProtocols;
const BegunProtocols = later(loadBegun);

/** With the page where somebody steps to it: from a hand-over there may be no network any more. */
export const atTouch = [{ preload: async () => void (await loadBegun()) }];

// From here on the step to this page needs no network.
if (typeof document !== "undefined") document.documentElement.dataset["day"] = "true";

/** What stands below the day. */
const MANAGED = [
  firstDay,
  overview,
  dashboardFigures,
  allItems,
  allAgreements,
  settingsLeft,
  databaseRisks,
];

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ role }) => [officeToday, ...(may(role, "shop.manage") ? MANAGED : [])],
};

/** The day at the counter; below it, for administrators, everything else that the shop is run by. */
export function Page() {
  const { today: opened, shop } = usePageState();
  const { data } = useQuery(officeToday);
  const today = data?.today ?? opened;
  const mayManage = useMay("shop.manage");
  // What stands above the day comes with it: nothing moves a booking from under the thumb that presses it.
  const above = [
    useQuery({ ...databaseRisks, enabled: mayManage }),
    useQuery({ ...firstDay, enabled: mayManage }),
  ];
  // Without network, or where it failed once, the day does not wait for it.
  const isAboveOnItsWay = above.some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
  return (
    <div className="page-width dashboard">
      <h1 className="heading-1">
        Idag{" "}
        <span className="today-date">
          {formatWeekday(today)}
          {!isOpenOn(shop.opening, today) && ", butiken är stängd"}
        </span>
      </h1>
      {mayManage && <DatabaseRisks />}
      {mayManage && <FirstDay />}
      <TodayLists isHeld={isAboveOnItsWay} />
      <Suspense fallback={null}>
        <BegunProtocols day={data} />
      </Suspense>
      {mayManage && (
        <div id={CONCERNS_PART}>
          <ConcernsPanel />
        </div>
      )}
      {mayManage && (
        <Suspense fallback={null}>
          <Administration />
        </Suspense>
      )}
    </div>
  );
}
