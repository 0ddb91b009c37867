import type { Problem } from "#contracts/errors.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { lastCallingOff } from "#server/bookings/calling-off.ts";
import type { HeldMoney } from "#server/bookings/held-money.ts";

/** Nothing is reserved any more: what became of it, who did it and when, as far as the log knows. */
export async function movedBefore(tx: Db, { booking, payments }: HeldMoney): Promise<Problem> {
  const newest = payments
    .filter(({ kind, takenBackAt }) => kind === "rent" && takenBackAt === null)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const shown = newest.find(({ isCurrent }) => isCurrent) ?? newest[0];
  if (!shown || shown.bookingId === null) return { code: "payment.none" };
  const { status, bookingId } = shown;
  const off = booking?.status === "cancelled" && (await lastCallingOff(tx, bookingId));
  const known = {
    code: "payment.moved-before" as const,
    status,
    ...(off && off.by === "customer" && { isCalledOffByCustomer: true }),
  };
  // That it is to be let go is written, and the provider is being asked.
  if (shown.isLetGo && status === "authorized") return { ...known, isReleasing: true };
  const action = shown.method === "card" ? `payment.${status}` : "payment.recorded";
  const change = await lastChange(tx, {
    entity: "booking",
    entityId: bookingId,
    action,
    // A deposit is charged too, by somebody else and at another time.
    kind: "rent",
  });
  return {
    ...known,
    ...(change && {
      change: {
        actor: change.actor,
        day: dayInSweden(change.at),
        time: timeInSweden(change.at),
      },
    }),
  };
}
