/** What a booking says of how its customer is reached. */
export type Contact = { email: string; phone: string };

export const CUSTOMER_KEY_KINDS = ["email", "phone"] as const;

/** What a person is known by from one booking to the next. */
export type CustomerKey = { kind: (typeof CUSTOMER_KEY_KINDS)[number]; key: string };

/**
 * An e-mail address whatever its letters' size, a phone however it is written. What is no address and no number (a
 * dash, a word, one digit over and over) is nobody's, so that it makes no two customers one. The database says the
 * same (`email_key`, `phone_key`).
 */
export function customerKeys({ email, phone }: Contact): CustomerKey[] {
  const address = emailKey(email);
  const number = phoneKey(phone);
  return [
    ...(address === undefined ? [] : [{ kind: "email" as const, key: address }]),
    ...(number === undefined ? [] : [{ kind: "phone" as const, key: number }]),
  ];
}

function emailKey(written: string): string | undefined {
  const text = written.trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(text)) return undefined;
  // Only these, as a database does whose locale knows no others.
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function phoneKey(written: string): string | undefined {
  const digits = written
    .replaceAll(/[^\d+]/g, "")
    .replace(/^\+/, "00")
    .replace(/^00460?/, "0");
  return /^\d{7,15}$/.test(digits) && !/^(\d)\1*$/.test(digits) ? digits : undefined;
}

/** A key as one word. */
export function wordOf({ kind, key }: CustomerKey): string {
  return `${kind} ${key}`;
}

/**
 * Bookings by person, each person where their first booking stood. Who shares an address or a number with somebody is
 * that person, and so is whoever shares one with them; a booking without either stands alone.
 */
export function byPerson<Booking extends Contact>(bookings: readonly Booking[]): Booking[][] {
  type Person = { words: string[]; places: number[] };
  const people = new Map<string, Person>();
  const all = new Set<Person>();
  bookings.forEach((booking, place) => {
    const words = customerKeys(booking).map(wordOf);
    const known = [...new Set(words.flatMap((word) => people.get(word) ?? []))];
    const [person = { words: [], places: [] }, ...others] = known;
    all.add(person);
    person.places.push(place, ...others.flatMap(({ places }) => places));
    person.words.push(...words, ...others.flatMap((other) => other.words));
    for (const other of others) all.delete(other);
    for (const word of others.length > 0 ? person.words : words) people.set(word, person);
  });
  return [...all]
    .map(({ places }) => places.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map((places) => places.flatMap((place) => bookings[place] ?? []));
}

/** Somebody with more bookings than that has many. */
export const MOST_COUNTED_BOOKINGS = 100;
