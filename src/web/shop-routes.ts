import { firstFree, itemById, itemBySlug } from "#web/api/catalog.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { PageRoute } from "./page-route.ts";
import {
  loadAboutWords,
  loadBooking,
  loadDeposit,
  loadInvitation,
  loadItem,
  loadMotorhomeWords,
  loadMyBooking,
  loadPaymentLink,
  loadReset,
  loadWindow,
} from "./route-data.ts";
import type { WrittenSource } from "./written-pages.ts";

/** Which code a page is made of that few come to is told when somebody does; see `office-routes.ts`. */
function writtenPage(source: WrittenSource) {
  return lazyPage(async () => (await import("./written-pages.ts")).WRITTEN_PAGES[source]());
}

/** The pages of the shop and of whoever has an account there. */
export const SHOP_ROUTES: PageRoute[] = [
  {
    path: "/",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/home/home-page.tsx",
    atTouch: ["src/web/public/home/hero.tsx", "src/web/public/home/home-found.tsx"],
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/home/home-page.tsx")),
    load: (queryClient, _params, query) => loadWindow(queryClient, query),
  },
  {
    path: "/p/:slug",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/item/item-page.tsx",
    alsoNeeds: ["src/web/public/booking-panel/booking-panel.tsx"],
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/item/item-page.tsx")),
    load: (queryClient, { slug = "" }) => loadItem(queryClient, itemBySlug(slug)),
  },
  {
    path: /^\/item\/(?<id>\d+)\/?$/,
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/item/item-page.tsx",
    alsoNeeds: ["src/web/public/booking-panel/booking-panel.tsx"],
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/item/item-page.tsx")),
    load: (queryClient, { id = "" }) => loadItem(queryClient, itemById(id)),
  },
  {
    path: "/booking",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/checkout/checkout-page.tsx",
    page: writtenPage("src/web/public/checkout/checkout-page.tsx"),
    load: (queryClient, _params, query) => loadBooking(queryClient, query),
  },
  {
    path: "/booking/thank-you",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/thank-you/thank-you-page.tsx",
    page: writtenPage("src/web/public/thank-you/thank-you-page.tsx"),
  },
  {
    path: "/deposit-payment/:id",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/deposit/deposit-page.tsx",
    page: writtenPage("src/web/public/deposit/deposit-page.tsx"),
    load: (queryClient, { id = "" }, query) => loadDeposit(queryClient, id, query),
  },
  {
    path: "/betala/:token",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/pay-again/pay-again-page.tsx",
    page: writtenPage("src/web/public/pay-again/pay-again-page.tsx"),
    load: (queryClient, { token = "" }) => loadPaymentLink(queryClient, token),
  },
  {
    path: "/min-bokning/:token",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/my-booking/my-booking-page.tsx",
    page: writtenPage("src/web/public/my-booking/my-booking-page.tsx"),
    load: (queryClient, { token = "" }) => loadMyBooking(queryClient, token),
  },
  {
    path: "/min-bokning",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/my-booking/my-booking-page.tsx",
    page: writtenPage("src/web/public/my-booking/my-booking-page.tsx"),
  },
  {
    path: "/angra",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/withdrawal/withdrawal-page.tsx",
    life: "unchanged",
    page: writtenPage("src/web/public/withdrawal/withdrawal-page.tsx"),
  },
  {
    path: "/about",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/about/about-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/about/about-page.tsx")),
    load: loadAboutWords,
  },
  {
    path: "/bokningsvillkor",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/legal/terms-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/legal/terms-page.tsx")),
  },
  {
    path: "/integritet",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/legal/privacy-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/legal/privacy-page.tsx")),
    load: (queryClient) => queryClient.fetchQuery(trackingSettings),
  },
  {
    path: /^\/hyr-husbil(?:\/(?<place>[a-z0-9]+(?:-[a-z0-9]+)*))?\/?$/,
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/motorhomes/motorhomes-page.tsx",
    atTouch: [
      "src/web/public/motorhomes/motorhome-search.tsx",
      "src/web/public/motorhomes/motorhomes-found.tsx",
    ],
    life: "half-minute",
    isForReading: true,
    page: lazyPage(() => import("#web/public/motorhomes/motorhomes-page.tsx")),
    load: async (queryClient, { place }, query) => {
      const [words] = await Promise.all([
        loadMotorhomeWords(queryClient, place),
        loadWindow(queryClient, query, "rv"),
        queryClient.prefetchQuery(firstFree),
      ]);
      return words;
    },
  },
  {
    path: "/auth",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/sign-in/sign-in-page.tsx",
    page: writtenPage("src/web/public/sign-in/sign-in-page.tsx"),
  },
  {
    path: "/registrera",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/registration/registration-page.tsx",
    page: writtenPage("src/web/public/registration/registration-page.tsx"),
  },
  {
    path: "/glomt-losenord",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/lost-password/forgotten-page.tsx",
    page: writtenPage("src/web/public/lost-password/forgotten-page.tsx"),
  },
  {
    path: "/aterstall/:token",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/lost-password/reset-page.tsx",
    page: writtenPage("src/web/public/lost-password/reset-page.tsx"),
    load: (queryClient, { token = "" }) => loadReset(queryClient, token),
  },
  {
    path: "/inbjudan/:token",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/invitation/invitation-page.tsx",
    page: writtenPage("src/web/public/invitation/invitation-page.tsx"),
    load: (queryClient, { token = "" }) => loadInvitation(queryClient, token),
  },
  {
    path: "/konto",
    frame: "shop",
    permission: "account.change-own",
    title: () => "Ditt konto",
    source: "src/web/public/account/account-page.tsx",
    page: writtenPage("src/web/public/account/account-page.tsx"),
  },
];

export const NOT_FOUND: PageRoute = {
  path: "*",
  isMissing: true,
  frame: "shop",
  permission: "shop.visit",
  source: "src/web/public/not-found/not-found-page.tsx",
  page: lazyPage(() => import("#web/public/not-found/not-found-page.tsx")),
};
