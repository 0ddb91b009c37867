import type { MyBooking } from "#contracts/my-booking.ts";
import type { OwnStep } from "#domain/bookings/own-page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { dayInWords } from "#texts/long-day.ts";
import { fetchedWords, stayWords } from "#texts/stay-words.ts";
import { calledOffWords, isCalledOff } from "./called-off-words.ts";

export const STEP_WORDS: Record<OwnStep["key"], string> = {
  booked: "Bokad",
  approved: "Godkänd av oss",
  deposit: "Deposition",
  pickup: "Hämtning",
  return: "Återlämning",
  withdrawn: "Ångrad av dig",
  cancelled: "Avbokad",
};

export const STEP_STATES: Record<OwnStep["state"], string> = {
  done: "klart",
  now: "nästa steg",
  later: "senare",
};

/** When a step comes, or what it waits for; nothing where its name says it all. */
export function stepNote(
  key: OwnStep["key"],
  state: OwnStep["state"],
  { booking, deposit, stay, todo }: Pick<MyBooking, "booking" | "deposit" | "stay" | "todo">,
): string | null {
  switch (key) {
    case "approved":
      if (state === "done") return null;
      return owesRent(todo) ? "När du har betalat" : "Vi hör av oss med e-post";
    case "deposit":
      return deposit && formatKronor(deposit.amount);
    case "pickup":
      if (stay.outAt === null) return momentWords(booking.startDate, booking.pickupTime);
      return stay.state === "out" ? stayWords(stay) : fetchedWords(stay.outAt);
    case "return":
      return stay.backAt === null
        ? momentWords(booking.endDate, booking.returnTime)
        : stayWords(stay);
    case "cancelled":
      if (state !== "done") return "Vi hör av oss med e-post";
      return booking.calledOff && formatDay(booking.calledOff.on);
    default:
      return null;
  }
}

/** `måndag 5 juli 2027 kl. 15:00`. */
export const momentWords = (day: LocalDate, time: string) => `${dayInWords(day)} kl.\u00a0${time}`;

/** Where the booking stands, in a sentence. */
export function standingWords(page: MyBooking): string {
  const { booking, stay, todo } = page;
  if (isCalledOff(booking)) return calledOffWords(booking);
  if (booking.status === "returned" || stay.state === "back")
    return "Hyrestiden är över. Tack för att du hyrde hos oss!";
  if (stay.state === "out") return outWords(page);
  if (booking.status === "pending") return waitingWords(page);
  if (page.hours === "over") return `Hyrestiden gick ut den ${formatDay(booking.endDate)}.`;
  if (owesRent(todo))
    return `Bokningen är godkänd. ${formatKronor(booking.dueAmount)} återstår att betala.`;
  return toComeWords(page);
}

/** Something is theirs to pay now. */
export const owesRent = (todo: MyBooking["todo"]) => todo.some(({ key }) => key === "rent");

/** Not approved yet: whose turn it is. */
function waitingWords({ booking, todo }: MyBooking): string {
  const reserved =
    booking.reservedAmount > 0
      ? `${formatKronor(booking.reservedAmount)} är reserverat på ditt kort. Inget dras förrän vi har godkänt bokningen.`
      : null;
  if (owesRent(todo))
    return [reserved, `Bokningen väntar på att du betalar ${formatKronor(booking.dueAmount)}.`]
      .filter((sentence) => sentence !== null)
      .join(" ");
  return reserved ?? "Vi har tagit emot bokningen och återkommer när vi har godkänt den.";
}

/** Of what was handed over: late it is asked for kindly, since something may have happened. */
function outWords({ booking, hours }: MyBooking): string {
  return hours === "over"
    ? `Hyrestiden gick ut ${momentWords(booking.endDate, booking.returnTime)}. Har något hänt eller blir du sen? Hör av dig, så hjälps vi åt.`
    : "Ha en fin resa! Här ser du när och var du lämnar tillbaka.";
}

/** Nobody has written down that it was fetched: it may have been, and is told as neither. */
function toComeWords({ booking, hours, steps, todo }: MyBooking): string {
  if (hours === "running")
    return `Lämnas tillbaka senast ${momentWords(booking.endDate, booking.returnTime)}.`;
  if (steps.some(({ key, state }) => key === "deposit" && state === "now"))
    return "Bokningen är godkänd. Nu återstår depositionen före hämtningen.";
  const left = todo.length > 0 ? "Något återstår för dig att göra." : null;
  if (hours === "pickup-day")
    return [`Hämtas från kl.\u00a0${booking.pickupTime} idag.`, left ?? "Välkommen!"].join(" ");
  return `Bokningen är godkänd${left === null ? " och allt är klart. Välkommen!" : `. ${left}`}`;
}
