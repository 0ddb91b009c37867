export const listAgreements = { method: "GET", path: "/api/rental-agreements" } as const;
export const agreementById = { method: "GET", path: "/api/rental-agreements/:id" } as const;
export const createAgreement = { method: "POST", path: "/api/rental-agreements" } as const;
export const changeAgreement = { method: "PATCH", path: "/api/rental-agreements/:id" } as const;
export const removeAgreement = { method: "DELETE", path: "/api/rental-agreements/:id" } as const;
