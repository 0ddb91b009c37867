export const yearlyAccounting = { method: "GET", path: "/api/accounting/yearly/:year" } as const;
export const monthlyAccounting = {
  method: "GET",
  path: "/api/accounting/monthly/:year/:month",
} as const;
export const occupancy = { method: "GET", path: "/api/accounting/occupancy/:year" } as const;
export const closeMonth = {
  method: "POST",
  path: "/api/accounting/monthly/:year/:month/close",
} as const;
export const readLedgerAccounts = { method: "GET", path: "/api/accounting/accounts" } as const;
export const changeLedgerAccounts = { method: "POST", path: "/api/accounting/accounts" } as const;
export const yearlyCsv = { method: "GET", path: "/api/accounting/export/yearly/:year" } as const;
export const yearlyPdf = {
  method: "GET",
  path: "/api/accounting/export/yearly/:year/pdf",
} as const;
export const monthlyCsv = {
  method: "GET",
  path: "/api/accounting/export/monthly/:year/:month",
} as const;
export const monthlyPdf = {
  method: "GET",
  path: "/api/accounting/export/monthly/:year/:month/pdf",
} as const;
export const yearlySie = { method: "GET", path: "/api/accounting/export/sie/:year" } as const;
export const monthlySie = {
  method: "GET",
  path: "/api/accounting/export/sie/:year/:month",
} as const;
