import { Link, useSearchParams } from "wouter";
import { BOOKING_VIEWS } from "#domain/bookings/booking-views.ts";
import { viewHref, viewOf } from "#web/admin/bookings/address.ts";
import { viewWords } from "./view-words.ts";

/** The questions of the day, each an address. */
export function ViewLinks() {
  const [params] = useSearchParams();
  const shown = viewOf(params);
  return (
    <nav className="view-links" aria-label="Vyer">
      <ul>
        {[undefined, ...BOOKING_VIEWS].map((view) => (
          <li key={view ?? ""}>
            <Link
              href={viewHref(view)}
              className="view-link"
              aria-current={view === shown ? "page" : undefined}
            >
              {viewWords(view).link}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
