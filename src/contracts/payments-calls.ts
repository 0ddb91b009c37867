export const listPayments = { method: "GET", path: "/api/bookings/:id/payments" } as const;
export const recordPayment = { method: "POST", path: "/api/bookings/:id/payments" } as const;
export const takeBackPayment = {
  method: "POST",
  path: "/api/bookings/:id/payments/:paymentId/take-back",
} as const;
export const giveBackPayment = {
  method: "POST",
  path: "/api/bookings/:id/payments/:paymentId/give-back",
} as const;
export const decideDispute = { method: "POST", path: "/api/disputes/:disputeId/decision" } as const;
