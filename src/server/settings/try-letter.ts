import { oneLine } from "#domain/text/one-line.ts";
import { randomUUID } from "node:crypto";
import { asc, desc, isNull } from "drizzle-orm";
import { addDays } from "#domain/dates/local-date.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import type { EditableLetter, LetterWords } from "#domain/shop/letter-words.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { messageHost, type LetterContent } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import type { BookingLetterFacts } from "#server/emails/templates/booking-letter-facts.ts";
import { openDayFrom, type Opening } from "#domain/shop/opening.ts";
import { exampleLetter } from "#server/emails/templates/example-letters.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { globalTimes } from "./global-times.ts";
import type { KnownShop } from "./known-shop.ts";
import { withoutStandard } from "./owners-letters.ts";

type Parts = { db: Db; clock: Clock; shop: Pick<KnownShop, "writing"> };

/** What is left out is as it is saved. */
type TriedWords = { [Part in keyof LetterWords]?: LetterWords[Part] | undefined };

/** The letter as a customer of this shop would get it, with words that need not be saved. */
export async function tryLetter(
  { db, clock, shop }: Parts,
  letter: EditableLetter,
  { subject, opening, closing }: TriedWords,
): Promise<LetterContent> {
  const writing = shop.writing();
  const tried = withoutStandard(letter, { subject, opening, closing });
  const letters = { ...writing.letters, [letter]: { ...writing.letters[letter], ...tried } };
  const booking = await exampleBooking(db, clock, writing.opening);
  const content = exampleLetter(letter, {
    shop: { ...writing, letters },
    booking,
    now: clock.now(),
  });
  return { ...content, subject: oneLine(content.subject) };
}

const TYPE = "letter_test";

/** Goes the way of every letter. The log tells which letter was tried, and not where it went. */
export async function sendLetterAsTest(
  parts: Parts,
  by: SignedIn,
  { letter, to, ...words }: TriedWords & { letter: EditableLetter; to: string },
): Promise<void> {
  const { db, clock, shop } = parts;
  const content = await tryLetter(parts, letter, words);
  await inTransaction(db, async (tx) => {
    await queueMail(
      tx,
      { clock, host: messageHost(shop.writing().baseUrl) },
      {
        ...content,
        subject: `[Prov] ${content.subject}`,
        type: TYPE,
        bookingId: null,
        recipient: to,
        messageKey: `${TYPE}.${randomUUID()}`,
      },
    );
    await recordChange(tx, clock, {
      by,
      action: "letter-tried",
      entity: "setting",
      entityId: `letters.${letter}`,
    });
  });
}

/** Nobody's booking, of the first thing that the shop rents out, on days that a customer could choose. */
async function exampleBooking(
  db: Db,
  clock: Clock,
  opening: Opening,
): Promise<BookingLetterFacts["booking"]> {
  const item = await firstItem(db);
  const { pickupTime, returnTime, cancellationPolicy } = await globalTimes(db);
  const startDate = openDayFrom(opening, addDays(clock.today(), 30));
  const endDate = openDayFrom(opening, addDays(startDate, 7));
  const stay = { startDate, endDate };
  const wish = { stay, quantity: 1, selectedAddons: [] };
  const quote = quoteStay(item, { seasons: [], addons: [] }, wish);
  if (!quote.ok) throw new Error("a stay without extras has a price");
  return {
    id: 1_000_001,
    itemName: item.name,
    itemType: item.type,
    ...stay,
    pickupTime,
    returnTime,
    quantity: 1,
    quote: quote.value,
    customerName: "Anna Andersson",
    customerEmail: "anna@example.com",
    customerPhone: "070-000 00 00",
    customerAddress: "Exempelgatan 1, 123 45 Exempelstad",
    travelInfo: null,
    depositAmount: item.depositAmount,
    cancellationPolicy,
    authorizationExpiresAt: null,
    agreementName: null,
  };
}

const NO_ITEM = {
  name: "Husbilen",
  type: "rv" as const,
  pricePerDay: 1500,
  basePrice: 0,
  depositAmount: null,
};

/** Of those that visitors see, while there are any; motorhomes first: they have everything that a letter may tell of. */
async function firstItem(db: Db) {
  const { name, type, pricePerDay, basePrice, depositAmount, isHidden, position, id } = rentalItems;
  const [item] = await db
    .select({ name, type, pricePerDay, basePrice, depositAmount })
    .from(rentalItems)
    .where(isNull(rentalItems.archivedAt))
    .orderBy(asc(isHidden), desc(type), asc(position), asc(id))
    .limit(1);
  return item ?? NO_ITEM;
}
