import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useParams } from "wouter";
import type { User } from "#contracts/auth.ts";
import { bookingPath, HAND_OVER_WORDS } from "#domain/access/booking-path.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { handOverSheet } from "#web/api/hand-over.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { fetchPage } from "#web/shell/fetch-page.ts";
import { useUser } from "#web/shell/use-user.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { InMemoryGuard } from "./in-memory-guard.tsx";
import { Parts } from "./parts.tsx";
import { useSheet } from "./use-sheet.ts";
import "./hand-over.css";
import "./steps/steps.css";

const kindOf = (word: string | undefined): ProtocolKind =>
  word === HAND_OVER_WORDS.back ? "back" : "out";

export const ahead: DataAhead = {
  permission: "bookings.run",
  queries: ({ params }) => [handOverSheet(Number(params["id"]), kindOf(params["way"]))],
};

// From here on the step to this page needs no network.
if (typeof document !== "undefined") document.documentElement.dataset["handOver"] = "true";

const TITLES: Record<ProtocolKind, string> = { out: "Utlämning", back: "Återlämning" };

/** Out or back, on a phone in one hand: entered, signed, kept at once and sent when the network lets it. */
export function Page() {
  const { id, way } = useParams<{ id: string; way: string }>();
  const user = useUser();
  if (!user) return <Spinner />;
  const kind = kindOf(way);
  return (
    <div className="page-width hand-over">
      <div className="hand-over-top">
        <Link href={bookingPath(id)} className={`${buttonClass("plain")} hand-over-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Bokning #{id}
        </Link>
        <h1>{TITLES[kind]}</h1>
      </div>
      {/* Another person on the same phone begins anew. */}
      <HandOver key={`${user.id} ${id} ${kind}`} user={user} bookingId={Number(id)} kind={kind} />
    </div>
  );
}

type HandOverProps = { user: User; bookingId: number; kind: ProtocolKind };

const DAY = "/admin";
/** After what the hand-over itself asks for. */
const REST_MS = 2000;

/** Once it is signed the way leads back to the day, where there may be no network by then. */
function useDayAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => navigator.onLine && fetchPage(DAY), REST_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

function HandOver({ user, bookingId, kind }: HandOverProps) {
  const { sheet, isOld, error, retry } = useSheet({ userId: user.id, bookingId, kind });
  useDayAhead(sheet !== undefined);
  if (!sheet) return error ? <FetchProblem error={error} onRetry={retry} /> : <Spinner />;
  return (
    <>
      {isOld && (
        <p className="hand-over-note" role="status">
          Ingen anslutning. Uppgifterna är som telefonen senast läste dem, och det du fyller i
          sparas på telefonen.
        </p>
      )}
      <Parts user={user} sheet={sheet} />
      <InMemoryGuard />
    </>
  );
}
