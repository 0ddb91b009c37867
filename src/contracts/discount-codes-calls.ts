export const listCodes = { method: "GET", path: "/api/discount-codes" } as const;
export const createCode = { method: "POST", path: "/api/discount-codes" } as const;
export const changeCode = { method: "PATCH", path: "/api/discount-codes/:id" } as const;
export const removeCode = { method: "DELETE", path: "/api/discount-codes/:id" } as const;
