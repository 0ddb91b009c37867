import type { Agreement, Addon, Picture, RentalItem } from "#contracts/catalog.ts";
import {
  itemAddons,
  itemAgreement,
  itemBlockedDates,
  itemBookingIntervals,
  itemBySlug,
} from "#contracts/catalog.ts";
import { dailyAvailability, timesForDate } from "#contracts/offers.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { ITEM } from "./item-editor.ts";
import { openScreen, type Opening } from "./open-screen.tsx";
import { answer, type Stub } from "./stubs.ts";

const ALTS = [
  "Vit helintegrerad husbil med varmt lysande fönster",
  "Sittgruppen",
  "Köket",
  "Sängarna",
  "Garaget",
];

/** Drawn as it is asked for: another for each number, four by three. */
const pictureOf = (alt: string, number: number): Picture => ({
  url: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="n${number}" width="640" height="480"/>`,
  alt,
  width: 640,
  height: 480,
  blur: "",
  variants: [],
});

const PICTURES = ALTS.map(pictureOf);

/** A motorhome with five pictures. */
export const MOTORHOME: RentalItem = {
  ...ITEM,
  id: 1,
  type: "rv",
  name: "Fjällripa 70",
  slug: "fjallripa-70",
  heroText: "Varmt inne när fjället är kallt",
  miniHeading: "Fyra sovplatser, vattenburen värme",
  shortDescription: "Helintegrerad husbil på 6,99 meter.",
  description: "Två fulla gasolflaskor följer med.",
  pricePerDay: 2195,
  quantity: 2,
  depositAmount: 7500,
  mainImageUrl: PICTURES[0]!.url,
  imageGallery: PICTURES.slice(1).map(({ url }) => url),
  pictures: PICTURES,
};

export const ADDONS: Addon[] = ["Självriskreducering", "Snökedjor", "Slutstädning"].map(
  (name, index) => ({
    id: index + 1,
    name,
    description: "",
    price: 149,
    rentalItemId: MOTORHOME.id,
    priceType: "daily",
    allowQuantitySelect: false,
    linkedItemId: null,
  }),
);

export const AGREEMENT: Agreement = {
  name: "Hyresvillkor",
  content: `<h3>1. Förare och körkort</h3><p>Föraren är minst 21 år.</p>`,
  version: 1,
};

/** What a visitor's browser asks of an item that is free on all days. */
export function shopThatShows(item: RentalItem, addons: Addon[] = ADDONS): Stub[] {
  return [
    answer(itemBySlug, item),
    answer(itemAddons, addons),
    answer(itemAgreement, AGREEMENT),
    answer(itemBlockedDates, []),
    answer(itemBookingIntervals, []),
    answer(timesForDate, { pickupTime: "15:00", returnTime: "12:00", splits: [] }),
    answer(dailyAvailability, ({ query: { startDate = "", endDate = "" } }) => {
      const free: Record<string, number> = {};
      for (let day = startDate as LocalDate; day <= endDate; day = addDays(day, 1))
        free[day] = item.quantity;
      return free;
    }),
  ];
}

type Showing = Omit<Opening, "answers"> & { item?: Partial<RentalItem>; answers?: Stub[] };

/** Opens the page of a motorhome, of which the test says what differs. */
export async function openItem({ item, answers = [], ...opening }: Showing = {}): Promise<void> {
  const shown = { ...MOTORHOME, ...item };
  await openScreen(`/p/${shown.slug}`, {
    ...opening,
    answers: [...answers, ...shopThatShows(shown)],
  });
}
