import { Link } from "wouter";
import { BOOKING_PART, bookingPath, handOverPath } from "#domain/access/booking-path.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** What nobody has signed for when it left has nothing to be compared with. */
export function NotOutYet({ bookingId }: { bookingId: number }) {
  return (
    <section className="card hand-over-done" aria-label="Ingen utlämning">
      <p>
        Utlämningen är inte signerad, så det finns inget att jämföra med. Gör den i efterhand, eller
        markera bokningen som returnerad utan protokoll.
      </p>
      <div className="hand-over-ways">
        <Link href={handOverPath(bookingId, "out")} className={buttonClass("primary")}>
          Till utlämningen
        </Link>
        <Link href={bookingPath(bookingId, BOOKING_PART.status)} className={buttonClass("quiet")}>
          Markera som returnerad
        </Link>
      </div>
    </section>
  );
}
