export const settings = { method: "GET", path: "/api/settings" } as const;
export const globalPickupTime = {
  method: "GET",
  path: "/api/settings/global-default-pickup-time",
  isPlainText: true,
} as const;
export const globalReturnTime = {
  method: "GET",
  path: "/api/settings/global-default-return-time",
  isPlainText: true,
} as const;
export const setGlobalPickupTime = {
  method: "POST",
  path: "/api/settings/global-default-pickup-time",
} as const;
export const setGlobalReturnTime = {
  method: "POST",
  path: "/api/settings/global-default-return-time",
} as const;
export const shopSettings = { method: "GET", path: "/api/settings/shop" } as const;
export const changeShopSettings = { method: "PATCH", path: "/api/settings/shop" } as const;
export const setOutside = { method: "GET", path: "/api/settings/outside" } as const;
export const bookedOnClosed = { method: "GET", path: "/api/settings/booked-on-closed" } as const;
export const sendTestLetter = { method: "POST", path: "/api/settings/test-letter" } as const;
export const settingsLeft = { method: "GET", path: "/api/settings/left-to-set" } as const;
export const firstDay = { method: "GET", path: "/api/settings/first-day" } as const;
export const hideFirstDay = { method: "POST", path: "/api/settings/first-day/hide" } as const;
export const takeOutFirstDay = {
  method: "POST",
  path: "/api/settings/first-day/take-out",
} as const;
export const databaseRisks = { method: "GET", path: "/api/settings/database-risks" } as const;
export const contractInConfirmation = {
  method: "GET",
  path: "/api/settings/contract-in-confirmation",
} as const;
export const setContractInConfirmation = {
  method: "POST",
  path: "/api/settings/contract-in-confirmation",
} as const;
