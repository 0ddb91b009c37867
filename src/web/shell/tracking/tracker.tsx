import { useQuery } from "@tanstack/react-query";
import {
  Component,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useLocation } from "wouter";
import {
  chooseConsent,
  mustAsk,
  PURPOSES,
  type Consent,
  type Purpose,
} from "#domain/tracking/consent.ts";
import {
  NO_TRACKING,
  usableTracking,
  type TrackingSettings,
} from "#domain/tracking/tracking-settings.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { closeConsent, isConsentOpen, neverOpen, subscribeToConsentDoor } from "./consent-door.ts";
import { ConsentDialog, ConsentUnknown } from "./consent-dialog.tsx";
import { forgetTraces } from "./forget-traces.ts";
import { denyAds } from "./google-ads.ts";
import { keepConsent, keptConsent } from "./kept-consent.ts";
import { useAnalytics } from "./use-analytics.ts";
import { isAnyRunning, sceneOf, useTools } from "./use-tools.ts";

/** Whatever breaks here, the page goes on. */
export class Tracker extends Component<object, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console
    console.info("tracking failed", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Tracked />;
  }
}

function Tracked() {
  const { today, hasTracking } = usePageState();
  const [path] = useLocation();
  const { data, error, refetch } = useQuery({ ...trackingSettings, enabled: hasTracking });
  const settings = useMemo(
    () => (hasTracking ? data && usableTracking(data) : NO_TRACKING),
    [hasTracking, data],
  );
  const [consent, setConsent] = useState(keptConsent);
  const tools = useMemo(
    () => (settings ? { settings, consent, today } : undefined),
    [settings, consent, today],
  );
  useEffect(forgetRefused, []);
  useAnalytics(settings, path);
  useTools(tools, path);
  const isOpen = useSyncExternalStore(subscribeToConsentDoor, isConsentOpen, neverOpen);
  if (!settings)
    return isOpen && error ? <ConsentUnknown error={error} onRetry={() => void refetch()} /> : null;
  const isAsked = sceneOf(path) !== "none" && mustAsk(settings, consent, today);
  if (!isOpen && !isAsked) return null;
  return (
    <ConsentDialog
      key={isOpen ? "opened" : "asked"}
      settings={settings}
      allowed={consent?.allowed ?? []}
      isOpened={isOpen}
      onChoose={(allowed) => setConsent(choose(settings, consent, { allowed, today }))}
      onClose={closeConsent}
    />
  );
}

/**
 * What was refused earlier may have come back: a script that still ran when its yes was taken back, here
 * or in another tab, writes its cookies again on its way out.
 */
function forgetRefused(): void {
  const consent = keptConsent();
  if (consent) forgetTraces(refusedBy(consent.allowed));
}

const refusedBy = (allowed: readonly Purpose[]) =>
  PURPOSES.filter((purpose) => !allowed.includes(purpose));

type Choice = { allowed: readonly Purpose[]; today: Consent["date"] };

/** Keeps the answer. What may not go on is taken away, as far as a page can do that. */
function choose(
  settings: TrackingSettings,
  before: Consent | null,
  { allowed, today }: Choice,
): Consent {
  const consent = chooseConsent(settings, allowed, today);
  const refused = refusedBy(allowed);
  keepConsent(consent);
  closeConsent();
  forgetTraces(refused);
  if (refused.includes("marketing")) denyAds();
  const isWithdrawn = refused.some((purpose) => before?.allowed.includes(purpose));
  // A script that has run cannot be taken back; a page without it can be loaded.
  if (isWithdrawn && isAnyRunning()) window.location.reload();
  return consent;
}
