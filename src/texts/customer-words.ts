/** Why a booking is off that its customer called off, as the office and the books say it. */
export const CANCELLED_BY_CUSTOMER = "Avbokad av kunden";

/** A reason as it is told to the customer, who is not spoken of as somebody else. */
export function reasonToCustomer(reason: string): string {
  return reason === CANCELLED_BY_CUSTOMER ? "Du har avbokat bokningen" : reason;
}
