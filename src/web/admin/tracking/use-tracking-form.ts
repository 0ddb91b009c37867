import { useState } from "react";
import { tidyTracking, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSaveTracking } from "#web/api/tracking-admin.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { savedNotes } from "./saved-notes.ts";
import { trackingTexts } from "./texts.ts";

type Errors = Partial<Record<string, string>>;

export type TrackingFormState = ReturnType<typeof useTrackingForm>;

/** What is typed, and its saving. Whatever goes wrong, nothing typed is lost. */
export function useTrackingForm(stored: TrackingSettings) {
  const save = useSaveTracking();
  const [saved, setSaved] = useState(stored);
  const [typed, setTyped] = useState(stored);
  const [errors, setErrors] = useState<Errors>({});
  function change(part: Partial<TrackingSettings>) {
    setTyped((before) => ({ ...before, ...part }));
    setErrors((before) => without(before, Object.keys(part)));
  }
  async function submit(): Promise<boolean> {
    const tidy = tidyTracking(typed);
    setErrors({});
    try {
      await save.mutateAsync(tidy);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      tellProblem(error);
      return false;
    }
    setSaved(tidy);
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? tidy : now));
    toast(trackingTexts.saved);
    return true;
  }
  return {
    typed,
    errors,
    notes: savedNotes(saved, typed),
    error: save.error,
    isDirty: !isSame(tidyTracking(typed), saved),
    change,
    submit,
  };
}

function without(errors: Errors, names: readonly string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function isSame(one: TrackingSettings, other: TrackingSettings): boolean {
  const names = Object.keys(one) as (keyof TrackingSettings)[];
  return names.every((name) => one[name] === other[name]);
}
