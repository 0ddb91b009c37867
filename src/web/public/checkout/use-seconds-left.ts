import { useEffect, useState } from "react";
import { secondsLeft } from "./hold-clock.ts";

// Often enough that no second is skipped, however the browser delays its timers.
const LOOK_MS = 250;

export function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(endsAt, Date.now())), LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
