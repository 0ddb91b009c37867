import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

export const CONTRACT_IN_CONFIRMATION = "contractInConfirmation";

/**
 * Whether the rental agreement goes along with the letter that approves a booking: not until an administrator wants it.
 * Set in one area and heeded in another that knows nothing of it.
 */
export async function contractInConfirmation(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, CONTRACT_IN_CONFIRMATION));
  return row?.value === "true";
}
