export const emailsOfBooking = { method: "GET", path: "/api/email-logs/:bookingId" } as const;
export const emailsOfAllBookings = { method: "GET", path: "/api/emails/all-bookings" } as const;
export const resendEmail = { method: "POST", path: "/api/email-logs/:id/resend" } as const;
