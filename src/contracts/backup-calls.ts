export const copyForBackup = { method: "POST", path: "/api/backup/copy" } as const;
