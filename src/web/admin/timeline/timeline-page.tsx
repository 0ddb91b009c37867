import { timelineRange } from "#domain/bookings/timeline.ts";
import { timeline } from "#web/api/timeline.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { placeOf } from "./address.ts";
import { Timeline } from "./timeline.tsx";
import "./timeline.css";
import "./handover.css";
import "./timeline-print.css";

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
    <div className="page-width timeline">
      <div className="timeline-top">
        <OfficeBack className="timeline-back" />
        <h1 className="heading-1">Utlämningar och återlämningar</h1>
      </div>
      <Timeline />
    </div>
  );
}
