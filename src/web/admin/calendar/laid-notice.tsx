import { useEffect, useRef } from "react";
import { TouchedBookings } from "#web/shell/blocking/touched-bookings.tsx";
import { LaidOutageNotice } from "#web/shell/outages/laid-outage.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Laid } from "./asked-dialog.tsx";

export function LaidNotice({ told, onClose }: { told: Laid; onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // The grid may be scrolled so far that the notice above it would not be seen.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="cal-laid" role="status" ref={notice}>
      {told.kind === "block" ? (
        <TouchedBookings laid={told.laid} />
      ) : (
        <LaidOutageNotice laid={told.laid} unitName={told.unitName} />
      )}
      <Button look="quiet" className="button-small" onClick={onClose}>
        Stäng
      </Button>
    </div>
  );
}
