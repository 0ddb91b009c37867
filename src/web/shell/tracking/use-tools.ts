import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OwnBooking } from "#contracts/checkout.ts";
import { isAllowed, type AskingTool, type Consent } from "#domain/tracking/consent.ts";
import { isThankYou, reachOf } from "#domain/tracking/page-reach.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { ownBooking } from "#web/api/checkout.ts";
import { tellPurchase } from "#web/shell/conversion.ts";
import { readThankYouLink } from "#web/shell/thank-you-link.ts";
import { startChat } from "./chat.ts";
import { documentReach } from "./document-reach.ts";
import { startPixel, startPixelWithoutScript, tellPixelOfPage } from "./facebook-pixel.ts";
import { prepareAds, startAds, tellAdsOfPage } from "./google-ads.ts";

/** What may happen on a page: everything allowed, the telling of a purchase, or nothing. */
export type Scene = "open" | "thanks" | "none";

export function sceneOf(path: string): Scene {
  const loaded = documentReach();
  if (loaded === "open" && reachOf(path) === "open") return "open";
  return loaded === "sale" && isThankYou(path) ? "thanks" : "none";
}

export type Tools = { settings: TrackingSettings; consent: Consent | null; today: LocalDate };

/** Which tools run in this document. They stay until a new page is loaded. */
const running = new Set<AskingTool>();

export const isAnyRunning = () => running.size > 0;

/** A stranger's script that runs already would go on reading where it has no business. */
export const needsNewPage = (path: string) =>
  isAnyRunning() && reachOf(path) !== "open" && !isThankYou(path);

/** Starts what the visitor allows, and tells it of each page that is come to. */
export function useTools(tools: Tools | undefined, path: string): void {
  const toldPath = useRef<string>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!tools) return;
    if (needsNewPage(path)) {
      window.location.reload();
      return;
    }
    const scene = sceneOf(path);
    if (scene === "thanks") {
      void tellOfThanks(tools, (id) => queryClient.fetchQuery(ownBooking(id)));
      return;
    }
    if (scene === "none") return;
    const started = startAll(tools);
    if (started.length === 0 && toldPath.current === path) return;
    const isNewPage = toldPath.current !== path;
    toldPath.current = path;
    if (isNewPage ? running.has("facebook") : started.includes("facebook")) tellPixelOfPage();
    if (isNewPage ? running.has("google") : started.includes("google")) tellAdsOfPage();
  }, [tools, path, queryClient]);
}

/** Starts what is allowed and does not run yet; answers what that was. */
function startAll({ settings, consent, today }: Tools): AskingTool[] {
  const started: AskingTool[] = [];
  const start = (tool: AskingTool, begin: () => void) => {
    if (running.has(tool) || !isAllowed(tool, consent, today)) return;
    begin();
    running.add(tool);
    started.push(tool);
  };
  if (settings.facebookPixelEnabled) start("facebook", () => startPixel(settings.facebookPixelId));
  if (settings.googleAdsEnabled) {
    prepareAds();
    start("google", () => startAds(settings.googleAdsId));
  }
  if (settings.chatEnabled && settings.chatProvider !== "")
    start(settings.chatProvider, () => startChat(settings));
  return started;
}

type AskOwn = (id: number) => Promise<{ booking: OwnBooking | null }>;

/** Anybody may write the address of a booking: a purchase is told for the visitor who made it, and its own sum. */
async function tellOfThanks({ settings, consent, today }: Tools, askOwn: AskOwn): Promise<void> {
  const link = readThankYouLink(new URLSearchParams(window.location.search));
  if (!link) return;
  // Where it cannot be known whose it is, nothing is told.
  const own = await askOwn(link.bookingId).then(
    ({ booking }) => booking,
    () => null,
  );
  if (!own) return;
  if (settings.facebookPixelEnabled && isAllowed("facebook", consent, today)) {
    startPixelWithoutScript(settings.facebookPixelId);
    running.add("facebook");
  }
  if (settings.googleAdsEnabled && isAllowed("google", consent, today)) {
    if (!running.has("google")) startAds(settings.googleAdsId);
    running.add("google");
  }
  tellPurchase({ bookingId: link.bookingId, value: own.totalAmount });
}
