import type { Concern } from "#contracts/oversight.ts";
import { moneyBackBy } from "#domain/bookings/withdrawal.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import type { ConcernKind } from "./concern-kind.ts";
import { isAnswered } from "./unclear-words.ts";

/** In the order of their urgency: what leaves the shop comes first. */
const GROUPS = [
  { name: "handover", title: "Före utlämning", isUrgent: true },
  { name: "deadline", title: "Med en sista dag", isUrgent: true },
  { name: "upkeep", title: "Service och besiktning", isUrgent: false },
  { name: "return", title: "Efter återlämning", isUrgent: false },
  { name: "unpaid", title: "Pengar som saknas", isUrgent: false },
  { name: "owed", title: "Pengar att ge tillbaka", isUrgent: false },
  { name: "unclear", title: "Att reda ut", isUrgent: false },
  { name: "letters", title: "Mejl som inte kom fram", isUrgent: false },
] as const;

type GroupName = (typeof GROUPS)[number]["name"];

export type ConcernGroup = {
  name: GroupName;
  title: string;
  /** What is urgent is always shown whole. */
  isUrgent: boolean;
  concerns: Concern[];
};

const GROUP_OF: Record<ConcernKind, GroupName> = {
  "rent-unpaid": "handover",
  "deposit-unpaid": "handover",
  "stay-without-unit": "handover",
  "upkeep-overdue": "upkeep",
  "authorization-lapsing": "deadline",
  "reservation-waiting": "deadline",
  dispute: "deadline",
  withdrawn: "deadline",
  "return-unmarked": "return",
  "returned-unpaid": "return",
  "booking-without-money": "unpaid",
  "charge-failed": "unpaid",
  "charge-unpaid": "unpaid",
  "link-lapsed": "unpaid",
  "deposit-held": "owed",
  "money-to-give-back": "owed",
  "charged-but-cancelled": "owed",
  "charged-but-deleted": "owed",
  "refund-failed": "owed",
  "money-without-booking": "owed",
  "charged-elsewhere": "unclear",
  "dispute-lost": "unclear",
  "payment-stuck": "unclear",
  "books-differ": "unclear",
  "refund-twice": "unclear",
  "mail-failed": "letters",
};

/** The groups that have something in them, each with what comes first at the top. */
export function concernGroups(concerns: readonly Concern[], today: LocalDate): ConcernGroup[] {
  return GROUPS.map((group) => ({
    ...group,
    concerns: concerns
      .filter((concern) => groupOf(concern, today) === group.name)
      .toSorted((one, other) => inOrder(momentOf(one), momentOf(other))),
  })).filter((group) => group.concerns.length > 0);
}

function groupOf(concern: Concern, today: LocalDate): GroupName {
  if (concern.kind === "booking-without-money" && concern.startDate <= addDays(today, 1))
    return "handover";
  // Nobody has come for it on the day: there is nothing to hand over any more.
  if (concern.kind === "rent-unpaid" && concern.startDate < today) return "unpaid";
  // With the answer sent, there is no day left to keep.
  if (concern.kind === "dispute" && isAnswered(concern)) return "unclear";
  return GROUP_OF[concern.kind];
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** When somebody has to have acted, or since when they should have: what sorts before is more urgent. */
function momentOf(concern: Concern): string {
  switch (concern.kind) {
    case "rent-unpaid":
    case "deposit-unpaid":
    case "stay-without-unit":
      return `${concern.startDate} ${concern.pickupTime}`;
    case "booking-without-money":
      return concern.startDate;
    case "authorization-lapsing":
      return concern.expiresAt;
    case "reservation-waiting":
      return concern.reservedUntil ?? concern.since;
    case "withdrawn":
      return moneyBackBy(concern.since);
    case "dispute":
      return concern.dueBy ?? concern.since;
    default:
      return concern.since;
  }
}
