import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { Link } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import { handOverPath, settlementPath } from "#domain/access/booking-path.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { whatHolds } from "#domain/hand-over/what-holds.ts";
import { stayWords } from "#texts/stay-words.ts";
import { protocolFile, protocolPicture, protocolsOf } from "#web/api/hand-over.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { HandOutWay } from "./hand-out-way.tsx";
import { protocolWords } from "./protocol-words.ts";
import "./protocols-card.css";

const SMALL = `${buttonClass("quiet")} button-small`;

/** What was signed when it left and when it came back, and the way to do it. */
export function ProtocolsCard({ booking }: { booking: Booking }) {
  const { data, error, refetch } = useQuery(protocolsOf(booking.id));
  return (
    <Panel title="Utlämning och återlämning">
      {booking.stay.state !== "waiting" && (
        <p className="font-semibold">{stayWords(booking.stay)}</p>
      )}
      <Ways booking={booking} hasBack={whatHolds(data ?? []).some(({ kind }) => kind === "back")} />
      {error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={2} />}
      {data?.length === 0 && <p className="text-muted">Inget protokoll är signerat än.</p>}
      {data && data.length > 0 && (
        <ul className="protocols">
          {data.map((protocol) => (
            <li key={protocol.id}>
              <OneProtocol bookingId={booking.id} protocol={protocol} all={data} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Ways({ booking, hasBack }: { booking: Booking; hasBack: boolean }) {
  const mayRun = useMay("bookings.run");
  const isOn = mayRun && isActive(booking.status);
  const isOut = booking.stay.state === "out";
  if (!isOn && !hasBack) return null;
  return (
    <div className="protocols-ways">
      {isOn && (
        <>
          {!isOut && <HandOutWay booking={booking} />}
          <Link href={handOverPath(booking.id, "back")} className={SMALL}>
            Ta emot
          </Link>
          {/* Of several one may still wait, and what was signed is corrected there. */}
          {isOut && <HandOutWay booking={booking} />}
        </>
      )}
      {hasBack && (
        <Link href={settlementPath(booking.id)} className={SMALL}>
          Avräkning
        </Link>
      )}
    </div>
  );
}

type OneProtocolProps = { bookingId: number; protocol: Protocol; all: readonly Protocol[] };

function OneProtocol({ bookingId, protocol, all }: OneProtocolProps) {
  const mayRun = useMay("bookings.run");
  const { title, facts } = protocolWords(protocol, all);
  const holds = whatHolds(all).includes(protocol);
  if (protocol.annulsBecause !== null) return <Said title={title} facts={facts} />;
  const pictures = protocol.remarks.flatMap(({ text, files }) => files.map((id) => ({ id, text })));
  return (
    <>
      <Said title={title} facts={facts} />
      <ul className="protocols-pictures" aria-label={`Fotografier, ${title}`}>
        {pictures.map(({ id, text }) => (
          <li key={id}>
            <a href={protocolPicture(bookingId, id)} target="_blank" rel="noopener">
              <img src={protocolPicture(bookingId, id)} alt={text} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={protocolFile(bookingId, protocol.id)}
        target="_blank"
        rel="noopener"
        className={SMALL}
        aria-label={`Protokollet som PDF, ${title}`}
      >
        <FileText aria-hidden="true" size={18} />
        PDF
      </a>
      {mayRun && holds && (
        <Link
          href={handOverPath(bookingId, protocol.kind)}
          className={SMALL}
          aria-label={`Rätta eller makulera, ${title}`}
        >
          Rätta eller makulera
        </Link>
      )}
    </>
  );
}

function Said({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {facts.map((fact) => (
        <p key={fact} className="protocols-fact">
          {fact}
        </p>
      ))}
    </>
  );
}
