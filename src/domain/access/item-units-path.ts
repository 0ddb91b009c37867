/** The part of an item's editor where its units stand. */
export const UNITS_PART = "enheter";

/** Where the owner writes what is known of an item's units. */
export function itemUnitsPath(itemId: number): string {
  return `/admin/rental-items/${itemId}#${UNITS_PART}`;
}
