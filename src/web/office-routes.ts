import { lazyPage } from "#web/shell/lazy-page.tsx";
import type { OfficeSource } from "./office-pages.ts";
import type { PageRoute } from "./page-route.ts";

/** Which code a page of the office is made of is told to nobody else: by name it weighs as much as a page. */
function officePage(source: OfficeSource) {
  return lazyPage(async () => (await import("./office-pages.ts")).OFFICE_PAGES[source]());
}

type OfficePage = Omit<PageRoute, "frame" | "source" | "page"> & { code: OfficeSource };

/**
 * The pages of the office. What stands for one thing is its number and no other word: a word would ask a call for
 * a thing by the address of another call, and find that one's answer kept under it.
 */
const PAGES: OfficePage[] = [
  {
    path: "/admin",
    permission: "bookings.read",
    title: () => "Idag",
    code: "src/web/admin/dashboard/dashboard-page.tsx",
  },
  {
    path: "/admin/rental-items",
    permission: "shop.manage",
    title: () => "Objekt",
    code: "src/web/admin/dashboard/items-page.tsx",
  },
  {
    path: "/admin/discount-codes",
    permission: "shop.manage",
    title: () => "Rabattkoder",
    code: "src/web/admin/codes/codes-page.tsx",
  },
  {
    path: "/admin/accounts",
    permission: "shop.manage",
    title: () => "Konton",
    code: "src/web/admin/accounts/accounts-page.tsx",
  },
  {
    path: "/admin/settings",
    permission: "shop.manage",
    title: () => "Inställningar",
    code: "src/web/admin/dashboard/settings-page.tsx",
  },
  {
    path: "/admin/settings/letters",
    permission: "shop.manage",
    title: () => "Brev",
    code: "src/web/admin/letters/letters-page.tsx",
  },
  {
    path: /^\/admin\/settings\/letters\/(?<type>[a-z_]{1,40})\/?$/,
    permission: "shop.manage",
    title: () => "Brev",
    code: "src/web/admin/letters/letter-page.tsx",
  },
  {
    path: /^\/admin\/settings\/(?<part>company|shop|words|places|hours|cancellation|checklists|mail|payment)\/?$/,
    permission: "shop.manage",
    title: () => "Inställningar",
    code: "src/web/admin/settings/settings-part-page.tsx",
  },
  {
    path: /^\/admin\/rental-items\/(?<id>new|[1-9]\d{0,8})\/?$/,
    permission: "shop.manage",
    title: ({ id }) => (id === "new" ? "Nytt uthyrningsobjekt" : "Uthyrningsobjekt"),
    code: "src/web/admin/item-editor/item-editor-page.tsx",
  },
  {
    path: "/admin/bookings",
    permission: "bookings.read",
    title: () => "Bokningshantering",
    code: "src/web/admin/bookings/bookings-page.tsx",
  },
  {
    path: "/admin/bookings/new",
    permission: "bookings.run",
    title: () => "Ny bokning",
    code: "src/web/admin/booking-form/new-booking-page.tsx",
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/?$/,
    permission: "bookings.read",
    title: ({ id = "" }) => `Bokning #${id}`,
    code: "src/web/admin/bookings/booking-page.tsx",
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/change\/?$/,
    permission: "bookings.run",
    title: ({ id = "" }) => `Ändra bokning #${id}`,
    code: "src/web/admin/booking-form/change-booking-page.tsx",
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/(?<way>utlamning|aterlamning)\/?$/,
    permission: "bookings.run",
    title: ({ way }) => (way === "aterlamning" ? "Återlämning" : "Utlämning"),
    code: "src/web/admin/hand-over/hand-over-page.tsx",
  },
  {
    path: /^\/admin\/bookings\/(?<id>[1-9]\d{0,8})\/avrakning\/?$/,
    permission: "bookings.read",
    title: ({ id = "" }) => `Avräkning, bokning #${id}`,
    code: "src/web/admin/settlement/settlement-page.tsx",
  },
  {
    path: "/admin/customers",
    permission: "bookings.read",
    title: () => "Kunder",
    code: "src/web/admin/bookings/customers-page.tsx",
  },
  {
    path: /^\/admin\/customers\/(?<bookingId>[1-9]\d{0,8})\/?$/,
    permission: "bookings.read",
    title: () => "Kund",
    code: "src/web/admin/bookings/customer-page.tsx",
  },
  {
    path: /^\/admin\/receipts\/(?<bookingId>[1-9]\d{0,8})\/?$/,
    permission: "shop.manage",
    title: ({ bookingId = "" }) => `Kvitto - Bokning #${bookingId}`,
    code: "src/web/admin/receipt/receipt-page.tsx",
  },
  {
    path: "/admin/accounting",
    permission: "account.change-own",
    title: () => "Bokföringssummering",
    code: "src/web/admin/accounting/accounting-page.tsx",
  },
  {
    path: "/admin/tracking-settings",
    permission: "shop.manage",
    title: () => "Spårningsinställningar",
    code: "src/web/admin/tracking/tracking-page.tsx",
  },
  {
    path: "/admin/booking-timeline",
    permission: "account.change-own",
    title: () => "Utlämningar och återlämningar",
    code: "src/web/admin/timeline/timeline-page.tsx",
  },
  {
    path: "/admin/calendar",
    permission: "bookings.read",
    title: () => "Kalender",
    code: "src/web/admin/calendar/calendar-page.tsx",
  },
  {
    path: "/admin/*",
    isMissing: true,
    permission: "bookings.read",
    title: () => "404 Page Not Found",
    code: "src/web/admin/not-found/not-found-page.tsx",
  },
];

export const OFFICE_ROUTES: PageRoute[] = PAGES.map(({ code, ...route }) => ({
  ...route,
  frame: "office",
  source: code,
  page: officePage(code),
}));
