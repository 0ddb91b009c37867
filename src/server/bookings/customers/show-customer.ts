import type { Customer } from "#contracts/customers.ts";
import type { Problem } from "#contracts/errors.ts";
import { customerKeys, wordOf, type CustomerKey } from "#domain/bookings/customer-keys.ts";
import { joinedComments } from "#domain/bookings/joined-comments.ts";
import { customerSums } from "#domain/payments/customer-money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { folded } from "#domain/text/folded.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingsOfPeople, latestFirst } from "./bookings-of-people.ts";
import { readContact, type ContactRow } from "./contact-rows.ts";
import { readComments, readStays, type CommentRow } from "./customer-rows.ts";

/** Far more than anybody rents; beyond it the sums would take too long. */
const MOST_BOOKINGS = 500;
// One more tells that there are more.
const LIMITS = { mostKeys: 20, mostOfEach: MOST_BOOKINGS + 1 };
const MOST_SHOWN = 100;
const MOST_OTHER_NAMES = 10;

/** The person behind a booking, as all of their bookings have it. */
export async function showCustomer(db: Db, bookingId: number): Promise<Result<Customer, Problem>> {
  const person = await personBehind(db, bookingId);
  if (!person) return fail({ code: "booking.unknown" });
  const { itself, all, keys } = person;
  const latestOnes = all.slice(0, MOST_BOOKINGS);
  const counted = latestOnes.includes(itself) ? latestOnes : [...latestOnes, itself];
  const stays = await readStays(
    db,
    counted.map(({ id }) => id),
  );
  const comments = await readComments(db, keys);
  const named = stays.find(({ id }) => id === itself.id)?.customerName ?? "";
  // Whoever shares a phone with somebody is not shown under the other's name.
  const latest = stays.find((stay) => isSameName(stay.customerName, named));
  if (!latest) return fail({ code: "booking.unknown" });
  const { customerName: name, email, phone, streetAddress, postalCode, city } = latest;
  return ok({
    name,
    email,
    phone,
    streetAddress,
    postalCode,
    city,
    alsoKnownAs: otherWords([name, email, phone], stays),
    bookings: stays.slice(0, MOST_SHOWN),
    sums: customerSums(stays),
    isWhole: all.length <= MOST_BOOKINGS,
    isReachable: keys.length > 0,
    comment: commentOf(comments),
  });
}

type Person = { itself: ContactRow; all: ContactRow[]; keys: CustomerKey[] };

/** All bookings of the person behind one of them, and what they are known by. */
export async function personBehind(db: Db, bookingId: number): Promise<Person | undefined> {
  const itself = await readContact(db, bookingId);
  if (!itself) return undefined;
  const found = await bookingsOfPeople(db, [itself], LIMITS);
  const others = found.filter(({ id }) => id !== itself.id);
  const all = [itself, ...others].toSorted(latestFirst);
  const keys = new Map([itself, ...all].flatMap(customerKeys).map((key) => [wordOf(key), key]));
  return { itself, all, keys: [...keys.values()].slice(0, LIMITS.mostKeys) };
}

function isSameName(one: string, other: string): boolean {
  return folded(one.trim()) === folded(other.trim());
}

type Known = { customerName: string; email: string; phone: string };

/** Each once, however it was written. */
function otherWords(shown: string[], stays: readonly Known[]): string[] {
  const seen = new Set(shown.map(asOne));
  const words = [
    ...stays.map(({ customerName }) => customerName),
    ...stays.map(({ email }) => email),
    ...stays.map(({ phone }) => phone),
  ];
  return words
    .filter((word) => {
      const isNew = word.trim() !== "" && !seen.has(asOne(word));
      seen.add(asOne(word));
      return isNew;
    })
    .slice(0, MOST_OTHER_NAMES);
}

function asOne(word: string): string {
  const [key] = [
    ...customerKeys({ email: word, phone: "" }),
    ...customerKeys({ email: "", phone: word }),
  ];
  return key?.key ?? folded(word.trim());
}

function commentOf(comments: readonly CommentRow[]): Customer["comment"] {
  const last = comments.at(-1);
  return {
    notes: joinedComments(comments.map(({ notes }) => notes)),
    by: last?.by ?? null,
    at: last?.at.toISOString() ?? null,
  };
}
