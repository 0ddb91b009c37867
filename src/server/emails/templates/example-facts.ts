import type { LocalDate } from "#domain/dates/local-date.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { ALWAYS_OPEN } from "#domain/shop/opening.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";

const day = (text: string) => text as LocalDate;

export function aQuote(quantity = 1): Quote {
  const quote = quoteStay(
    { pricePerDay: 1495, basePrice: 900 },
    {
      seasons: [{ id: 1, startDate: day("2026-07-01"), endDate: day("2026-07-31"), price: 1895 }],
      addons: [
        {
          id: 1,
          name: "Sänglinne",
          price: 150,
          priceType: "one-time",
          allowQuantitySelect: true,
        },
        {
          id: 2,
          name: "Cykelhållare",
          price: 75,
          priceType: "daily",
          allowQuantitySelect: false,
        },
      ],
    },
    {
      stay: { startDate: day("2026-06-28"), endDate: day("2026-07-05") },
      quantity,
      selectedAddons: [
        { id: 1, quantity: 4 },
        { id: 2, quantity: 1 },
      ],
    },
  );
  if (!quote.ok) throw new Error("the quote of the test is wrong");
  return quote.value;
}

/** A shop whose owner has set nothing yet. */
export function anUnsetShop(): BookingLetterFacts["shop"] {
  const unset = {
    orgnr: null,
    seat: null,
    vatNumber: null,
    fTax: false,
    address: null,
    phone: null,
    email: null,
    hours: null,
  };
  const { shop } = someFacts();
  return { ...shop, company: { name: shop.name, ...unset }, places: [] };
}

export function someFacts(
  booking: Partial<BookingLetterFacts["booking"]> = {},
): BookingLetterFacts {
  return {
    shop: {
      name: "Norrvidd",
      baseUrl: "https://norrvidd.example",
      company: {
        name: "Norrvidd Uthyrning AB",
        orgnr: "556000-0001",
        seat: null,
        vatNumber: "SE556000000101",
        fTax: true,
        address: "Hamngatan 1, 852 29 Sundsvall",
        phone: "060-00 00 00",
        email: "hej@norrvidd.example",
        hours: "Måndag till fredag 9–17",
      },
      places: [
        {
          id: 0,
          name: "",
          address: "Hamngatan 1, 852 29 Sundsvall",
          mapUrl: "https://karta.example/?a=1&b=2",
          instructions: "",
        },
      ],
      opening: ALWAYS_OPEN,
      letters: {},
    },
    booking: {
      id: 4711234,
      itemName: "Fjällripa 70",
      itemType: "rv",
      startDate: day("2026-06-28"),
      endDate: day("2026-07-05"),
      pickupTime: "15:00",
      returnTime: "12:00",
      quantity: 1,
      quote: aQuote(),
      customerName: "Åsa Lindström",
      customerEmail: "asa@example.com",
      customerPhone: "070-123 45 67",
      customerAddress: "Storgatan 12, 852 30 Sundsvall",
      travelInfo: "Längs Höga kusten",
      depositAmount: 5000,
      authorizationExpiresAt: new Date("2026-06-08T10:00:00Z"),
      agreementName: "Hyresvillkor för husbil",
      ...booking,
    },
  };
}

/** With the spaces a test can type. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
