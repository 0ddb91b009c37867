export const listAccounts = { method: "GET", path: "/api/users" } as const;
export const createAccount = { method: "POST", path: "/api/users" } as const;
export const changeRole = { method: "PATCH", path: "/api/users/:id" } as const;
export const setPassword = { method: "POST", path: "/api/users/:id/password" } as const;
export const endSessions = { method: "DELETE", path: "/api/users/:id/sessions" } as const;
export const removeAccount = { method: "DELETE", path: "/api/users/:id" } as const;
