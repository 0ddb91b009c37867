import type { MyBooking } from "#contracts/my-booking.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

type CalendarEvent = { key: string; title: string; text: string; day: LocalDate; time: string };

/** What a customer's calendar is told of a booking. */
export function ownCalendarEvents(
  { booking, place }: Pick<MyBooking, "booking" | "place">,
  shopName: string,
): CalendarEvent[] {
  const { id, itemName, startDate, endDate, pickupTime, returnTime } = booking;
  const reference = `Bokning #${id} hos ${shopName}.`;
  const way = place.instructions === null ? "" : `\n${place.instructions}`;
  return [
    {
      key: "pickup",
      title: `Hämta ${itemName}`,
      text: `${reference}${way}`,
      day: startDate,
      time: pickupTime,
    },
    {
      key: "return",
      title: `Lämna tillbaka ${itemName}`,
      text: reference,
      day: endDate,
      time: returnTime,
    },
  ];
}
