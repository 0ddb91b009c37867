import { useRef, useState } from "react";
import { oneAtATime } from "./one-at-a-time.ts";

/** Runs one thing at a time: a second click while the first is under way does nothing. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): [run: (...args: Args) => void, isRunning: boolean] {
  const gate = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = (...args: Args) => void oneAtATime(gate, setIsRunning, async () => work(...args));
  return [run, isRunning];
}
