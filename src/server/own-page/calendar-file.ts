import type { MyBooking } from "#contracts/my-booking.ts";
import { ownCalendarEvents } from "#texts/own-calendar.ts";
import type { ShopFacts } from "#contracts/page.ts";

const FOLD = 73;

/** Pick-up and return as a calendar takes them (RFC 5545), in Swedish time wherever it is opened. */
export function calendarFile(
  page: Pick<MyBooking, "booking" | "place">,
  { shop, now }: { shop: Pick<ShopFacts, "name" | "baseUrl">; now: Date },
): string {
  const host = new URL(shop.baseUrl).hostname;
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(shop.name)}//Bokning//SV`,
    "CALSCALE:GREGORIAN",
    ...SWEDEN,
    ...ownCalendarEvents(page, shop.name).flatMap(({ key, title, text, day, time }) => [
      "BEGIN:VEVENT",
      `UID:booking-${page.booking.id}-${key}@${host}`,
      `SEQUENCE:${page.booking.version}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;TZID=Europe/Stockholm:${day.replaceAll("-", "")}T${time.replace(":", "")}00`,
      "DURATION:PT30M",
      `SUMMARY:${escaped(title)}`,
      ...(text === "" ? [] : [`DESCRIPTION:${escaped(text)}`]),
      ...(page.place.words === null ? [] : [`LOCATION:${escaped(page.place.words)}`]),
      ...(page.booking.status === "cancelled" ? ["STATUS:CANCELLED"] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

/** The rules by which Sweden changes its clocks. */
const SWEDEN = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Stockholm",
  "BEGIN:STANDARD",
  "DTSTART:19701025T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19700329T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** A line is at most 75 bytes; what is longer goes on after a blank, never within a letter. */
function folded(line: string): string[] {
  const parts: string[] = [""];
  for (const letter of line) {
    const last = parts[parts.length - 1] ?? "";
    if (Buffer.byteLength(last + letter) > FOLD) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.map((part, at) => (at === 0 ? part : ` ${part}`));
}
