import type { PaymentWish } from "#contracts/checkout.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

export const CUSTOMER = {
  name: "Anna Berg",
  email: "anna@example.com",
  phone: "070-123 45 67",
  address: "Storgatan 1, 852 30 Sundsvall",
  streetAddress: "Storgatan 1",
  postalCode: "852 30",
  city: "Sundsvall",
  country: "SE" as const,
  personalNumber: "19900101-0017",
};

type StayFields = {
  itemId: number;
  start?: string;
  end?: string;
  quantity?: number;
  amount?: number;
  customer?: Partial<typeof CUSTOMER>;
  booking?: Partial<NonNullable<PaymentWish["booking"]>>;
};

/** Two nights of an item at 1000 kr, unless said otherwise. */
export function aPaymentWish({
  itemId,
  start = "2026-07-01",
  end = "2026-07-03",
  quantity = 1,
  amount = 2000,
  customer = {},
  booking = {},
}: StayFields): PaymentWish {
  return {
    amount,
    currency: "sek",
    customerData: { ...CUSTOMER, ...customer },
    vatInfo: { priceBeforeVAT: amount * 0.8, vatAmount: amount * 0.2, vatRate: 0.25 },
    booking: {
      rentalItemId: itemId,
      startDate: start as LocalDate,
      endDate: end as LocalDate,
      selectedAddons: [],
      quantity,
      travelInfo: null,
      ...booking,
    },
  };
}
