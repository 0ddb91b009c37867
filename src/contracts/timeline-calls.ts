export const timeline = { method: "GET", path: "/api/timeline" } as const;
