export const orderItems = { method: "POST", path: "/api/rental-items/order" } as const;
export const duplicateItem = { method: "POST", path: "/api/rental-items/:id/duplicate" } as const;
export const previewPrices = { method: "POST", path: "/api/rental-items/prices/preview" } as const;
export const changePrices = { method: "POST", path: "/api/rental-items/prices" } as const;
export const undoPrices = { method: "POST", path: "/api/rental-items/prices/undo" } as const;
export const previewNextYear = {
  method: "POST",
  path: "/api/rental-items/next-year/preview",
} as const;
export const copyToNextYear = { method: "POST", path: "/api/rental-items/next-year" } as const;
export const exportItems = { method: "GET", path: "/api/rental-items/export" } as const;
