import { useQuery } from "@tanstack/react-query";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { furtherThings, type PriceWish } from "#web/api/offers.ts";

export type PanelWish = {
  quantity: number;
  selectedAddons: SelectedAddon[];
  lines: LineWish[];
};

export type PricedStay = { item: RentalItem; addons: Addon[]; stay: Stay; wish: PanelWish };

/** What the server is asked to price. */
export function priceWish({ item, stay, wish: { lines, ...wish } }: PricedStay): PriceWish {
  return { rentalItemId: item.id, ...stay, ...wish, ...(lines.length > 0 && { lines }) };
}

/** The same rule asked here, until the server has answered; nothing while a further thing's prices are not known. */
export function useOwnQuote({ item, addons, stay, wish }: PricedStay): Quote | undefined {
  const { lines } = wish;
  const { data: things } = useQuery({
    ...furtherThings({ ...stay, rentalItemId: item.id }),
    enabled: lines.length > 0,
  });
  const priced = lines.flatMap(({ rentalItemId, quantity }) => {
    const thing = things?.find(({ id }) => id === rentalItemId);
    return thing ? [{ thing, quantity }] : [];
  });
  if (priced.length < lines.length) return undefined;
  const together = { itemId: item.id, lines: priced };
  const quote = quoteStay(item, { seasons: item.seasons, addons }, { stay, ...wish }, together);
  return quote.ok ? quote.value : undefined;
}
