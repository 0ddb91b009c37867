export const bookingUnits = { method: "GET", path: "/api/bookings/:id/units" } as const;
