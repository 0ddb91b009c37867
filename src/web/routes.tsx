import type { QueryClient } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { parse } from "regexparam";
import { matchRoute, Route, Switch, useLocation, useRouter } from "wouter";
import type { PageLife } from "#contracts/page.ts";
import { needsSignIn, type Permission } from "#domain/access/roles.ts";
import { firstFree, itemById, itemBySlug, itemCards } from "#web/api/catalog.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { ArriveOnPage } from "#web/shell/arrive-on-page.tsx";
import { FullLoads } from "#web/shell/full-loads.tsx";
import { lazyPage, type LazyPage } from "#web/shell/lazy-page.tsx";
import { FRAMES, GATE, type FrameName } from "#web/shell/frames.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { loadBooking, loadDeposit, loadItem, loadPaymentLink } from "./route-data.ts";

type Params = Record<string, string | undefined>;

export type PageRoute = {
  path: string | RegExp;
  page: LazyPage;
  frame: FrameName;
  /** Who may come in. Of a page that is not for everybody, the route also knows the title. */
  permission: Permission;
  title?: (params: Params) => string;
  /** What the page is allowed to load holds for itself alone: no link steps away from it. */
  isAlone?: true;
  /** The source file of the page, by which the server finds what else the browser should fetch early. */
  source: string;
  /** What it imports by itself and needs at once all the same. */
  alsoNeeds?: string[];
  life?: PageLife;
  /** What stands where there is no page. */
  isMissing?: true;
  /** Read before it is used, and nothing is written on it: its code may come when it has been seen. */
  isForReading?: true;
  /** Fetches what the page shows, before it is rendered on the server; null means that it does not exist. */
  load?: (queryClient: QueryClient, params: Params, query: URLSearchParams) => Promise<unknown>;
};

const NOT_FOUND: PageRoute = {
  path: "*",
  isMissing: true,
  frame: "shop",
  permission: "shop.visit",
  source: "src/web/public/not-found/not-found-page.tsx",
  page: lazyPage(() => import("#web/public/not-found/not-found-page.tsx")),
};

export const ROUTES: PageRoute[] = [
  {
    path: "/",
    frame: "shop",
    permission: "shop.visit",
    source: "src/web/public/home/home-page.tsx",
    life: "unchanged",
    isForReading: true,
    page: lazyPage(() => import("#web/public/home/home-page.tsx")),
    load: (queryClient) => queryClient.fetchQuery(itemCards),
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
  {
    path: "/admin",
    frame: "office",
    permission: "bookings.read",
    title: () => "Idag",
    source: "src/web/admin/dashboard/dashboard-page.tsx",
    page: lazyPage(() => import("#web/admin/dashboard/dashboard-page.tsx")),
  },
  {
    path: "/admin/rental-items",
    frame: "office",
    permission: "shop.manage",
    title: () => "Objekt",
    source: "src/web/admin/dashboard/items-page.tsx",
    page: lazyPage(() => import("#web/admin/dashboard/items-page.tsx")),
  },
  {
    path: "/admin/settings",
    frame: "office",
    permission: "shop.manage",
    title: () => "Inställningar",
    source: "src/web/admin/dashboard/settings-page.tsx",
    page: lazyPage(() => import("#web/admin/dashboard/settings-page.tsx")),
  },
  {
    path: "/admin/rental-items/:id",
    frame: "office",
    permission: "shop.manage",
    title: ({ id }) => (id === "new" ? "Nytt uthyrningsobjekt" : "Uthyrningsobjekt"),
    source: "src/web/admin/item-editor/item-editor-page.tsx",
    page: lazyPage(() => import("#web/admin/item-editor/item-editor-page.tsx")),
  },
  {
    path: "/admin/bookings",
    frame: "office",
    permission: "bookings.read",
    title: () => "Bokningshantering",
    source: "src/web/admin/bookings/bookings-page.tsx",
    page: lazyPage(() => import("#web/admin/bookings/bookings-page.tsx")),
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/?$/,
    frame: "office",
    permission: "bookings.read",
    title: ({ id = "" }) => `Bokning #${id}`,
    source: "src/web/admin/bookings/booking-page.tsx",
    page: lazyPage(() => import("#web/admin/bookings/booking-page.tsx")),
  },
  {
    path: "/admin/receipts/:bookingId",
    frame: "office",
    permission: "shop.manage",
    title: ({ bookingId = "" }) => `Kvitto - Bokning #${bookingId}`,
    source: "src/web/admin/receipt/receipt-page.tsx",
    page: lazyPage(() => import("#web/admin/receipt/receipt-page.tsx")),
  },
  {
    path: "/admin/accounting",
    frame: "office",
    permission: "account.change-own",
    title: () => "Bokföringssummering",
    source: "src/web/admin/accounting/accounting-page.tsx",
    page: lazyPage(() => import("#web/admin/accounting/accounting-page.tsx")),
  },
  {
    path: "/admin/tracking-settings",
    frame: "office",
    permission: "shop.manage",
    title: () => "Spårningsinställningar",
    source: "src/web/admin/tracking/tracking-page.tsx",
    page: lazyPage(() => import("#web/admin/tracking/tracking-page.tsx")),
  },
  {
    path: "/admin/booking-timeline",
    frame: "office",
    permission: "account.change-own",
    title: () => "Utlämningar och återlämningar",
    source: "src/web/admin/timeline/timeline-page.tsx",
    page: lazyPage(() => import("#web/admin/timeline/timeline-page.tsx")),
  },
  {
    path: "/admin/calendar",
    frame: "office",
    permission: "bookings.read",
    title: () => "Kalender",
    source: "src/web/admin/calendar/calendar-page.tsx",
    page: lazyPage(() => import("#web/admin/calendar/calendar-page.tsx")),
  },
  {
    path: "/admin/*",
    isMissing: true,
    frame: "office",
    permission: "bookings.read",
    title: () => "404 Page Not Found",
    source: "src/web/admin/not-found/not-found-page.tsx",
    page: lazyPage(() => import("#web/admin/not-found/not-found-page.tsx")),
  },
  NOT_FOUND,
];

export function Routes() {
  const [path] = useLocation();
  return (
    <>
      <ArriveOnPage />
      <Suspense fallback={<Spinner />}>
        <Framed {...findRoute(parse, path)}>
          <Suspense fallback={<Spinner />}>
            <Switch>
              {ROUTES.map((route) => (
                <Route key={String(route.path)} path={route.path}>
                  <route.page.Page />
                </Route>
              ))}
            </Switch>
          </Suspense>
        </Framed>
      </Suspense>
    </>
  );
}

/** Outside of what is loading: two pages with the same frame have it in common, and it stays. */
function Framed({
  route,
  params,
  children,
}: ReturnType<typeof findRoute> & { children: ReactNode }) {
  const { Frame } = FRAMES[route.frame];
  const framed = (
    <Frame>
      {needsSignIn(route.permission) ? (
        <GATE.Part permission={route.permission} title={route.title?.(params) ?? ""}>
          {children}
        </GATE.Part>
      ) : (
        children
      )}
    </Frame>
  );
  return route.isAlone ? <FullLoads>{framed}</FullLoads> : framed;
}

/** Fetches the code of a page and of its frame, and answers what data to fetch with it. */
export async function preloadRoute(route: PageRoute): Promise<DataAhead | undefined> {
  const { page, frame, permission } = route;
  const gate = needsSignIn(permission) ? GATE.preload() : undefined;
  const [ahead] = await Promise.all([page.preload(), FRAMES[frame].preload(), gate]);
  return ahead;
}

/** The source files of all that, by which the server finds what the browser should fetch early. */
export function sourcesOfRoute(route: PageRoute): string[] {
  const { source, alsoNeeds = [], frame, permission, isForReading } = route;
  const gate = needsSignIn(permission) ? ["src/web/shell/role-gate.tsx"] : [];
  const written = isForReading ? [] : ["src/web/what-was-typed.ts"];
  return [...FRAMES[frame].sources, ...gate, ...written, source, ...alsoNeeds];
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
  return route.isMissing || shown === null ? 404 : 200;
}
