export const receiptOfBooking = { method: "GET", path: "/api/receipts/:bookingId" } as const;
export const receiptPage = { method: "GET", path: "/api/receipts/:bookingId/html" } as const;
export const receiptFile = { method: "GET", path: "/api/receipts/:bookingId/download" } as const;
export const receiptPdf = { method: "GET", path: "/api/receipts/:bookingId/pdf" } as const;
