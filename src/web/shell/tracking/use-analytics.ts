import { useEffect } from "react";
import { reachOf } from "#domain/tracking/page-reach.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { isCounted, tellAnalytics } from "./analytics.ts";
import { documentReach } from "./document-reach.ts";
import { watchOutboundLinks } from "./outbound-links.ts";
import { needsNewPage } from "./use-tools.ts";

/** Counts each page that is come to, and each link that leads away. */
export function useAnalytics(settings: TrackingSettings | undefined, path: string): void {
  const isTold = settings?.plausibleEnabled === true && documentReach() !== "closed";
  const isHere = reachOf(path) !== "closed";
  useEffect(() => {
    // A page that is about to be loaded anew is counted then.
    if (isTold && reachOf(path) !== "closed" && !needsNewPage(path))
      tellAnalytics(settings, { name: "pageview" });
  }, [isTold, settings, path]);
  useEffect(() => {
    if (!isTold || !isHere || !isCounted(settings)) return undefined;
    return watchOutboundLinks((url) =>
      tellAnalytics(settings, { name: "Outbound Link: Click", url }),
    );
  }, [isTold, isHere, settings]);
}
