export const officeToday = { method: "GET", path: "/api/office/today" } as const;
