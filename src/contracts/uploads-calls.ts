export const uploadPicture = { method: "POST", path: "/api/upload" } as const;
export const describePicture = { method: "PATCH", path: "/api/pictures" } as const;
