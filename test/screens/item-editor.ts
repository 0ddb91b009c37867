import { page } from "vitest/browser";
import { listAgreements } from "#contracts/agreements.ts";
import { itemHistory, type Change } from "#contracts/audit.ts";
import {
  itemAddons,
  itemBookingIntervals,
  itemById,
  listItems,
  type Addon,
  type BookingInterval,
  type RentalItem,
} from "#contracts/catalog.ts";
import {
  changeItem,
  itemBookings,
  linkAgreement,
  type ItemBooking,
} from "#contracts/catalog-admin.ts";
import {
  itemBlocks,
  itemSeasons,
  type Block,
  type SeasonalPrice,
} from "#contracts/item-belongings.ts";
import { settings } from "#contracts/settings.ts";
import { listUnits } from "#contracts/units.ts";
import { openScreen, type Opening } from "./open-screen.tsx";
import { decidedByOwner } from "./shop-settings.ts";
import { answer, type Stub } from "./stubs.ts";

export const ITEM: RentalItem = {
  id: 7,
  type: "equipment",
  name: "Provkanot",
  slug: "provkanot",
  heroText: "",
  heroTagline: "",
  mainImageUrl: "",
  imageGallery: [],
  miniHeading: "",
  shortDescription: "",
  description: "",
  youtubeVideoId: null,
  youtubeVideoTitle: null,
  featureSets: [],
  pricePerDay: 400,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 1,
  sleeps: null,
  seats: null,
  facts: {
    lengthCm: null,
    weightKg: null,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: [],
  },
  freeKmPerDay: null,
  extraKmPrice: null,
  packingList: [],
  checklist: null,
  depositAmount: null,
  rentalAgreementId: null,
  placeId: null,
  cancellationPolicy: null,
  turnaroundNights: 0,
  allowsClosedDays: false,
  longStay: [],
  isHidden: false,
  position: 0,
  version: 1,
  pictures: [],
  seasons: [],
};

/** What the shop keeps of an item that is edited; what is saved is written into it. */
export type EditedItem = {
  item: RentalItem;
  addons: Addon[];
  seasons: SeasonalPrice[];
  blocks: Block[];
  intervals: BookingInterval[];
  bookings: ItemBooking[];
  changes: Change[];
};

/** A shop that keeps one item and answers what its editor asks. */
export function shopWithItem(
  fields: Partial<Omit<EditedItem, "item">> & { item?: Partial<RentalItem> } = {},
): { kept: EditedItem; stubs: Stub[] } {
  const kept: EditedItem = {
    addons: [],
    seasons: [],
    blocks: [],
    intervals: [],
    bookings: [],
    changes: [],
    ...fields,
    item: { ...ITEM, ...fields.item },
  };
  const stubs = [
    answer(itemById, () => kept.item),
    answer(itemAddons, () => kept.addons),
    answer(itemSeasons, () => kept.seasons),
    answer(itemBlocks, () => kept.blocks),
    answer(itemBookingIntervals, () => kept.intervals),
    answer(itemBookings, () => kept.bookings),
    answer(itemHistory, () => kept.changes),
    answer(listUnits, []),
    answer(listItems, () => [kept.item]),
    answer(listAgreements, [
      { id: 3, name: "Hyresvillkor", description: "Allt", isDefault: true, openPlaces: 0 },
    ]),
    answer(settings, { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" }),
    answer(changeItem, ({ body }) => {
      const { version: _read, ...wish } = body as Partial<RentalItem>;
      kept.item = { ...kept.item, ...wish, version: kept.item.version + 1 };
      return kept.item;
    }),
    answer(linkAgreement, ({ body }) => {
      kept.item = { ...kept.item, ...(body as Partial<RentalItem>) };
      return kept.item;
    }),
    decidedByOwner(),
  ];
  return { kept, stubs };
}

type Editing = Omit<Opening, "answers" | "as"> & { isNew?: boolean };

/** Opens the editor of the item that a shop keeps, or an empty one. */
export async function openEditor(
  { stubs }: { stubs: Stub[] },
  { isNew = false, ...opening }: Editing = {},
): Promise<void> {
  const address = `/admin/rental-items/${isNew ? "new" : ITEM.id}`;
  await openScreen(address, { ...opening, as: "admin", answers: stubs });
  await page.getByRole("heading", { name: "Grundinformation" }).findElement();
}

export const save = () => page.getByRole("button", { name: "Spara", exact: true });

/** A passing message; a dialog beside it hides it from the roles, not from the eye. */
export const toast = (title: string) =>
  page.getByRole("listitem", { includeHidden: true }).filter({ hasText: title });

/** The panel under a heading. */
export const panel = (name: string) => page.getByRole("region", { name, exact: true });
