import type { ShopFacts } from "#contracts/page.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { Buyer } from "#domain/bookings/organisation.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import type { OwnersLetters } from "#domain/shop/letter-words.ts";
import type { Place } from "#domain/shop/owners-shop.ts";

/** What a letter about a booking may know. The personal number is not among it, and never will be. */
export type BookingLetterFacts = {
  shop: WordedShop;
  /** The day on which it is written: what has been by then is not told as to come. */
  today?: LocalDate;
  booking: {
    id: number;
    itemName: string;
    itemType: "rv" | "equipment";
    /** Where it is picked up; not known in a letter that was put off before there were places. */
    placeId?: number | null;
    /** It changes hands while the shop is closed, too; not known in a letter that was put off before it was told. */
    allowsClosedDays?: boolean;
    startDate: LocalDate;
    endDate: LocalDate;
    pickupTime: string;
    returnTime: string;
    quantity: number;
    quote: Quote;
    customerName: string;
    customerEmail: string;
    customerPhone: string;
    customerAddress: string;
    travelInfo: string | null;
    depositAmount: number | null;
    authorizationExpiresAt: Date | null;
    agreementName: string | null;
    /** Cancelled, withdrawn from or returned: there is nothing left to change. */
    isOver?: boolean;
    /** The company or club that it is made for; a consumer where there is none. */
    buyer?: Buyer | undefined;
    /** What was promised about cancelling; not known in a letter that was put off before it was told. */
    cancellationPolicy?: CancellationPolicy | null;
    /** The day that its days are counted from, where the customer has moved the stay away from it. */
    countedFrom?: LocalDate;
    /** Says that its bearer has read a letter about the booking. Not known before it is made. */
    token?: string;
  };
};

export type LetterShop = Pick<ShopFacts, "name" | "baseUrl" | "company">;

/** The same with what is told of a booking, and what its owner says in their own words. */
export type WordedShop = LetterShop &
  Pick<ShopFacts, "opening"> & { places: readonly Place[]; letters: OwnersLetters };

/** Where the deposit is paid, with what spares the customer all limits on trying numbers. */
export function depositUrl({ shop, booking }: BookingLetterFacts): string {
  const { id, token } = booking;
  return `${shop.baseUrl}/deposit-payment/${id}${token === undefined ? "" : `?t=${token}`}`;
}
