export const makeBooking = { method: "POST", path: "/api/office/bookings" } as const;
export const previewBooking = { method: "POST", path: "/api/office/bookings/preview" } as const;
export const earlierCustomers = { method: "GET", path: "/api/office/customers" } as const;
