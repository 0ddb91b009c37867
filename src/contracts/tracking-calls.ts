export const trackingSettings = { method: "GET", path: "/api/tracking-settings" } as const;
export const saveTrackingSettings = { method: "POST", path: "/api/tracking-settings" } as const;
