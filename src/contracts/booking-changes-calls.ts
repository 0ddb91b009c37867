export const changeAgreed = { method: "POST", path: "/api/bookings/:id/changes" } as const;
export const previewChange = { method: "POST", path: "/api/bookings/:id/changes/preview" } as const;
