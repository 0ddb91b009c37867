export const depositStatus = { method: "GET", path: "/api/deposit/:id/status" } as const;
export const createDepositPayment = {
  method: "POST",
  path: "/api/deposit/:id/create-payment",
} as const;
export const sendDepositReminder = {
  method: "POST",
  path: "/api/bookings/:id/send-deposit-reminder",
} as const;
export const keepDeposit = { method: "POST", path: "/api/bookings/:id/deposit/keep" } as const;
