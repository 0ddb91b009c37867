import type { LocalDate } from "#domain/dates/local-date.ts";

/** The shop's own facts, as pages, receipts and letters show them. */
export type ShopFacts = {
  name: string;
  /** Canonical address, without a slash at its end. */
  baseUrl: string;
  company: {
    name: string;
    orgnr: string;
    address: string;
    phone: string;
    email: string;
    hours: string;
  };
  pickupMapUrl: string;
  cards: CardSetup;
  /** The owner's own hero picture; the shop brings one of its own. */
  heroImageUrl: string | null;
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
  nonce: string;
  today: LocalDate;
  /** The only thing in which the page of one visitor differs from another's. */
  hasSession: boolean;
  /** Some measuring, advertising or chat tool is in use: the browser asks which. */
  hasTracking: boolean;
  shop: ShopFacts;
  assets: PageAssets;
  callApi: (path: string) => Promise<{ status: number; text: string }>;
};

export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };

export type RenderedPage =
  { status: number; html: string } | { status: 302 | 301; location: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
