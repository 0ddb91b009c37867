export const earlierCustomers = { method: "GET", path: "/api/office/customers" } as const;
/** None of that number, or no number at all, is null. */
export const customerBehind = {
  method: "GET",
  path: "/api/office/customers/:bookingId",
  nullOn: [400, 404],
} as const;
export const commentCustomer = {
  method: "PATCH",
  path: "/api/office/customers/:bookingId",
} as const;
