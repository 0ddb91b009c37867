import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/tracking.ts";
import { saveTrackingSettings } from "#contracts/tracking-calls.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { ApiError } from "./api-error.ts";
import { send } from "./call.ts";
import { trackingSettings } from "./tracking.ts";

export function useSaveTracking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<TrackingSettings> & { before: Partial<TrackingSettings> }) =>
      send<typeof contract.saveTrackingSettings>(saveTrackingSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(trackingSettings.queryKey, saved),
    // What a colleague has saved meanwhile is shown beside what was typed.
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: trackingSettings.queryKey });
    },
  });
}
