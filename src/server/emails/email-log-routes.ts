import * as calls from "#contracts/email-logs.ts";
import type { BookingEmails } from "#contracts/email-logs.ts";
import type { Booking } from "#contracts/bookings.ts";
import { fail, ok } from "#domain/result.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind, SignedIn } from "#server/platform/http/route.ts";
import { resendLetter, type ResendParts, type Resent } from "./resend-letter.ts";
import { emailsOf, emailsOfMany } from "./show-emails.ts";

type Period = { from?: LocalDate | undefined; to?: LocalDate | undefined };

type Needs = Pick<ResendParts, "isOutdated"> & {
  db: Db;
  clock: Clock;
  host: () => string;
  /** Letters know bookings by number only; whoever knows more hands it in. */
  bookingPages: (period: Period) => AsyncIterable<Booking[]>;
  streamed: (pages: AsyncIterable<BookingEmails[]>) => BookingEmails[];
  recordResent: (tx: Db, resent: Resent, by: SignedIn) => Promise<void>;
};

export function emailLogRoutes(bind: Bind, parts: Needs): void {
  const { db, clock } = parts;

  bind(calls.emailsOfBooking, async ({ params }) => ok(await emailsOf(db, params.bookingId)));
  bind(calls.emailsOfAllBookings, async ({ query: { from, to, brief }, reply }) => {
    reply.type("application/json; charset=utf-8");
    const isBrief = brief === "true";
    return ok(parts.streamed(withEmails(db, parts.bookingPages({ from, to }), isBrief)));
  });
  bind(calls.resendEmail, async ({ params, user }) => {
    if (!user) return fail({ code: "auth.not-signed-in" });
    const record = (tx: Db, resent: Resent) => parts.recordResent(tx, resent, user);
    return resendLetter(
      { db, clock, host: parts.host(), record, isOutdated: parts.isOutdated },
      params.id,
    );
  });
}

async function* withEmails(
  db: Db,
  pages: AsyncIterable<Booking[]>,
  isBrief: boolean,
): AsyncGenerator<BookingEmails[]> {
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const emails = await emailsOfMany(db, ids, { isBrief });
    yield page.map((booking) => ({ booking, emailLogs: emails.get(booking.id) ?? [] }));
  }
}
