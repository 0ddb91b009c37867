import { useEffect, useState } from "react";

/** A value once it has stood still for a while; nothing before the first has. */
export function useDebounced<T>(value: T, milliseconds: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
    // The value by its content: a new object with the same content is no change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, milliseconds]);
  return settled;
}
