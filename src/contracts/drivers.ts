import { z } from "zod";
import { rule } from "#contracts/catalog-fields.ts";
import { text, typedLine } from "#contracts/fields.ts";
import { isLicenceDate, MOST_DRIVERS } from "#domain/bookings/drivers.ts";

export const driver = z.object({
  name: z.string(),
  /** A month, `2009-06`, or a day. */
  licensedSince: z.string(),
});

/** All of them as they are to be. */
export const wantedDrivers = z
  .array(
    z.strictObject({
      name: typedLine(100).min(1),
      licensedSince: text(10).trim().refine(isLicenceDate, rule("licensed-since")),
    }),
  )
  .max(MOST_DRIVERS);
