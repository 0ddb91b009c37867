import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrackingAnswer } from "#contracts/tracking.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { fetchTransport, send } from "./query-client.ts";

const PATH = "/api/tracking-settings";
const FRESH_MS = 1_800_000;

export const trackingSettings = queryOptions<TrackingAnswer, Error, TrackingSettings>({
  queryKey: [PATH],
  staleTime: FRESH_MS,
  select: (answer) => ({
    ...answer,
    facebookPixelEnabled: answer.facebookPixelEnabled === "true",
    googleAdsEnabled: answer.googleAdsEnabled === "true",
    plausibleEnabled: answer.plausibleEnabled === "true",
    chatEnabled: answer.chatEnabled === "true",
  }),
});

export function useSaveTracking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (settings: TrackingSettings) =>
      (await send(fetchTransport, "POST", PATH, settings)) as TrackingAnswer,
    onSuccess: (saved) => queryClient.setQueryData(trackingSettings.queryKey, saved),
  });
}
