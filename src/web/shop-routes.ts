import { firstFree, itemById, itemBySlug } from "#web/api/catalog.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { PageRoute } from "./page-route.ts";
import { loadAboutWords, loadItem, loadMotorhomeWords, loadWindow } from "./route-data.ts";
import type { WrittenSource } from "./written-pages.ts";

/** Which code a page is made of that few come to is told when somebody does; see `office-routes.ts`. */
function written(source: WrittenSource) {
  return {
    frame: "shop",
    permission: "shop.visit",
    source,
    page: lazyPage(async () => (await import("./written-pages.ts")).WRITTEN_PAGES[source]()),
  } as const;
}

const data = async () => import("./written-data.ts");

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
    ...written("src/web/public/checkout/checkout-page.tsx"),
    isAlone: true,
    load: async (queryClient, _params, query) => (await data()).loadBooking(queryClient, query),
  },
  {
    path: "/booking/thank-you",
    ...written("src/web/public/thank-you/thank-you-page.tsx"),
    isAlone: true,
  },
  {
    path: "/deposit-payment/:id",
    ...written("src/web/public/deposit/deposit-page.tsx"),
    isAlone: true,
    load: async (queryClient, { id = "" }, query) =>
      (await data()).loadDeposit(queryClient, id, query),
  },
  {
    path: "/betala/:token",
    ...written("src/web/public/pay-again/pay-again-page.tsx"),
    isAlone: true,
    load: async (queryClient, { token = "" }) => (await data()).loadPaymentLink(queryClient, token),
  },
  {
    // Answered by the server, which knows where to; somebody who points at a link to it asks for nothing.
    path: "/min-bokning/tillbaka",
    ...written("src/web/public/my-booking/my-booking-page.tsx"),
    isAlone: true,
  },
  {
    path: "/min-bokning/:token",
    ...written("src/web/public/my-booking/my-booking-page.tsx"),
    isAlone: true,
    load: async (queryClient, { token = "" }) => (await data()).loadMyBooking(queryClient, token),
  },
  {
    path: "/min-bokning",
    ...written("src/web/public/my-booking/my-booking-page.tsx"),
    isAlone: true,
  },
  {
    path: "/angra",
    ...written("src/web/public/withdrawal/withdrawal-page.tsx"),
    life: "unchanged",
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
    ...written("src/web/public/sign-in/sign-in-page.tsx"),
  },
  {
    path: "/registrera",
    ...written("src/web/public/registration/registration-page.tsx"),
  },
  {
    path: "/glomt-losenord",
    ...written("src/web/public/lost-password/forgotten-page.tsx"),
  },
  {
    path: "/aterstall/:token",
    ...written("src/web/public/lost-password/reset-page.tsx"),
    load: async (queryClient, { token = "" }) => (await data()).loadReset(queryClient, token),
  },
  {
    path: "/inbjudan/:token",
    ...written("src/web/public/invitation/invitation-page.tsx"),
    load: async (queryClient, { token = "" }) => (await data()).loadInvitation(queryClient, token),
  },
  {
    path: "/konto",
    ...written("src/web/public/account/account-page.tsx"),
    permission: "account.change-own",
    title: () => "Ditt konto",
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
