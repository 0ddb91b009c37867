import { Link } from "wouter";
import { CONCERNS_PATH } from "#domain/access/concerns-path.ts";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Where what needs a person's hand is listed, with what solves it; for those who see to it. */
export function ToOversight({ label = "Till Att åtgärda" }: { label?: string }) {
  if (!useMay("shop.manage")) return null;
  return (
    <div className="card-actions">
      <Link href={CONCERNS_PATH} className={`${buttonClass("quiet")} button-small`}>
        {label}
      </Link>
    </div>
  );
}
