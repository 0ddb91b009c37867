export const settingHistory = { method: "GET", path: "/api/settings/history" } as const;
export const itemHistory = { method: "GET", path: "/api/rental-items/:id/history" } as const;
