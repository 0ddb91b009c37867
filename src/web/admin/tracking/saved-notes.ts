import {
  trackingFaults,
  type TrackingFault,
  type TrackingField,
  type TrackingSettings,
} from "#domain/tracking/tracking-settings.ts";
import { trackingNote } from "#texts/tracking.ts";

export type SavedNotes = Partial<Record<TrackingField, string>>;

/** What keeps a saved tool from being loaded, beside each field that still stands as it was saved. */
export function savedNotes(saved: TrackingSettings, typed: TrackingSettings): SavedNotes {
  const faults = Object.entries(trackingFaults(saved)) as [TrackingField, TrackingFault][];
  return Object.fromEntries(
    faults
      .filter(([field]) => typed[field] === saved[field])
      .map(([field, fault]) => [field, trackingNote(field, fault)]),
  );
}
