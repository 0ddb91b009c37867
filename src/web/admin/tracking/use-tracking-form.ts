import { tidyTracking, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { useSaveTracking } from "#web/api/tracking-admin.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { toast } from "#web/ui/toast-store.ts";
import { savedNotes } from "./saved-notes.ts";
import { trackingTexts } from "./texts.ts";

export type TrackingFormState = ReturnType<typeof useTrackingForm>;

/** What is typed, and its saving. Whatever goes wrong, nothing typed is lost. */
export function useTrackingForm(stored: TrackingSettings) {
  const save = useSaveTracking();
  const form = useForm({
    start: stored,
    isSame: (typed, saved) => isSame(tidyTracking(typed), saved),
    send: async (typed) => {
      const tidy = tidyTracking(typed);
      await save.mutateAsync(tidy);
      toast(trackingTexts.saved);
      return tidy;
    },
    onRefused: tellProblem,
  });
  return { ...form, notes: savedNotes(form.stored, form.values) };
}

function isSame(one: TrackingSettings, other: TrackingSettings): boolean {
  const names = Object.keys(one) as (keyof TrackingSettings)[];
  return names.every((name) => one[name] === other[name]);
}
