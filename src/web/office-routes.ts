import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { OfficeSource } from "./office-pages.ts";
import type { PageRoute } from "./page-route.ts";

/** Which code a page of the office is made of is told to nobody else: by name it weighs as much as a page. */
function officePage(source: OfficeSource) {
  return lazyPage(async () => (await import("./office-pages.ts")).OFFICE_PAGES[source]());
}

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
    page: officePage("src/web/admin/dashboard/dashboard-page.tsx"),
  },
  {
    path: "/admin/rental-items",
    frame: "office",
    permission: "shop.manage",
    title: () => "Objekt",
    source: "src/web/admin/dashboard/items-page.tsx",
    page: officePage("src/web/admin/dashboard/items-page.tsx"),
  },
  {
    path: "/admin/discount-codes",
    frame: "office",
    permission: "shop.manage",
    title: () => "Rabattkoder",
    source: "src/web/admin/codes/codes-page.tsx",
    page: officePage("src/web/admin/codes/codes-page.tsx"),
  },
  {
    path: "/admin/accounts",
    frame: "office",
    permission: "shop.manage",
    title: () => "Konton",
    source: "src/web/admin/accounts/accounts-page.tsx",
    page: officePage("src/web/admin/accounts/accounts-page.tsx"),
  },
  {
    path: "/admin/settings",
    frame: "office",
    permission: "shop.manage",
    title: () => "Inställningar",
    source: "src/web/admin/dashboard/settings-page.tsx",
    page: officePage("src/web/admin/dashboard/settings-page.tsx"),
  },
  {
    path: "/admin/settings/letters",
    frame: "office",
    permission: "shop.manage",
    title: () => "Brev",
    source: "src/web/admin/letters/letters-page.tsx",
    page: officePage("src/web/admin/letters/letters-page.tsx"),
  },
  {
    path: /^\/admin\/settings\/letters\/(?<type>[a-z_]{1,40})\/?$/,
    frame: "office",
    permission: "shop.manage",
    title: () => "Brev",
    source: "src/web/admin/letters/letter-page.tsx",
    page: officePage("src/web/admin/letters/letter-page.tsx"),
  },
  {
    path: /^\/admin\/settings\/(?<part>company|shop|words|places|hours|cancellation|checklists|mail|payment)\/?$/,
    frame: "office",
    permission: "shop.manage",
    title: () => "Inställningar",
    source: "src/web/admin/settings/settings-part-page.tsx",
    page: officePage("src/web/admin/settings/settings-part-page.tsx"),
  },
  {
    path: /^\/admin\/rental-items\/(?<id>new|[1-9]\d{0,8})\/?$/,
    frame: "office",
    permission: "shop.manage",
    title: ({ id }) => (id === "new" ? "Nytt uthyrningsobjekt" : "Uthyrningsobjekt"),
    source: "src/web/admin/item-editor/item-editor-page.tsx",
    page: officePage("src/web/admin/item-editor/item-editor-page.tsx"),
  },
  {
    path: "/admin/bookings",
    frame: "office",
    permission: "bookings.read",
    title: () => "Bokningshantering",
    source: "src/web/admin/bookings/bookings-page.tsx",
    page: officePage("src/web/admin/bookings/bookings-page.tsx"),
  },
  {
    path: "/admin/bookings/new",
    frame: "office",
    permission: "bookings.run",
    title: () => "Ny bokning",
    source: "src/web/admin/booking-form/new-booking-page.tsx",
    page: officePage("src/web/admin/booking-form/new-booking-page.tsx"),
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/?$/,
    frame: "office",
    permission: "bookings.read",
    title: ({ id = "" }) => `Bokning #${id}`,
    source: "src/web/admin/bookings/booking-page.tsx",
    page: officePage("src/web/admin/bookings/booking-page.tsx"),
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/change\/?$/,
    frame: "office",
    permission: "bookings.run",
    title: ({ id = "" }) => `Ändra bokning #${id}`,
    source: "src/web/admin/booking-form/change-booking-page.tsx",
    page: officePage("src/web/admin/booking-form/change-booking-page.tsx"),
  },
  {
    path: "/admin/customers",
    frame: "office",
    permission: "bookings.read",
    title: () => "Kunder",
    source: "src/web/admin/bookings/customers-page.tsx",
    page: officePage("src/web/admin/bookings/customers-page.tsx"),
  },
  {
    path: /^\/admin\/customers\/(?<bookingId>[1-9]\d{0,8})\/?$/,
    frame: "office",
    permission: "bookings.read",
    title: () => "Kund",
    source: "src/web/admin/bookings/customer-page.tsx",
    page: officePage("src/web/admin/bookings/customer-page.tsx"),
  },
  {
    path: /^\/admin\/receipts\/(?<bookingId>[1-9]\d{0,8})\/?$/,
    frame: "office",
    permission: "shop.manage",
    title: ({ bookingId = "" }) => `Kvitto - Bokning #${bookingId}`,
    source: "src/web/admin/receipt/receipt-page.tsx",
    page: officePage("src/web/admin/receipt/receipt-page.tsx"),
  },
  {
    path: "/admin/accounting",
    frame: "office",
    permission: "account.change-own",
    title: () => "Bokföringssummering",
    source: "src/web/admin/accounting/accounting-page.tsx",
    page: officePage("src/web/admin/accounting/accounting-page.tsx"),
  },
  {
    path: "/admin/tracking-settings",
    frame: "office",
    permission: "shop.manage",
    title: () => "Spårningsinställningar",
    source: "src/web/admin/tracking/tracking-page.tsx",
    page: officePage("src/web/admin/tracking/tracking-page.tsx"),
  },
  {
    path: "/admin/booking-timeline",
    frame: "office",
    permission: "account.change-own",
    title: () => "Utlämningar och återlämningar",
    source: "src/web/admin/timeline/timeline-page.tsx",
    page: officePage("src/web/admin/timeline/timeline-page.tsx"),
  },
  {
    path: "/admin/calendar",
    frame: "office",
    permission: "bookings.read",
    title: () => "Kalender",
    source: "src/web/admin/calendar/calendar-page.tsx",
    page: officePage("src/web/admin/calendar/calendar-page.tsx"),
  },
  {
    path: "/admin/*",
    isMissing: true,
    frame: "office",
    permission: "bookings.read",
    title: () => "404 Page Not Found",
    source: "src/web/admin/not-found/not-found-page.tsx",
    page: officePage("src/web/admin/not-found/not-found-page.tsx"),
  },
];
