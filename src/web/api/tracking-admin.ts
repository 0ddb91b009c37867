import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/tracking.ts";
import { saveTrackingSettings } from "#contracts/tracking-calls.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { send } from "./call.ts";
import { trackingSettings } from "./tracking.ts";

export function useSaveTracking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TrackingSettings) =>
      send<typeof contract.saveTrackingSettings>(saveTrackingSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(trackingSettings.queryKey, saved),
  });
}
