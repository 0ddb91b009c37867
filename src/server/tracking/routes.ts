import * as contracts from "#contracts/tracking.ts";
import { ok } from "#domain/result.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { changeTracking, type TrackingParts } from "./change-tracking.ts";

export function trackingRoutes(bind: Bind, parts: TrackingParts): void {
  bind(contracts.trackingSettings, async () => ok(answer(await parts.known.current())));
  bindChange(bind, contracts.saveTrackingSettings, async ({ body, by }) => {
    const result = await changeTracking(parts, body, by);
    return result.ok ? ok(answer(result.value)) : result;
  });
}

function answer(settings: TrackingSettings): contracts.TrackingAnswer {
  return {
    ...settings,
    facebookPixelEnabled: word(settings.facebookPixelEnabled),
    googleAdsEnabled: word(settings.googleAdsEnabled),
    plausibleEnabled: word(settings.plausibleEnabled),
    chatEnabled: word(settings.chatEnabled),
  };
}

function word(flag: boolean): "true" | "false" {
  return flag ? "true" : "false";
}
