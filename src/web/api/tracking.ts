import { queryOptions } from "@tanstack/react-query";
import type * as contract from "#contracts/tracking.ts";
import * as calls from "#contracts/tracking-calls.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { query } from "./call.ts";
import { heldFor } from "./freshness.ts";

const HALF_AN_HOUR_MS = 1_800_000;

export const trackingSettings = queryOptions({
  ...query<typeof contract.trackingSettings>(calls.trackingSettings),
  ...heldFor(HALF_AN_HOUR_MS),
  select: (answer): TrackingSettings => ({
    ...answer,
    facebookPixelEnabled: answer.facebookPixelEnabled === "true",
    googleAdsEnabled: answer.googleAdsEnabled === "true",
    plausibleEnabled: answer.plausibleEnabled === "true",
    chatEnabled: answer.chatEnabled === "true",
  }),
});
