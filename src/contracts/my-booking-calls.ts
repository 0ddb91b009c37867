export const myBooking = {
  method: "GET",
  path: "/api/my-booking/:token",
  nullOn: [400, 404],
} as const;
export const changeMyDetails = { method: "PATCH", path: "/api/my-booking/:token" } as const;
export const cancelMyBooking = { method: "POST", path: "/api/my-booking/:token/cancel" } as const;
export const changeMyBooking = { method: "POST", path: "/api/my-booking/:token/changes" } as const;
export const previewMyChange = {
  method: "POST",
  path: "/api/my-booking/:token/changes/preview",
} as const;
export const acceptMyAgreements = {
  method: "POST",
  path: "/api/my-booking/:token/accept",
} as const;
export const payMyBooking = { method: "POST", path: "/api/my-booking/:token/pay" } as const;
export const myCalendarFile = {
  method: "GET",
  path: "/api/my-booking/:token/calendar.ics",
} as const;
export const myReceipt = {
  method: "GET",
  path: "/api/my-booking/:token/receipts/:number",
} as const;
export const myReceiptFile = {
  method: "GET",
  path: "/api/my-booking/:token/receipts/:number/pdf",
} as const;
export const myProtocol = {
  method: "GET",
  path: "/api/my-booking/:token/protocols/:id",
} as const;
export const myContract = { method: "GET", path: "/api/my-booking/:token/contract" } as const;
export const findMyBooking = { method: "POST", path: "/api/my-booking/find" } as const;
export const mailOwnPageLink = {
  method: "POST",
  path: "/api/bookings/:id/own-page-link/send",
} as const;
export const renewOwnPageLink = {
  method: "POST",
  path: "/api/bookings/:id/own-page-link",
} as const;
