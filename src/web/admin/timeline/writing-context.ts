import { createContext } from "react";
import type { TimelineBooking } from "#contracts/timeline.ts";

/** Told which booking somebody is writing a comment about, and null when they are done. */
export const WritingContext = createContext<(booking: TimelineBooking | null) => void>(() => {});
