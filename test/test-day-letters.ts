import { sql } from "drizzle-orm";
import { sendDueLetters } from "#server/day-letters/send-due-letters.ts";
import { knownShop } from "#server/settings/known-shop.ts";
import { rowsOf } from "./rows.ts";
import { openTestCounter } from "./test-counter.ts";
import { TEST_SHOP, TEST_START } from "./test-facts.ts";

const OWN = ["deposit_reminder", "pickup_soon", "pickup_tomorrow", "return_thanks"];

type Sent = { type: string; at: string; subject: string; text: string };

/** A shop, its staff, and the job that sends letters by itself, run when the test says so. */
export async function openTestLetters() {
  const counter = await openTestCounter();
  const { shop, parts } = counter;
  const known = knownShop(shop.database, { first: TEST_SHOP, start: () => TEST_START });
  return {
    ...counter,
    /** Runs the job as one process would, by default at a moment that is set first. */
    async run(at?: string, { baseUrl = "http://localhost" } = {}): Promise<void> {
      if (at !== undefined) shop.clock.set(at);
      await known.refresh();
      await sendDueLetters({ ...parts(), shop: () => ({ ...known.writing(), baseUrl }) });
    },
    /** A motorhome that staff have booked for somebody and approved, with a deposit of 5000. */
    async anApproved(start = "2026-07-15", end = "2026-07-22"): Promise<number> {
      const { id } = await counter.aBooking({ start, end });
      // A session ends while the test lets weeks go by.
      const as = await shop.signIn("staff");
      const answer = await counter.patch(id, { status: "confirmed" }, as);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return id;
    },
    /** Letters that left by themselves, in order. */
    sentTo: (id: number) =>
      rowsOf<Sent>(
        shop.db,
        sql`select type, to_char(created_at at time zone 'UTC', 'MM-DD HH24:MI') as at, subject,
            plain_text as text
          from mail_queue where booking_id = ${id}
            and type in (${sql.join(
              OWN.map((type) => sql`${type}`),
              sql`, `,
            )}) order by id`,
      ),
  };
}

export type TestLetters = Awaited<ReturnType<typeof openTestLetters>>;
