import { nightCount } from "#domain/dates/date-range.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { openingOf } from "#domain/shop/opening.ts";
import { toldPlace, wayIn } from "#domain/shop/place-of.ts";
import { dayInWords } from "#texts/long-day.ts";
import { dayHoursWords } from "#texts/opening-words.ts";
import { linesInWords } from "#texts/further-things.ts";
import type { BookingLetterFacts, WordedShop } from "./booking-letter-facts.ts";
import type { BlockOf, Fact, LetterBlock } from "./letter-blocks.ts";
import { nightsInWords } from "#texts/quote-lines.ts";

type Booking = BookingLetterFacts["booking"];

export function stayBlock({ shop, booking }: BookingLetterFacts): LetterBlock {
  const { startDate, endDate, pickupTime, returnTime, quantity } = booking;
  const { lines = [] } = booking.quote;
  const nights = nightsInWords(nightCount({ startDate, endDate }));
  const opening = openingOf(booking, shop.opening);
  return {
    kind: "stay",
    title: booking.itemName,
    note: [
      ...(quantity > 1 ? [`${quantity} st`] : []),
      nights,
      ...(lines.length > 0 ? [`dessutom ${linesInWords(lines)}`] : []),
    ].join(", "),
    pickup: {
      label: "Hämtning",
      day: dayInWords(startDate),
      time: timeInWords(pickupTime, dayHoursWords(opening, startDate, pickupTime)),
    },
    return: {
      label: "Återlämning",
      day: dayInWords(endDate),
      time: timeInWords(returnTime, dayHoursWords(opening, endDate, returnTime)),
    },
    ...whereTo(shop, booking),
  };
}

/** `kl. 15:00`, or `kl. 15:00 (öppet 10–16)`. */
function timeInWords(time: string, hours: string | null): string {
  return hours ? `kl. ${time} (${hours})` : `kl. ${time}`;
}

function whereTo({ places }: WordedShop, booking: Booking): Pick<BlockOf<"stay">, "place" | "way"> {
  const { words, mapUrl } = toldPlace(booking, places);
  const way = wayIn(booking, places);
  const place: Fact | null =
    mapUrl === null
      ? words === null
        ? null
        : { label: "Plats", value: words }
      : { label: "Plats", value: words ?? "Se kartan", href: mapUrl };
  return { ...(place && { place }), ...(way !== null && { way }) };
}

/** `på Hamngatan 1`, after what is picked up there; nothing where the owner has not said where. */
export function atAddress({ shop: { places }, booking }: BookingLetterFacts): string {
  const { at } = toldPlace(booking, places);
  return at === null ? "" : ` på ${at}`;
}

/** `fredag 3 juli 2026 kl. 15:00`. */
export function instantInWords(instant: Date): string {
  return `${dayInWords(dayInSweden(instant))} kl. ${timeInSweden(instant)}`;
}

/** The company or club that it is made for; nothing of a consumer. */
export function buyerFacts({ buyer }: Booking): Fact[] {
  if (!buyer) return [];
  return [
    { label: "Organisation", value: buyer.name },
    { label: "Organisationsnummer", value: buyer.organisationNumber },
    { label: "Fakturaadress", value: buyer.address },
    { label: "Referens", value: buyer.reference },
  ].filter(({ value }) => value.trim() !== "");
}

export function customerFacts(booking: Booking): Fact[] {
  return [
    ...buyerFacts(booking),
    { label: "Namn", value: booking.customerName },
    { label: "E-post", value: booking.customerEmail, href: mailLink(booking.customerEmail) },
    { label: "Telefon", value: booking.customerPhone, href: phoneLink(booking.customerPhone) },
    { label: "Adress", value: booking.customerAddress },
  ].filter(({ value }) => value.trim() !== "");
}

/** Encoded, so that an address cannot bring a copy or a subject of its own along. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address.trim()).replace("%40", "@")}`;
}

export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
