import { useRef, useState } from "react";

/** Runs one thing at a time: a second click while the first is under way does nothing. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): [run: (...args: Args) => void, isRunning: boolean] {
  // The state alone is seen too late by the second half of a double click.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  function run(...args: Args) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    // Inside a promise from the start: what throws before its first wait must not leave the button dead.
    void (async () => work(...args))().finally(() => {
      isBusy.current = false;
      setIsRunning(false);
    });
  }
  return [run, isRunning];
}
