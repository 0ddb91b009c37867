import type { Addon } from "#domain/catalog/item.ts";

/** Addons are counted by themselves: they do not multiply by the item's own quantity. */
export function addonPrice(addon: Addon, quantity: number, nights: number): number {
  return addon.price * quantity * (addon.priceType === "daily" ? nights : 1);
}
