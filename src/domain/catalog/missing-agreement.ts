import type { ItemType } from "./item.ts";

type Agreeable = { type: ItemType; isAddonOnly: boolean; rentalAgreementId: number | null };

/**
 * The motorhomes that can be booked without any terms: they have no agreement of their own, and the shop has
 * none for all.
 */
export function motorhomesWithoutAgreement<T extends Agreeable>(
  items: readonly T[],
  agreements: readonly { isDefault: boolean }[],
): T[] {
  if (agreements.some(({ isDefault }) => isDefault)) return [];
  return items.filter(
    ({ type, isAddonOnly, rentalAgreementId }) =>
      type === "rv" && !isAddonOnly && rentalAgreementId === null,
  );
}
