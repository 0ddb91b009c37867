import type { Addon, SelectedAddon } from "#domain/catalog/item.ts";

/** Addons are counted by themselves: they do not multiply by the item's own quantity. */
export function addonPrice(addon: Addon, quantity: number, nights: number): number {
  return addon.price * quantity * (addon.priceType === "daily" ? nights : 1);
}

/** What all that is chosen comes to for a stay of so many nights. */
export function addonsPrice(
  addons: readonly Addon[],
  selected: readonly SelectedAddon[],
  nights: number,
): number {
  return addons.reduce((sum, addon) => {
    const quantity = selected.find(({ id }) => id === addon.id)?.quantity ?? 0;
    return sum + addonPrice(addon, quantity, nights);
  }, 0);
}
