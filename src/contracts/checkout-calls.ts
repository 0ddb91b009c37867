export const createPaymentIntent = { method: "POST", path: "/api/create-payment-intent" } as const;
export const resumePayment = { method: "POST", path: "/api/resume-payment" } as const;
export const placeBooking = { method: "POST", path: "/api/bookings" } as const;
export const ownBooking = { method: "GET", path: "/api/bookings/:id/own" } as const;
