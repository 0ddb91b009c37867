export const availability = { method: "GET", path: "/api/rental-items/:id/availability" } as const;
export const dailyAvailability = {
  method: "GET",
  path: "/api/rental-items/:id/availability/daily",
} as const;
export const timesForDate = {
  method: "GET",
  path: "/api/rental-items/:id/times-for-date",
} as const;
export const firstFree = { method: "GET", path: "/api/rental-items/first-free" } as const;
export const furtherThings = { method: "GET", path: "/api/rental-items/further-things" } as const;
export const priceStay = { method: "POST", path: "/api/calculate-booking-price" } as const;
export const searchItems = { method: "GET", path: "/api/rental-items/search" } as const;
export const freeDays = { method: "GET", path: "/api/rental-items/free-days" } as const;
export const closedDays = { method: "GET", path: "/api/rental-items/closed-days" } as const;
