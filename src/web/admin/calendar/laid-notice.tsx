import { useEffect, useRef } from "react";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import { TouchedBookings } from "#web/shell/blocking/touched-bookings.tsx";
import { Button } from "#web/ui/button.tsx";

export function LaidNotice({ laid, onClose }: { laid: LaidBlock; onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // The grid may be scrolled so far that the notice above it would not be seen.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="cal-laid" role="status" ref={notice}>
      <TouchedBookings laid={laid} />
      <Button look="quiet" className="button-small" onClick={onClose}>
        Stäng
      </Button>
    </div>
  );
}
