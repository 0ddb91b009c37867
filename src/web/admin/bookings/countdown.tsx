import { Clock } from "lucide-react";
import { reservationLeftWords, timeLeftWords } from "#web/shell/time-left.ts";
import { useNow } from "./use-now.ts";

const SOON_S = 48 * 3600;

type CountdownProps = {
  /** What was left by the shop's clock, and when this device heard of it. */
  secondsLeft: number;
  heardAt: number;
  /** Nothing beside it says of what the time is left. */
  isAlone?: boolean;
};

/** How long a reservation still lasts. It goes by the shop's clock, so that a wrong one here does no harm. */
export function Countdown({ secondsLeft, heardAt, isAlone = false }: CountdownProps) {
  const now = useNow();
  const left = secondsLeft - Math.max(0, now - heardAt) / 1000;
  return (
    <span className="countdown" data-soon={left < SOON_S || undefined}>
      <Clock aria-hidden="true" size={16} />
      {isAlone ? reservationLeftWords(left) : timeLeftWords(left)}
    </span>
  );
}
