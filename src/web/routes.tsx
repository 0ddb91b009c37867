import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { parse } from "regexparam";
import { matchRoute, Route, Switch, useRouter } from "wouter";
import type { PageLife } from "#contracts/page.ts";
import {
  firstFree,
  itemAddons,
  itemAgreement,
  itemById,
  itemBySlug,
  itemCards,
} from "#web/api/catalog.ts";
import { depositBooking } from "#web/api/deposits.ts";
import { paymentLink } from "#web/api/payment-links.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { ArriveOnPage } from "#web/shell/arrive-on-page.tsx";
import { Frame } from "#web/shell/frame.tsx";
import { lazyPage, type LazyPage } from "#web/shell/lazy-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Params = Record<string, string | undefined>;

export type PageRoute = {
  path: string | RegExp;
  page: LazyPage;
  /** The source file of the page, by which the server finds what else the browser should fetch early. */
  source: string;
  /** What it imports by itself and needs at once all the same. */
  alsoNeeds?: string[];
  life?: PageLife;
  /** Read before it is used, and nothing is written on it: its code may come when it has been seen. */
  isForReading?: true;
  /** Fetches what the page shows, before it is rendered on the server; null means that it does not exist. */
  load?: (queryClient: QueryClient, params: Params, query: URLSearchParams) => Promise<unknown>;
};

const NOT_FOUND: PageRoute = {
  path: "*",
  source: "src/web/public/not-found/not-found-page.tsx",
  page: lazyPage(() => import("#web/public/not-found/not-found-page.tsx")),
};

async function loadItem(queryClient: QueryClient, query: ReturnType<typeof itemBySlug>) {
  const item = await queryClient.fetchQuery(query);
  if (item) await queryClient.fetchQuery(itemAddons(item.id));
  return item;
}

async function loadBooking(queryClient: QueryClient, query: URLSearchParams) {
  const id = query.get("itemId") ?? "";
  // Without an item in its address the page leads elsewhere, in the browser.
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const item = await queryClient.fetchQuery(itemById(id));
  // Without an agreement the page has something to say as well.
  if (item) await queryClient.prefetchQuery(itemAgreement(item.id));
  return item;
}

async function loadDeposit(queryClient: QueryClient, id: string, query: URLSearchParams) {
  const booking = depositBooking({ id, token: query.get("t") });
  // Whoever has tried too many numbers reads so on the page, which asks once more.
  await queryClient.prefetchQuery(booking);
  return queryClient.getQueryData(booking.queryKey);
}

export const ROUTES: PageRoute[] = [
  {
    path: "/",
    source: "src/web/public/home/home-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/home/home-page.tsx")),
    load: (queryClient) => queryClient.fetchQuery(itemCards),
  },
  {
    path: "/p/:slug",
    source: "src/web/public/item/item-page.tsx",
    alsoNeeds: ["src/web/public/booking-panel/booking-panel.tsx"],
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/item/item-page.tsx")),
    load: (queryClient, { slug = "" }) => loadItem(queryClient, itemBySlug(slug)),
  },
  {
    path: /^\/item\/(?<id>\d+)\/?$/,
    source: "src/web/public/item/item-page.tsx",
    alsoNeeds: ["src/web/public/booking-panel/booking-panel.tsx"],
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/item/item-page.tsx")),
    load: (queryClient, { id = "" }) => loadItem(queryClient, itemById(id)),
  },
  {
    path: "/booking",
    source: "src/web/public/checkout/checkout-page.tsx",
    page: lazyPage(() => import("#web/public/checkout/checkout-page.tsx")),
    load: (queryClient, _params, query) => loadBooking(queryClient, query),
  },
  {
    path: "/booking/thank-you",
    source: "src/web/public/thank-you/thank-you-page.tsx",
    page: lazyPage(() => import("#web/public/thank-you/thank-you-page.tsx")),
  },
  {
    path: "/deposit-payment/:id",
    source: "src/web/public/deposit/deposit-page.tsx",
    page: lazyPage(() => import("#web/public/deposit/deposit-page.tsx")),
    load: (queryClient, { id = "" }, query) => loadDeposit(queryClient, id, query),
  },
  {
    path: "/betala/:token",
    source: "src/web/public/pay-again/pay-again-page.tsx",
    page: lazyPage(() => import("#web/public/pay-again/pay-again-page.tsx")),
    load: (queryClient, { token = "" }) => queryClient.fetchQuery(paymentLink(token)),
  },
  {
    path: "/angra",
    source: "src/web/public/withdrawal/withdrawal-page.tsx",
    life: "unchanged",
    page: lazyPage(() => import("#web/public/withdrawal/withdrawal-page.tsx")),
  },
  {
    path: "/about",
    source: "src/web/public/about/about-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/about/about-page.tsx")),
  },
  {
    path: "/bokningsvillkor",
    source: "src/web/public/legal/terms-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/legal/terms-page.tsx")),
  },
  {
    path: "/integritet",
    source: "src/web/public/legal/privacy-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/legal/privacy-page.tsx")),
    load: (queryClient) => queryClient.fetchQuery(trackingSettings),
  },
  {
    path: /^\/hyr-husbil(?:\/(?<place>sundsvall|timra))?\/?$/,
    source: "src/web/public/motorhomes/motorhomes-page.tsx",
    life: "half-minute",
    isForReading: true,
    page: lazyPage(() => import("#web/public/motorhomes/motorhomes-page.tsx")),
    load: async (queryClient) => {
      const [items] = await Promise.all([
        queryClient.fetchQuery(itemCards),
        queryClient.prefetchQuery(firstFree),
      ]);
      return items;
    },
  },
  {
    path: "/auth",
    source: "src/web/public/sign-in/sign-in-page.tsx",
    page: lazyPage(() => import("#web/public/sign-in/sign-in-page.tsx")),
  },
  {
    path: "/registrera",
    source: "src/web/public/registration/registration-page.tsx",
    page: lazyPage(() => import("#web/public/registration/registration-page.tsx")),
  },
  {
    path: "/konto",
    source: "src/web/public/account/account-page.tsx",
    page: lazyPage(() => import("#web/public/account/account-page.tsx")),
  },
  {
    path: "/admin",
    source: "src/web/admin/dashboard/dashboard-page.tsx",
    page: lazyPage(() => import("#web/admin/dashboard/dashboard-page.tsx")),
  },
  {
    path: "/admin/rental-items/:id",
    source: "src/web/admin/item-editor/item-editor-page.tsx",
    page: lazyPage(() => import("#web/admin/item-editor/item-editor-page.tsx")),
  },
  {
    path: "/admin/bookings",
    source: "src/web/admin/bookings/bookings-page.tsx",
    page: lazyPage(() => import("#web/admin/bookings/bookings-page.tsx")),
  },
  {
    path: "/admin/receipts/:bookingId",
    source: "src/web/admin/receipt/receipt-page.tsx",
    page: lazyPage(() => import("#web/admin/receipt/receipt-page.tsx")),
  },
  {
    path: "/admin/accounting",
    source: "src/web/admin/accounting/accounting-page.tsx",
    page: lazyPage(() => import("#web/admin/accounting/accounting-page.tsx")),
  },
  {
    path: "/admin/tracking-settings",
    source: "src/web/admin/tracking/tracking-page.tsx",
    page: lazyPage(() => import("#web/admin/tracking/tracking-page.tsx")),
  },
  {
    path: "/admin/booking-timeline",
    source: "src/web/admin/timeline/timeline-page.tsx",
    page: lazyPage(() => import("#web/admin/timeline/timeline-page.tsx")),
  },
  {
    path: "/admin/calendar",
    source: "src/web/admin/calendar/calendar-page.tsx",
    page: lazyPage(() => import("#web/admin/calendar/calendar-page.tsx")),
  },
  NOT_FOUND,
];

export function Routes() {
  return (
    <>
      <ArriveOnPage />
      <Suspense fallback={<Waiting />}>
        <Switch>
          {ROUTES.map(({ path, page: { Page } }) => (
            <Route key={String(path)} path={path}>
              <Page />
            </Route>
          ))}
        </Switch>
      </Suspense>
    </>
  );
}

/** Only for who comes by the browser's own buttons to a page whose code is not here. */
function Waiting() {
  return (
    <Frame>
      <Spinner />
    </Frame>
  );
}

type Parser = ReturnType<typeof useRouter>["parser"];

export function findRoute(parser: Parser, path: string): { route: PageRoute; params: Params } {
  const readable = decoded(path);
  for (const route of ROUTES) {
    const [matches, params] = matchRoute(parser, route.path, readable);
    if (matches) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}

export function patternOf(path: string): string {
  return String(findRoute(parse, path).route.path);
}

/** As the router itself reads an address, so that a page finds the data that was fetched for it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The status a page is sent with: 404 when its address, or what it would show, is unknown. */
export async function loadRoute(
  { route, params }: ReturnType<typeof findRoute>,
  queryClient: QueryClient,
  query: URLSearchParams,
): Promise<number> {
  const shown = await route.load?.(queryClient, params, query);
  return route === NOT_FOUND || shown === null ? 404 : 200;
}
