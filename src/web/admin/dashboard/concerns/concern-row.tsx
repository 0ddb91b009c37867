import { CircleAlert, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { Concern } from "#contracts/oversight.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { timeLeftWords } from "#web/shell/time-left.ts";
import { ConcernActions, type ConcernActionsProps } from "./concern-actions.tsx";
import { concernWords } from "./concern-words.ts";
import { goWithShop, sinceWords } from "./day-words.ts";

export function ConcernRow(props: ConcernActionsProps) {
  const { concern } = props;
  const { today } = usePageState();
  const { tone, title, text } = concernWords(concern, today);
  const Icon = tone === "danger" ? CircleAlert : TriangleAlert;
  return (
    <li className="concern" data-tone={tone}>
      <Icon aria-hidden="true" size={20} />
      <h4 className="concern-title">{title}</h4>
      <div className="concern-body">
        <p className="concern-text">{text}</p>
        {concern.kind === "authorization-lapsing" && <Countdown until={concern.expiresAt} />}
        <p className="concern-fact">{factsOf(concern, sinceWords(concern.since, today))}</p>
      </div>
      <ConcernActions {...props} title={title} />
    </li>
  );
}

function factsOf(concern: Concern, since: string): string {
  const facts = [
    "bookingId" in concern && concern.bookingId !== null && `Bokning #${concern.bookingId}`,
    "intentId" in concern && `Betalning ${concern.intentId}`,
    since,
  ];
  return facts.filter(Boolean).join(" · ");
}

const LOOK_MS = 20_000;

function Countdown({ until }: { until: string }) {
  const { today } = usePageState();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!goWithShop(now, today)) return null;
  return (
    <p className="concern-left">{timeLeftWords((Date.parse(until) - now.getTime()) / 1000)}</p>
  );
}
