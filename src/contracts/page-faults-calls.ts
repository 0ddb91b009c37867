export const reportPageFault = { method: "POST", path: "/api/page-faults" } as const;
