import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";

/** Where what needs a person's hand is listed, with what solves it. */
export function ToOversight({ label = "Till Att åtgärda" }: { label?: string }) {
  return (
    <div className="card-actions">
      <Link href="/admin" className={`${buttonClass("quiet")} button-small`}>
        {label}
      </Link>
    </div>
  );
}
