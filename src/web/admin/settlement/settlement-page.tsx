import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "wouter";
import type { Settlement } from "#contracts/hand-over.ts";
import { bookingPath, handOverPath } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { bookingById } from "#web/api/bookings.ts";
import { settlementOf } from "#web/api/hand-over.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ProposedLines } from "./proposed-lines.tsx";
import { SettlementForm } from "./settlement-form.tsx";
import "./settlement.css";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ params }) => [settlementOf(Number(params["id"])), bookingById(Number(params["id"]))],
};

/** A return and its deposit, settled in one step. */
export function Page() {
  const id = Number(useParams<{ id: string }>().id);
  const { data, error, refetch } = useQuery(settlementOf(id));
  const { data: booking } = useQuery(bookingById(id));
  return (
    <div className="page-width settlement">
      <div className="settlement-top">
        <Link href={bookingPath(id)} className={`${buttonClass("plain")} settlement-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Bokning #{id}
        </Link>
        <h1 className="heading-1">Avräkning</h1>
        {booking && (
          <p className="text-muted">
            {booking.customerName.trim() || "Ej angivet"}, {booking.rentalItemName}
          </p>
        )}
      </div>
      {data ? (
        <Shown key={id} bookingId={id} settlement={data} />
      ) : error ? (
        <FetchProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}

function Shown({ bookingId, settlement }: { bookingId: number; settlement: Settlement }) {
  const mayManage = useMay("shop.manage");
  // What was done is told for as long as the page stays open.
  const [told, setTold] = useState<string>();
  // An annulled return takes nothing away from whoever writes here: they are refused when they press.
  const [wasBack, setWasBack] = useState(settlement.isBack);
  if (settlement.isBack && !wasBack) setWasBack(true);
  if (settlement.settledAt !== null || told !== undefined)
    return <Settled bookingId={bookingId} settledAt={settlement.settledAt} told={told} />;
  if (!settlement.isBack && !wasBack) return <NotBackYet bookingId={bookingId} />;
  return (
    <section className="card settlement-card" aria-label="Förslag">
      <p className="settlement-deposit">
        {settlement.depositLeft > 0
          ? `Deposition hos butiken: ${formatKronor(settlement.depositLeft)}`
          : "Butiken har ingen deposition från kunden."}
      </p>
      <Doubts bookingId={bookingId} doubts={settlement.doubts} />
      {mayManage ? (
        <SettlementForm bookingId={bookingId} settlement={settlement} onSettled={setTold} />
      ) : (
        <>
          <ProposedLines proposed={settlement.proposed} />
          <p className="settlement-note">En administratör avgör och gör avräkningen.</p>
        </>
      )}
    </section>
  );
}

/** Opened by its address: nobody types what would be refused. */
function NotBackYet({ bookingId }: { bookingId: number }) {
  return (
    <section className="card settlement-card" aria-label="Inte återlämnad">
      <p>
        Avräkningen går att göra när återlämningen är signerad, eller bokningen är markerad som
        returnerad.
      </p>
      <div className="settlement-buttons">
        <Link href={handOverPath(bookingId, "back")} className={buttonClass("primary")}>
          Till återlämningen
        </Link>
      </div>
    </section>
  );
}

/** What only a correction of the protocol can mend. */
function Doubts({ bookingId, doubts }: { bookingId: number; doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <ProblemNote>
      {doubts.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        <Link href={handOverPath(bookingId, "back")} className="text-link">
          Rätta protokollet
        </Link>
      </p>
    </ProblemNote>
  );
}

type SettledProps = { bookingId: number; settledAt: string | null; told: string | undefined };

function Settled({ bookingId, settledAt, told }: SettledProps) {
  const { today } = usePageState();
  return (
    <section className="card settlement-card" aria-label="Avräknat">
      <p className="settlement-outcome" role="status">
        <CircleCheck aria-hidden="true" size={24} />
        <span>
          {settledAt === null ? "Avräknat." : `Avräknat ${instantWords(settledAt, today)}.`} {told}
        </span>
      </p>
      <div className="settlement-buttons">
        <Link href={bookingPath(bookingId)} className={buttonClass("primary")}>
          Till bokningen
        </Link>
      </div>
    </section>
  );
}
