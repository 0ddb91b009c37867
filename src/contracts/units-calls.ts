export const listUnits = { method: "GET", path: "/api/rental-items/:id/units" } as const;
export const addUnit = { method: "POST", path: "/api/rental-items/:id/units" } as const;
export const changeUnit = { method: "PATCH", path: "/api/units/:id" } as const;
export const listOutages = { method: "GET", path: "/api/units/:id/outages" } as const;
export const addOutage = { method: "POST", path: "/api/units/:id/outages" } as const;
export const removeOutage = { method: "DELETE", path: "/api/outages/:id" } as const;
export const giveBookingUnits = { method: "POST", path: "/api/bookings/:id/units" } as const;
