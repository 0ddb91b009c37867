import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { kronor, pathId, slug, timeOfDay } from "#contracts/fields.ts";

export const ITEM_TYPES = ["rv", "equipment"] as const;

export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** A few bytes to show until the picture has come, as a data address. */
  blur: z.string(),
  variants: z.array(
    z.object({ width: z.int(), format: z.enum(["avif", "webp"]), url: z.string() }),
  ),
});
export type Picture = z.infer<typeof picture>;

export const featureSet = z.object({ heading: z.string(), features: z.array(z.string()) });

export const rentalItem = z.object({
  id: z.int(),
  type: z.enum(ITEM_TYPES),
  name: z.string(),
  slug: slug.nullable(),
  heroText: z.string(),
  heroTagline: z.string(),
  mainImageUrl: z.string(),
  imageGallery: z.array(z.string()),
  miniHeading: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  youtubeVideoId: z.string().nullable(),
  youtubeVideoTitle: z.string().nullable(),
  featureSets: z.array(featureSet),
  pricePerDay: kronor,
  basePrice: kronor,
  peakSeasonOnly: z.boolean(),
  isAddonOnly: z.boolean(),
  defaultPickupTime: timeOfDay.nullable(),
  defaultReturnTime: timeOfDay.nullable(),
  quantity: z.int(),
  depositAmount: kronor.nullable(),
  rentalAgreementId: z.int().nullable(),
  version: z.int(),
  /** What is known of the main picture and the gallery: sizes, variants, preview. */
  pictures: z.array(picture),
});
export type RentalItem = z.infer<typeof rentalItem>;

export const itemCard = rentalItem
  .pick({
    id: true,
    type: true,
    name: true,
    slug: true,
    miniHeading: true,
    shortDescription: true,
    pricePerDay: true,
    mainImageUrl: true,
  })
  .extend({ picture: picture.nullable() });
export type ItemCard = z.infer<typeof itemCard>;

export const listItems = endpoint({
  method: "GET",
  path: "/api/rental-items",
  summary: "All items, newest first",
  access: "shop.visit",
  answer: z.array(rentalItem),
  etag: true,
});

export const listItemCards = endpoint({
  method: "GET",
  path: "/api/rental-items/cards",
  summary: "What the home page's grid shows of each bookable item, motorhomes first",
  access: "shop.visit",
  answer: z.array(itemCard),
  etag: true,
});

export const itemById = endpoint({
  method: "GET",
  path: "/api/rental-items/:id",
  summary: "One item",
  access: "shop.visit",
  params: z.object({ id: pathId }),
  answer: rentalItem,
  etag: true,
});

export const itemBySlug = endpoint({
  method: "GET",
  path: "/api/rental-items/slug/:slug",
  summary: "One item by its address",
  access: "shop.visit",
  params: z.object({ slug }),
  answer: rentalItem,
  etag: true,
});
