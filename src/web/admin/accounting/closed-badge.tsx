import { Lock } from "lucide-react";

export function ClosedBadge() {
  return (
    <span className="books-closed">
      <Lock aria-hidden="true" size={14} />
      Stängd
    </span>
  );
}
