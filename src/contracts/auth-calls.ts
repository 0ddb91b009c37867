export const currentUser = { method: "GET", path: "/api/user", nullOn: [401] } as const;
export const login = { method: "POST", path: "/api/login" } as const;
export const register = { method: "POST", path: "/api/register" } as const;
export const logout = { method: "POST", path: "/api/logout" } as const;
export const updatePassword = { method: "POST", path: "/api/auth/update-password" } as const;
export const updateEmail = { method: "POST", path: "/api/auth/update-email" } as const;
