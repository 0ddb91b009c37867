import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { PageRoute } from "./page-route.ts";

/**
 * The pages of the office. What stands for one thing is its number and no other word: a word would ask a call for
 * a thing by the address of another call, and find that one's answer kept under it.
 */
export const OFFICE_ROUTES: PageRoute[] = [
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
    path: /^\/admin\/rental-items\/(?<id>new|[1-9]\d{0,8})\/?$/,
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
    path: "/admin/bookings/new",
    frame: "office",
    permission: "bookings.run",
    title: () => "Ny bokning",
    source: "src/web/admin/new-booking/new-booking-page.tsx",
    page: lazyPage(() => import("#web/admin/new-booking/new-booking-page.tsx")),
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
    path: /^\/admin\/receipts\/(?<bookingId>[1-9]\d{0,8})\/?$/,
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
];
