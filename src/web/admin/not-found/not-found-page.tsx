import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";

// The two English texts are the specification's own; the Swedish around them shows the way on.
export function Page() {
  return (
    <div className="page-width grid justify-items-start gap-5 py-24">
      <h1 lang="en" className="heading-1">
        404 Page Not Found
      </h1>
      <p lang="en" className="text-muted">
        Did you forget to add the page to the router?
      </p>
      <p className="max-w-[52ch]">
        Sidan finns inte i administrationen. Kontrollera adressen, eller sök efter bokningen,
        objektet eller sidan.
      </p>
      <p className="flex flex-wrap gap-3">
        <Link href="/admin" className={buttonClass("primary")}>
          Till Idag
        </Link>
        <Link href="/admin/bookings" className={buttonClass("quiet")}>
          Alla bokningar
        </Link>
      </p>
    </div>
  );
}
