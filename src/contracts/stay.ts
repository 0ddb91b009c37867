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
