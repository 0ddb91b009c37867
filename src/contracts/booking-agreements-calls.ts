export const bookingContract = { method: "GET", path: "/api/bookings/:id/contract" } as const;
export const signOnPaper = { method: "POST", path: "/api/bookings/:id/paper-signature" } as const;
