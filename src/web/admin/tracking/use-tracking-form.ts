import { namedBy } from "#domain/shop/as-read.ts";
import { tidyTracking, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { useSaveTracking } from "#web/api/tracking-admin.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { changedPart } from "#web/shell/form/changed-part.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { toast } from "#web/ui/toast-store.ts";
import { savedNotes } from "./saved-notes.ts";
import { trackingTexts } from "./texts.ts";

export type TrackingFormState = ReturnType<typeof useTrackingForm>;

/** What is typed, and its saving. Whatever goes wrong, nothing typed is lost. */
export function useTrackingForm(stored: TrackingSettings) {
  const save = useSaveTracking();
  const form = useForm({
    start: stored,
    isFollowing: true,
    isSame: (typed, saved) => isSame(tidyTracking(typed), saved),
    send: async (typed) => {
      const changed = changedPart(tidyTracking(typed), stored);
      await save.mutateAsync({ ...changed, before: namedBy(changed, typedOver()) });
      toast(trackingTexts.saved);
    },
    onRefused: tellProblem,
  });
  const { typedOver, choice } = useTypedOver(stored, form);
  return { ...form, choice, notes: savedNotes(form.stored, form.values) };
}

function isSame(one: TrackingSettings, other: TrackingSettings): boolean {
  const names = Object.keys(one) as (keyof TrackingSettings)[];
  return names.every((name) => one[name] === other[name]);
}
