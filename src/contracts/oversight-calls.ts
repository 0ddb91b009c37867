export const concerns = { method: "GET", path: "/api/oversight" } as const;
export const compareNow = { method: "POST", path: "/api/oversight/compare" } as const;
export const reconcileRunning = { method: "POST", path: "/api/oversight/reconcile" } as const;
export const settleConcern = { method: "POST", path: "/api/oversight/settle" } as const;
export const letMoneyGo = {
  method: "POST",
  path: "/api/oversight/payments/:intentId/void",
} as const;
export const sendMailAgain = { method: "POST", path: "/api/oversight/mails/:id/retry" } as const;
