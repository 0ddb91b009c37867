/** None of that name, or a name that nothing can have. */
const UNKNOWN = [400, 404] as const;

export const listItems = { method: "GET", path: "/api/rental-items" } as const;
export const listItemCards = { method: "GET", path: "/api/rental-items/cards" } as const;
export const itemById = { method: "GET", path: "/api/rental-items/:id", nullOn: UNKNOWN } as const;
export const itemBySlug = {
  method: "GET",
  path: "/api/rental-items/slug/:slug",
  nullOn: UNKNOWN,
} as const;
export const itemAddons = { method: "GET", path: "/api/rental-items/:id/addons" } as const;
export const allAddons = { method: "GET", path: "/api/addons/all" } as const;
export const itemAgreement = { method: "GET", path: "/api/rental-items/:id/agreement" } as const;
export const itemBlockedDates = {
  method: "GET",
  path: "/api/rental-items/:id/blocked-dates",
} as const;
export const itemBookingIntervals = {
  method: "GET",
  path: "/api/rental-items/:id/booking-intervals",
} as const;
