export const createAddon = { method: "POST", path: "/api/addons" } as const;
export const changeAddon = { method: "PATCH", path: "/api/addons/:id" } as const;
export const removeAddon = { method: "DELETE", path: "/api/addons/:id" } as const;
export const itemSeasons = {
  method: "GET",
  path: "/api/rental-items/:id/seasonal-prices",
} as const;
export const createSeason = { method: "POST", path: "/api/seasonal-prices" } as const;
export const changeSeason = { method: "PATCH", path: "/api/seasonal-prices/:id" } as const;
export const removeSeason = { method: "DELETE", path: "/api/seasonal-prices/:id" } as const;
export const itemBlocks = {
  method: "GET",
  path: "/api/rental-items/:id/blocked-dates/admin",
} as const;
export const createBlock = { method: "POST", path: "/api/blocked-dates" } as const;
export const changeBlock = { method: "PATCH", path: "/api/blocked-dates/:id" } as const;
export const removeBlock = { method: "DELETE", path: "/api/blocked-dates/:id" } as const;
export const comingIntervals = { method: "GET", path: "/api/booking-intervals/coming" } as const;
export const createInterval = { method: "POST", path: "/api/booking-intervals" } as const;
export const changeInterval = { method: "PATCH", path: "/api/booking-intervals/:id" } as const;
export const removeInterval = { method: "DELETE", path: "/api/booking-intervals/:id" } as const;
