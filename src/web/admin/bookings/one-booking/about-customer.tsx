import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { customerPath } from "#domain/access/booking-path.ts";
import { inShort, writtenWords } from "#web/admin/bookings/customers/customer-words.ts";
import { customerBehind } from "#web/api/customers.ts";

/** What staff wrote about the person, at whichever booking it was; nothing where nobody has. */
export function CustomerNotice({ bookingId }: { bookingId: number }) {
  const comment = useQuery(customerBehind(bookingId)).data?.comment;
  if (!comment || comment.notes.trim() === "") return null;
  return (
    <div className="customer-notice">
      <p className="font-semibold">Om kunden</p>
      <p className="customer-notice-text">{comment.notes}</p>
      <p className="text-sm text-muted">{writtenWords(comment)}</p>
    </div>
  );
}

/** The way to all that is known of them, with how often they have rented. */
export function CustomerWay({ bookingId }: { bookingId: number }) {
  const customer = useQuery(customerBehind(bookingId)).data;
  return (
    <p className="customer-way">
      {customer && <span className="text-muted">{inShort(customer)}</span>}
      <Link href={customerPath(bookingId)} className="fact-link">
        Allt om kunden
      </Link>
    </p>
  );
}
