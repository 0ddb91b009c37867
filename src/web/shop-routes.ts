import { firstFree, itemById, itemBySlug } from "#web/api/catalog.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { PageRoute } from "./page-route.ts";
import { loadBooking, loadDeposit, loadItem, loadPaymentLink, loadWindow } from "./route-data.ts";

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
    page: lazyPage(() => import("#web/public/checkout/checkout-page.tsx")),
    load: (queryClient, _params, query) => loadBooking(queryClient, query),
  },
  {
    path: "/booking/thank-you",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/thank-you/thank-you-page.tsx",
    page: lazyPage(() => import("#web/public/thank-you/thank-you-page.tsx")),
  },
  {
    path: "/deposit-payment/:id",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/deposit/deposit-page.tsx",
    page: lazyPage(() => import("#web/public/deposit/deposit-page.tsx")),
    load: (queryClient, { id = "" }, query) => loadDeposit(queryClient, id, query),
  },
  {
    path: "/betala/:token",
    frame: "shop",
    permission: "shop.visit",
    isAlone: true,
    source: "src/web/public/pay-again/pay-again-page.tsx",
    page: lazyPage(() => import("#web/public/pay-again/pay-again-page.tsx")),
    load: (queryClient, { token = "" }) => loadPaymentLink(queryClient, token),
  },
  {
    path: "/angra",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/withdrawal/withdrawal-page.tsx",
    life: "unchanged",
    page: lazyPage(() => import("#web/public/withdrawal/withdrawal-page.tsx")),
  },
  {
    path: "/about",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/about/about-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/about/about-page.tsx")),
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
    path: /^\/hyr-husbil(?:\/(?<place>sundsvall|timra))?\/?$/,
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
    load: async (queryClient, _params, query) => {
      const [items] = await Promise.all([
        loadWindow(queryClient, query, "rv"),
        queryClient.prefetchQuery(firstFree),
      ]);
      return items;
    },
  },
  {
    path: "/auth",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/sign-in/sign-in-page.tsx",
    page: lazyPage(() => import("#web/public/sign-in/sign-in-page.tsx")),
  },
  {
    path: "/registrera",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/registration/registration-page.tsx",
    page: lazyPage(() => import("#web/public/registration/registration-page.tsx")),
  },
  {
    path: "/konto",
    frame: "shop",
    permission: "account.change-own",
    title: () => "Ditt konto",
    source: "src/web/public/account/account-page.tsx",
    page: lazyPage(() => import("#web/public/account/account-page.tsx")),
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
