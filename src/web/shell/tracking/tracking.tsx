import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { usePageState } from "#web/shell/page-state.tsx";
import { documentReach } from "./document-reach.ts";
import { isConsentOpen, neverOpen, subscribeToConsentDoor } from "./consent-door.ts";

/**
 * Measuring, advertising and chat, and the question whether they may. Fetched after the page has come
 * alive, and only where the shop uses any of it or somebody asks for the dialog.
 */
export function Tracking() {
  const { hasTracking } = usePageState();
  const isOpen = useSyncExternalStore(subscribeToConsentDoor, isConsentOpen, neverOpen);
  const [Tracker, setTracker] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen && !(hasTracking && documentReach() !== "closed")) return;
    import("./tracker.tsx").then(
      (loaded) => setTracker(() => loaded.Tracker),
      // Nobody came to the shop to be counted.
      // eslint-disable-next-line no-console
      (error: unknown) => console.info("tracking could not be loaded", error),
    );
  }, [hasTracking, isOpen]);
  return Tracker ? <Tracker /> : null;
}
