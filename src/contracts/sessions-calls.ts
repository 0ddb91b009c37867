export const sessionsOfAccount = { method: "GET", path: "/api/users/:id/sessions" } as const;
export const endSession = { method: "DELETE", path: "/api/users/:id/sessions/:sessionId" } as const;
export const ownSessions = { method: "GET", path: "/api/auth/sessions" } as const;
export const endOwnSession = { method: "DELETE", path: "/api/auth/sessions/:sessionId" } as const;
export const endOtherSessions = { method: "DELETE", path: "/api/auth/sessions" } as const;
