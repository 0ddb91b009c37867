export const sendPaymentLink = { method: "POST", path: "/api/bookings/:id/payment-link" } as const;
export const paymentLinkByToken = {
  method: "GET",
  path: "/api/payment-links/:token",
  nullOn: [400, 404],
} as const;
export const openLinkPayment = {
  method: "POST",
  path: "/api/payment-links/:token/payment",
} as const;
export const completeLinkPayment = {
  method: "POST",
  path: "/api/payment-links/:token/complete",
} as const;
