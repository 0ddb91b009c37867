import type { Customer } from "#contracts/customers.ts";
import { useCommentCustomer } from "#web/api/customers.ts";
import { CommentForm } from "#web/admin/bookings/comment-form.tsx";
import { useComment } from "#web/shell/use-comment.ts";
import { Panel } from "#web/ui/panel.tsx";
import { writtenWords } from "./customer-words.ts";

type CustomerCommentProps = { customer: Customer; bookingId: number };

/** What staff should know wherever this person books. */
export function CustomerComment({ customer, bookingId }: CustomerCommentProps) {
  return (
    <Panel title="Om kunden">
      {customer.isReachable ? (
        <Comment comment={customer.comment} bookingId={bookingId} />
      ) : (
        <p className="text-muted">
          Bokningen har varken e-post eller telefon, så inget kan följa med kunden till en annan
          bokning. Skriv kommentaren på bokningen i stället.
        </p>
      )}
    </Panel>
  );
}

type CommentProps = { comment: Customer["comment"]; bookingId: number };

function Comment({ comment: stored, bookingId }: CommentProps) {
  const write = useCommentCustomer(bookingId);
  const comment = useComment(stored.notes, {
    save: async (wish) => (await write.mutateAsync(wish)).comment,
    saved: "Den syns på kundens alla bokningar",
  });
  return (
    <CommentForm
      comment={comment}
      hint="Syns bara för er som arbetar här, på alla bokningar med samma e-post eller telefon."
      rows={6}
      written={writtenWords(stored)}
    />
  );
}
