import { z } from "zod";
import { STAY_STATES } from "#domain/hand-over/protocol.ts";

const instant = z.iso.datetime();

/** Beside a booking's status. */
export const stay = z.object({
  state: z.enum(STAY_STATES),
  outAt: instant.nullable(),
  backAt: instant.nullable(),
});
export type StayStanding = z.infer<typeof stay>;

/** A unit as staff know it who have to find it on the yard. */
export const bookedUnit = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  name: z.string(),
  /** Empty where it has none. */
  registration: z.string(),
});
export type BookedUnit = z.infer<typeof bookedUnit>;
