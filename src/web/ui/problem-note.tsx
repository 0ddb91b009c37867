import type { ReactNode } from "react";
import "./problem-note.css";

/** Says in place what went wrong, for longer than a passing message does. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <div className="problem-note" role="alert">
      {children}
    </div>
  );
}
