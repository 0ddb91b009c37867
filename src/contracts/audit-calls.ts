export const itemHistory = { method: "GET", path: "/api/rental-items/:id/history" } as const;
