import { locators, page, type Locator } from "vitest/browser";
import {
  itemAddons,
  itemBlockedDates,
  itemBookingIntervals,
  itemBySlug,
  listItemCards,
  type Addon,
  type BookingInterval,
  type RentalItem,
} from "#contracts/catalog.ts";
import {
  availability,
  dailyAvailability,
  furtherThings,
  priceStay,
  searchItems,
  timesForDate,
  type PriceAnswer,
} from "#contracts/offers.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { quoteStay, type Wish } from "#domain/pricing/quote.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { openScreen } from "./open-screen.tsx";
import { answer, type Stub } from "./stubs.ts";

/** A kayak at 395 kr a night, of which the shop has six. */
export const KAYAK: RentalItem = {
  id: 7,
  type: "equipment",
  name: "Havskajak",
  slug: "havskajak",
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
  pricePerDay: 395,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 6,
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
  position: 1,
  version: 1,
  pictures: [],
  seasons: [],
};

/** How many kayaks are free on a night: two are left at the beginning of March, and none on the 13th and 14th. */
const FEW: Record<string, number> = {
  "2027-03-04": 2,
  "2027-03-05": 2,
  "2027-03-06": 2,
  "2027-03-13": 0,
  "2027-03-14": 0,
};

type Opening = {
  /** What follows the item's address. */
  query?: string;
  item?: Partial<RentalItem>;
  addons?: Addon[];
  intervals?: BookingInterval[];
  /** What is answered otherwise than a shop with these kayaks would. */
  answers?: Stub[];
  width?: number;
  height?: number;
};

/** Opens an item's page with its booking panel, before a shop that knows how many are free. */
export async function openPanel(opening: Opening = {}): Promise<void> {
  const { query = "", addons = [], intervals = [], answers = [], width, height } = opening;
  const item = { ...KAYAK, ...opening.item };
  const freeOn = (night: string) => Math.min(FEW[night] ?? item.quantity, item.quantity);
  const free = ({ startDate, endDate }: Record<string, string>) =>
    Math.min(...nightsOf({ startDate, endDate } as Stay).map(freeOn));
  await openScreen(`/p/${item.slug}${query}`, {
    ...(width && { width }),
    ...(height && { height }),
    answers: [
      ...answers,
      answer(itemBySlug, item),
      answer(itemAddons, addons),
      answer(itemBlockedDates, []),
      answer(itemBookingIntervals, intervals),
      answer(timesForDate, { pickupTime: "14:00", returnTime: "12:00" }),
      answer(dailyAvailability, ({ query: { startDate, endDate } }) =>
        Object.fromEntries(
          nightsOf({ startDate, endDate: addDays(endDate as never, 1) } as Stay).map((night) => [
            night,
            freeOn(night),
          ]),
        ),
      ),
      answer(availability, ({ query: asked }) => ({ available: free(asked) })),
      answer(priceStay, ({ body }) => priced(item, addons, body)),
      answer(furtherThings, []),
      answer(listItemCards, []),
      answer(searchItems, []),
    ],
  });
}

/** What the shop answers when it is asked for a price. */
export function priced(item: RentalItem, addons: Addon[], asked: unknown): PriceAnswer {
  const { startDate, endDate, quantity, selectedAddons } = asked as Stay & Omit<Wish, "stay">;
  const stay = { startDate, endDate };
  const quote = quoteStay(
    item,
    { seasons: item.seasons, addons },
    { stay, quantity, selectedAddons },
  );
  if (!quote.ok) throw new Error(quote.problem.code);
  const { code: _code, ...told } = quote.value;
  const dailyPrices = Object.fromEntries(told.nights.map(({ night, price }) => [night, price]));
  return { ...told, dailyPrices, quoteLines: quoteLines(told) };
}

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** The button of a day in a calendar. */
    getByDay(date: string): Locator;
  }
}
locators.extend({ getByDay: (date: string) => `[data-day="${date}"]` });

export const day = (date: string): Locator => page.getByDay(date);
export const toast = (title: string): Locator =>
  page.getByRole("listitem").filter({ hasText: title });
export const period = (): Locator => page.getByRole("region", { name: "Vald period" });
export const price = (): Locator => page.getByRole("region", { name: "Pris", exact: true });
export const goOn = (): Locator => page.getByRole("button", { name: "Fortsätt till bokning" });
export const more = (): Locator => page.getByRole("button", { name: "Öka antal", exact: true });
export const quantity = (): Locator => page.getByRole("group", { name: "Antal" });

/** How many days stand as chosen: the first, and the last once it is. */
export const chosenEnds = (): number =>
  document.querySelectorAll("td[data-start], td[data-end]").length;

/** Chooses from Saturday 20 to Monday 22 March, when all are free. */
export async function chooseStay(): Promise<void> {
  await day("2027-03-20").click();
  await day("2027-03-22").click();
}
