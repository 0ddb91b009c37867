import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Concern } from "#contracts/oversight.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { itemUnitsPath } from "#domain/access/item-units-path.ts";
import { isSettledByWord } from "#domain/duties/settled-by-word.ts";
import { linkButtonName } from "#texts/link-names.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { AtProvider } from "./at-provider.tsx";
import { DecideDispute } from "./decide-dispute.tsx";
import { GiveBack } from "./give-back.tsx";
import { GiveBackByHand } from "./give-back-by-hand.tsx";
import { LetGo } from "./let-go.tsx";
import { MarkReturned } from "./mark-returned.tsx";
import { SendAgain, SendLink, SendReminder } from "./send-letter.tsx";
import { SettleConcern } from "./settle-concern.tsx";
import { isAnswered } from "./unclear-words.ts";
import { isReserved } from "./unpaid-words.ts";

export type ConcernActionsProps = {
  concern: Concern;
  onCompare: () => Promise<unknown>;
};

/** What solves a concern comes first, then the booking it is about, then the way past both. */
export function ConcernActions({
  concern,
  title,
  onCompare,
}: ConcernActionsProps & { title: string }) {
  const solution = solutionOf(concern, onCompare);
  return (
    <div className="concern-actions">
      {solution}
      <BookingLink concern={concern} isOnlyWay={solution === null} />
      {isSettledByWord(concern.kind) && <SettleConcern concern={concern} title={title} />}
    </div>
  );
}

/** Null where the booking's own page is where it is solved. */
function solutionOf(concern: Concern, onCompare: () => Promise<unknown>): ReactNode {
  switch (concern.kind) {
    case "rent-unpaid":
    case "returned-unpaid":
      return isReserved(concern) ? null : (
        <SendLink concern={concern} label={linkButtonName(concern.isCardAskedAgain)} />
      );
    case "deposit-unpaid":
      return concern.isGivenBack ? null : <SendReminder bookingId={concern.bookingId} />;
    case "booking-without-money":
      return <SendLink concern={concern} label={linkButtonName(concern.isCardAskedAgain)} />;
    case "link-lapsed":
      return <SendLink concern={concern} label="Skicka en ny länk" />;
    case "return-unmarked":
      return <MarkReturned concern={concern} />;
    case "deposit-held":
      return concern.method === "card" ? (
        <GiveBack concern={concern} />
      ) : (
        <GiveBackByHand
          bookingId={concern.bookingId}
          payment={{ ...concern, method: concern.method }}
        />
      );
    case "refund-failed":
      return (
        concern.failed && (
          <GiveBackByHand
            bookingId={concern.bookingId}
            payment={{ ...concern.failed, amount: concern.amount, method: "card" }}
          />
        )
      );
    case "charged-but-deleted":
      return (
        <>
          {concern.byCard > 0 && <GiveBack concern={concern} />}
          {concern.byHand.map((payment) => (
            <GiveBackByHand
              key={payment.paymentId}
              bookingId={concern.bookingId}
              payment={payment}
            />
          ))}
        </>
      );
    case "money-without-booking":
      return concern.isReserved ? (
        <LetGo concern={concern} />
      ) : (
        <AtProvider intentId={concern.intentId} />
      );
    case "dispute":
      return isAnswered(concern) ? null : <AtProvider intentId={concern.intentId} />;
    case "dispute-lost":
      return <DecideDispute concern={concern} />;
    case "payment-stuck":
    case "books-differ":
      return <CompareAgain onCompare={onCompare} />;
    case "upkeep-overdue":
      return (
        <Link
          href={itemUnitsPath(concern.itemId)}
          className={`${buttonClass("quiet")} button-small`}
        >
          Öppna enheten
        </Link>
      );
    case "mail-failed":
      return <SendAgain concern={concern} />;
    default:
      return null;
  }
}

function CompareAgain({ onCompare }: { onCompare: () => Promise<unknown> }) {
  return (
    <ActionButton look="quiet" className="button-small" busyLabel="Jämför…" onAct={onCompare}>
      Jämför igen
    </ActionButton>
  );
}

function BookingLink({ concern, isOnlyWay }: { concern: Concern; isOnlyWay: boolean }) {
  const bookingId = openBookingOf(concern);
  if (bookingId === null) return null;
  return (
    <Link
      href={bookingPath(bookingId)}
      className={`${buttonClass(isOnlyWay ? "quiet" : "plain")} button-small`}
    >
      {isToApprove(concern) ? "Godkänn i bokningen" : "Öppna bokningen"}
    </Link>
  );
}

function isToApprove(concern: Concern): boolean {
  if (concern.kind === "reservation-waiting") return true;
  return "reserved" in concern && "amount" in concern && isReserved(concern);
}

function openBookingOf(concern: Concern): number | null {
  if (!("bookingId" in concern)) return null;
  // A booking that is gone has no page to open.
  const isGone =
    concern.kind === "charged-but-deleted" ||
    (concern.kind === "deposit-held" && concern.why === "gone");
  return isGone ? null : concern.bookingId;
}
