import { MOST_OF_AN_ADDON, type Addon, type SelectedAddon } from "#domain/catalog/item.ts";

type Choosable = Pick<Addon, "id" | "allowQuantitySelect">;

/** An address may ask for more of an addon than the server accepts, or for one of another item. */
export function possibleAddon(
  addons: readonly Choosable[],
  { id, quantity }: SelectedAddon,
): SelectedAddon[] {
  const addon = addons.find((one) => one.id === id);
  if (!addon) return [];
  const most = addon.allowQuantitySelect ? MOST_OF_AN_ADDON : 1;
  return [{ id, quantity: Math.min(quantity, most) }];
}
