import { useState, type ReactNode } from "react";
import "./history.css";

/** Folded, and not asked for, until somebody wants to know. */
export function HistoryFold({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="history"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Visa vem som har ändrat vad</summary>
      {isOpen && children}
    </details>
  );
}
