import { useEffect, useState } from "react";

const LOOK_MS = 15_000;

/** This device's time, looked at often enough to count minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
