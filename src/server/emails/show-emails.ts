import { desc, eq } from "drizzle-orm";
import type { EmailLog } from "#contracts/email-logs.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { emailLogs } from "#server/platform/db/tables/letters.ts";

/** Keys that stand in a letter's links: a payment link's own, and those that say that a letter was read. */
const TOKENS = /(\/betala\/|\/min-bokning\/|[?&;]t=)[\w-]{16,}/g;

const { id, bookingId, type, sentAt, recipient, subject, status, errorMessage } = emailLogs;
const BRIEF = { id, bookingId, type, sentAt, recipient, subject, status, errorMessage };

export async function emailsOf(db: Db, booking: number): Promise<EmailLog[]> {
  const rows = await db
    .select({ ...BRIEF, htmlContent: emailLogs.htmlContent })
    .from(emailLogs)
    .where(eq(emailLogs.bookingId, booking))
    .orderBy(desc(emailLogs.sentAt), desc(emailLogs.id));
  return rows.map(told);
}

export type ListedEmail = Omit<EmailLog, "htmlContent"> & { htmlContent?: string };

/** The letters of many bookings, each booking's newest first. */
export async function emailsOfMany(
  db: Db,
  bookingIds: number[],
  { isBrief }: { isBrief: boolean },
): Promise<Map<number, ListedEmail[]>> {
  const fields = isBrief ? BRIEF : { ...BRIEF, htmlContent: emailLogs.htmlContent };
  const rows = await db
    .select(fields)
    .from(emailLogs)
    .where(anyOf(emailLogs.bookingId, bookingIds))
    .orderBy(desc(emailLogs.sentAt), desc(emailLogs.id));
  const byBooking = new Map<number, ListedEmail[]>();
  for (const row of rows) {
    if (row.bookingId === null) continue;
    const known = byBooking.get(row.bookingId);
    if (known) known.push(told(row));
    else byBooking.set(row.bookingId, [told(row)]);
  }
  return byBooking;
}

type LoggedEmail = { sentAt: Date; htmlContent?: string };

function told<Row extends LoggedEmail>(row: Row): Omit<Row, "sentAt"> & { sentAt: string } {
  const { htmlContent } = row;
  return {
    ...row,
    ...(htmlContent !== undefined && { htmlContent: maskTokens(htmlContent) }),
    sentAt: row.sentAt.toISOString(),
  };
}

/** Whoever reads what was sent need not be able to act as its reader. */
function maskTokens(text: string): string {
  return text.replaceAll(TOKENS, "$1•••");
}
