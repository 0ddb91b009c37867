/** The code of each page of the office, by its source. */
export const OFFICE_PAGES = {
  "src/web/admin/accounting/accounting-page.tsx": () =>
    import("#web/admin/accounting/accounting-page.tsx"),
  "src/web/admin/accounts/accounts-page.tsx": () => import("#web/admin/accounts/accounts-page.tsx"),
  "src/web/admin/booking-form/change-booking-page.tsx": () =>
    import("#web/admin/booking-form/change-booking-page.tsx"),
  "src/web/admin/booking-form/new-booking-page.tsx": () =>
    import("#web/admin/booking-form/new-booking-page.tsx"),
  "src/web/admin/bookings/booking-page.tsx": () => import("#web/admin/bookings/booking-page.tsx"),
  "src/web/admin/bookings/bookings-page.tsx": () => import("#web/admin/bookings/bookings-page.tsx"),
  "src/web/admin/bookings/customer-page.tsx": () => import("#web/admin/bookings/customer-page.tsx"),
  "src/web/admin/bookings/customers-page.tsx": () =>
    import("#web/admin/bookings/customers-page.tsx"),
  "src/web/admin/calendar/calendar-page.tsx": () => import("#web/admin/calendar/calendar-page.tsx"),
  "src/web/admin/codes/codes-page.tsx": () => import("#web/admin/codes/codes-page.tsx"),
  "src/web/admin/dashboard/dashboard-page.tsx": () =>
    import("#web/admin/dashboard/dashboard-page.tsx"),
  "src/web/admin/dashboard/items-page.tsx": () => import("#web/admin/dashboard/items-page.tsx"),
  "src/web/admin/dashboard/settings-page.tsx": () =>
    import("#web/admin/dashboard/settings-page.tsx"),
  "src/web/admin/hand-over/hand-over-page.tsx": () =>
    import("#web/admin/hand-over/hand-over-page.tsx"),
  "src/web/admin/item-editor/item-editor-page.tsx": () =>
    import("#web/admin/item-editor/item-editor-page.tsx"),
  "src/web/admin/letters/letter-page.tsx": () => import("#web/admin/letters/letter-page.tsx"),
  "src/web/admin/letters/letters-page.tsx": () => import("#web/admin/letters/letters-page.tsx"),
  "src/web/admin/not-found/not-found-page.tsx": () =>
    import("#web/admin/not-found/not-found-page.tsx"),
  "src/web/admin/receipt/receipt-page.tsx": () => import("#web/admin/receipt/receipt-page.tsx"),
  "src/web/admin/settings/settings-part-page.tsx": () =>
    import("#web/admin/settings/settings-part-page.tsx"),
  "src/web/admin/settlement/settlement-page.tsx": () =>
    import("#web/admin/settlement/settlement-page.tsx"),
  "src/web/admin/timeline/timeline-page.tsx": () => import("#web/admin/timeline/timeline-page.tsx"),
  "src/web/admin/tracking/tracking-page.tsx": () => import("#web/admin/tracking/tracking-page.tsx"),
};

export type OfficeSource = keyof typeof OFFICE_PAGES;
