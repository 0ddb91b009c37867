import type { ItemFacts } from "#domain/catalog/item-facts.ts";

export type DemoItem = {
  slug: string;
  type: "rv" | "equipment";
  name: string;
  heroText: string;
  heroTagline: string;
  miniHeading: string;
  shortDescription: string;
  description: string;
  featureSets: { heading: string; features: string[] }[];
  pricePerDay: number;
  basePrice: number;
  peakSeasonOnly: boolean;
  isAddonOnly: boolean;
  defaultPickupTime: string | null;
  defaultReturnTime: string | null;
  quantity: number;
  depositAmount: number | null;
  sleeps?: number;
  seats?: number;
  facts?: ItemFacts;
  packingList?: string[];
  pictures: { main: string; gallery: string[] };
  addons: {
    name: string;
    description: string;
    price: number;
    priceType: "daily" | "one-time";
    allowQuantitySelect: boolean;
  }[];
};

/** Who may drive the demo's motorhomes. */
export const MOTORHOME_DRIVERS: Pick<ItemFacts, "minAge" | "licence" | "licenceYears"> = {
  minAge: 21,
  licence: "B",
  licenceYears: 2,
};
