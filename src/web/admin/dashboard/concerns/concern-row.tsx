import { CircleAlert, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { Concern } from "#contracts/oversight.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { timeLeftWords } from "#web/shell/time-left.ts";
import { ConcernActions, type ConcernActionsProps } from "./concern-actions.tsx";
import { concernWords } from "./concern-words.ts";
import { goWithShop } from "./shop-clock.ts";

export function ConcernRow(props: ConcernActionsProps) {
  const { concern } = props;
  const { tone, title, text } = concernWords(concern);
  const Icon = tone === "danger" ? CircleAlert : TriangleAlert;
  return (
    <li className="concern" data-tone={tone}>
      <Icon aria-hidden="true" size={22} />
      <div>
        <h3 className="concern-title">{title}</h3>
        <p className="concern-text">{text}</p>
        {concern.kind === "authorization-lapsing" && <Countdown until={concern.expiresAt} />}
        <Fact concern={concern} />
      </div>
      <ConcernActions {...props} />
    </li>
  );
}

function Fact({ concern }: { concern: Concern }) {
  const facts = [
    "bookingId" in concern && concern.bookingId !== null && `Bokning #${concern.bookingId}`,
    "intentId" in concern && `Betalning ${concern.intentId}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="concern-fact">{facts.join(" · ")}</p>;
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
