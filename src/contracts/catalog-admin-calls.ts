export const createItem = { method: "POST", path: "/api/rental-items" } as const;
export const changeItem = { method: "PATCH", path: "/api/rental-items/:id" } as const;
export const removeItem = { method: "DELETE", path: "/api/rental-items/:id" } as const;
export const linkAgreement = { method: "PATCH", path: "/api/rental-items/:id/agreement" } as const;
export const itemBookings = { method: "GET", path: "/api/rental-items/:id/bookings" } as const;
export const dashboard = { method: "GET", path: "/api/dashboard" } as const;
