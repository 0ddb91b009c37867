/** None of that number, or no number at all, is null. */
export const bookingById = {
  method: "GET",
  path: "/api/bookings/:id",
  nullOn: [400, 404],
} as const;
export const changeBooking = { method: "PATCH", path: "/api/bookings/:id" } as const;
export const cancelBooking = { method: "POST", path: "/api/bookings/:id/cancel" } as const;
export const refundBooking = { method: "POST", path: "/api/bookings/:id/refund" } as const;
export const releaseTurnaround = {
  method: "POST",
  path: "/api/bookings/:id/release-turnaround",
} as const;
export const removeBooking = { method: "DELETE", path: "/api/bookings/:id" } as const;
export const authorizationTimeLeft = {
  method: "GET",
  path: "/api/bookings/:id/authorization-time-left",
} as const;
