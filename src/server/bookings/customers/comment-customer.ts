import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { joinedComments } from "#domain/bookings/joined-comments.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { joinComments, removeComments, writeComment } from "./customer-rows.ts";
import { personBehind } from "./show-customer.ts";

type Comment = {
  bookingId: number;
  notes: string;
  /** What the writer saw; without it the comment replaces whatever stands there. */
  notesBefore?: string | undefined;
  by: SignedIn;
};

/** Written from one booking, about the person: every booking with one of their keys shows it. */
export async function commentCustomer(
  { db, clock }: { db: Db; clock: Clock },
  { bookingId, notes, notesBefore, by }: Comment,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const person = await personBehind(tx, bookingId);
    if (!person) return fail({ code: "booking.unknown" });
    if (person.keys.length === 0) return fail({ code: "customer.unreachable" });
    const written = { id: randomUUID(), notes, updatedBy: by.id, updatedAt: clock.now() };
    const others = await writeComment(tx, person.keys, written);
    const before = joinedComments(others.map((one) => one.notes));
    if (notesBefore !== undefined && before !== notesBefore && before !== notes)
      return fail({ code: "booking.comment-changed", notes: before });
    const ids = [...others.map(({ id }) => id), written.id];
    if (before === notes) await removeComments(tx, [written.id]);
    else if (notes.trim() === "") await removeComments(tx, ids);
    else await joinComments(tx, ids, { ...written, id: ids[0] ?? written.id });
    if (before !== notes)
      await recordChange(tx, clock, {
        by,
        action: "customer.comment",
        entity: "booking",
        entityId: bookingId,
        erasable: { before: { notes: before }, after: { notes } },
      });
    return ok(null);
  });
}
