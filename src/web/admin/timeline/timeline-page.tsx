import { timelineRange } from "#domain/bookings/timeline.ts";
import { timeline } from "#web/api/timeline.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Frame } from "#web/shell/frame.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { placeOf } from "./address.ts";
import { Timeline } from "./timeline.tsx";
import "./timeline.css";
import "./handover.css";
import "./timeline-print.css";

const TITLE = "Utlämningar och återlämningar";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ query, today }) => {
    const { view, day } = placeOf(query, today);
    return [timeline(timelineRange(view, day))];
  },
};

/** Everybody who is signed in may open it; the server decides who sees something there. */
export function Page() {
  return (
    <Frame>
      <PageHead title={TITLE} description="Butikens utlämningar och återlämningar." path={null} />
      <RoleGate permission="account.change-own">
        <div className="page-width timeline">
          <div className="timeline-top">
            <OfficeBack className="timeline-back" />
            <h1 className="heading-1">{TITLE}</h1>
          </div>
          <Timeline />
        </div>
      </RoleGate>
    </Frame>
  );
}
