export const shopCalendar = { method: "GET", path: "/api/calendar" } as const;
