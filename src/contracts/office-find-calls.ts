export const findAnything = { method: "GET", path: "/api/office/find" } as const;
