import { Link, useSearchParams } from "wouter";
import { BOOKING_VIEWS, type BookingView } from "#domain/bookings/booking-views.ts";
import { viewHref, viewOf } from "#web/admin/bookings/address.ts";

const VIEW_LABELS: Record<BookingView, string> = {
  upcoming: "Kommande",
  "to-answer": "Väntar på svar",
  out: "Ute nu",
  late: "Försenade",
  unpaid: "Obetalda",
  deposits: "Depositioner",
};

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
              {view === undefined ? "Alla" : VIEW_LABELS[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
