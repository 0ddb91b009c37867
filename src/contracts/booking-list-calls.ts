export const listBookings = { method: "GET", path: "/api/bookings" } as const;
export const searchBookings = { method: "GET", path: "/api/bookings/search" } as const;
export const exportBookings = { method: "GET", path: "/api/bookings/export" } as const;
export const bookingHistory = { method: "GET", path: "/api/bookings/:id/history" } as const;
export const owedByBooking = { method: "GET", path: "/api/bookings/:id/owed" } as const;
export const acceptedAgreement = { method: "GET", path: "/api/bookings/:id/agreement" } as const;
export const bookedAddons = { method: "GET", path: "/api/bookings/:id/addons" } as const;
