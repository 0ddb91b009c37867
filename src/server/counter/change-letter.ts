import type { Quote } from "#domain/pricing/quote.ts";
import { letterFacts } from "#server/bookings/booking-facts.ts";
import type { BookingFacts } from "#server/bookings/booking-facts.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { bookingChanged, type ToldChange } from "#server/emails/templates/booking-changed.tsx";
import { dayInWords } from "#texts/long-day.ts";
import { formatKronor } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import { settlementForCustomer } from "#texts/settlement-words.ts";
import type { JudgedChange } from "./judge-change.ts";

/** Whether the customer has something to be told: their own details they know themselves. */
export function isWorthTelling(change: JudgedChange): boolean {
  return change.terms.length > 0 || change.hasNewPrice || hasNewHours(change);
}

function hasNewHours({ booking, after }: JudgedChange): boolean {
  return booking.pickupTime !== after.pickupTime || booking.returnTime !== after.returnTime;
}

/** The letter as it is shown before it is sent, and as it is sent. `facts` are those from before the change. */
export function changeLetter(
  { shop, clock }: LetterParts,
  facts: BookingFacts,
  change: JudgedChange,
): LetterContent {
  const { after, item, settles, moneyAfter } = change;
  const itemNow = {
    itemName: item?.name ?? facts.itemName,
    itemType: item?.type ?? facts.itemType,
  };
  const difference = after.totalPrice - change.booking.totalPrice;
  return bookingChanged({
    shop: shop(),
    isOwn: change.isOwn,
    today: clock.today(),
    booking: {
      ...letterFacts({ ...facts, ...after, ...itemNow }, null),
      countedFrom: change.countedFrom,
    },
    changes: toldChanges(change, { before: facts.itemName, after: itemNow.itemName }),
    ...(after.startDate !== change.booking.startDate && {
      moved: { isApproved: after.status !== "pending" },
    }),
    ...(difference !== 0 && {
      money: settlementForCustomer({ settles, difference, due: moneyAfter.due }),
    }),
  });
}

function toldChanges(
  { booking, after, quoteBefore }: JudgedChange,
  item: { before: string; after: string },
): ToldChange[] {
  const at = (one: typeof booking) => ({
    pickup: `${dayInWords(one.startDate)} kl. ${one.pickupTime}`,
    back: `${dayInWords(one.endDate)} kl. ${one.returnTime}`,
  });
  const [was, is] = [at(booking), at(after)];
  const rows: ToldChange[] = [
    { label: "Det du hyr", ...item },
    { label: "Hämtning", before: was.pickup, after: is.pickup },
    { label: "Återlämning", before: was.back, after: is.back },
    { label: "Antal", before: `${booking.quantity} st`, after: `${after.quantity} st` },
    { label: "Tillval", before: addonsInWords(quoteBefore), after: addonsInWords(after.quote) },
    {
      label: "Dessutom",
      before: linesInWords(quoteBefore.lines) || "inget",
      after: linesInWords(after.quote.lines) || "inget",
    },
    {
      label: "Pris",
      before: formatKronor(booking.totalPrice),
      after: formatKronor(after.totalPrice),
    },
  ];
  return rows.filter((row) => row.before !== row.after);
}

function addonsInWords({ addons = [] }: Partial<Quote>): string {
  const counted = new Map<string, number>();
  for (const { name, quantity } of addons) counted.set(name, (counted.get(name) ?? 0) + quantity);
  const words = [...counted].map(([name, count]) => (count > 1 ? `${name}, ${count} st` : name));
  return words.join("; ") || "inga";
}
