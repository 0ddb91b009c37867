import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Opening } from "#domain/shop/opening.ts";
import type { PublicPlace } from "#domain/shop/owners-shop.ts";
import type { Rents } from "#domain/shop/rents.ts";

/** The shop's own facts, as pages, receipts and letters show them. */
export type ShopFacts = {
  name: string;
  /** The demo has a company, with a story, that no real shop may take for its own. */
  isDemo: boolean;
  /** Canonical address, without a slash at its end. */
  baseUrl: string;
  /** What the owner has not set is null, and nobody makes it up. */
  company: {
    /** The shop's own name where the company's is not set. */
    name: string;
    orgnr: string | null;
    /** Where the board has its seat. */
    seat: string | null;
    vatNumber: string | null;
    /** Approved for F-tax, which a company without an organisation number does not claim. */
    fTax: boolean;
    address: string | null;
    phone: string | null;
    email: string | null;
    /** As people write them. */
    hours: string | null;
  };
  /** Where the shop rents out, as its owner calls it: 'Norrland'. */
  area: string | null;
  /** In which towns one picks up; none where no place names its own. */
  pickupTowns: readonly string[];
  /** Towns that have a page about motorhomes of their own: where those are who look for one. */
  localPages: readonly { slug: string; name: string }[];
  /** Where things are picked up; the first is that of items that name none. */
  places: readonly PublicPlace[];
  opening: Opening;
  /** What it has in its window. */
  rents: Rents;
  /** Of the first place. */
  pickupMapUrl: string | null;
  cards: CardSetup;
  /** The owner's own; where there is none the shop has a picture and words that name nobody. */
  hero: { imageUrl: string | null; heading: string | null; text: string | null };
  /** Of every item that has none of its own. */
  cancellationPolicy: CancellationPolicy;
  /** So many days before the stay customers change it themselves. */
  changeDays: number;
};

/** How a page reaches the card provider. */
export type CardSetup = {
  publishableKey: string;
  /** The sandbox's script; without it the provider's own is loaded. */
  scriptUrl: string | null;
  /** No money moves: test cards only. */
  isTest: boolean;
};

/** What the server hands to the renderer for one page. */
export type PageRequest = {
  path: string;
  search: string;
  today: LocalDate;
  /** The only thing in which the page of one visitor differs from another's. */
  hasSession: boolean;
  /** Some measuring, advertising or chat tool is in use: the browser asks which. */
  hasTracking: boolean;
  /** Beside the week's hours: when the shop is closed or open at other hours, within a month. */
  comingHours: string[];
  shop: ShopFacts;
  assets: PageAssets;
  callApi: (path: string) => Promise<{ status: number; text: string }>;
};

export type PageAssets = {
  scripts: string[];
  styles: string[];
  /** Style sheets whose text stands in the page itself, so that nothing is waited for before it is shown. */
  inlined?: string[];
  preloads: string[];
  code?: PageCode;
};

/** What the first script fetches, and says so if it cannot. */
export type PageCode = {
  /** Read before it is used: its code is fetched when it has been seen. */
  isForReading: boolean;
  /** What the code is made of, each after what it needs. */
  modules: string[];
  /** The one of them that takes the page over. */
  entry: string;
};

export type RenderedPage =
  | { status: number; html: string }
  | { status: 302 | 301; location: string };

/**
 * How long a page stays what it was, while nobody changes what the public sees. `half-minute`: it tells of
 * nights, too. Not at all: it is for one visitor, or for nobody.
 */
export type PageLife = "unchanged" | "half-minute" | "none";

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
