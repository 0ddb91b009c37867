export const makeBooking = { method: "POST", path: "/api/office/bookings" } as const;
export const previewBooking = { method: "POST", path: "/api/office/bookings/preview" } as const;
