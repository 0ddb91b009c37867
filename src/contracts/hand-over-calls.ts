export const handOverSheet = { method: "GET", path: "/api/bookings/:id/hand-over" } as const;
export const listProtocols = { method: "GET", path: "/api/bookings/:id/protocols" } as const;
export const addProtocol = { method: "POST", path: "/api/bookings/:id/protocols" } as const;
export const annulProtocol = {
  method: "POST",
  path: "/api/bookings/:id/protocols/:protocolId/annul",
} as const;
export const protocolPdf = {
  method: "GET",
  path: "/api/bookings/:id/protocols/:protocolId/pdf",
} as const;
export const addProtocolFile = {
  method: "POST",
  path: "/api/bookings/:id/protocol-files",
} as const;
export const protocolFile = {
  method: "GET",
  path: "/api/bookings/:id/protocol-files/:fileId",
} as const;
export const showSettlement = { method: "GET", path: "/api/bookings/:id/settlement" } as const;
export const settleReturn = { method: "POST", path: "/api/bookings/:id/settlement" } as const;
