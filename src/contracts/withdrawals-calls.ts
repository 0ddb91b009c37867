export const findWithdrawal = { method: "POST", path: "/api/withdrawals/find" } as const;
export const withdraw = { method: "POST", path: "/api/withdrawals" } as const;
