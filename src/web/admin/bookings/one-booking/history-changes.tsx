import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bookingHistory } from "#web/api/bookings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { changeWords } from "./change-words.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

const AT_ONCE = 20;

export function Changes({ bookingId }: { bookingId: number }) {
  const { data, error, refetch } = useQuery(bookingHistory(bookingId));
  const [shown, setShown] = useState(AT_ONCE);
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  if (data.length === 0) return <p className="text-muted">Inget har hänt med bokningen än.</p>;
  return (
    <>
      <ol className="booking-history">
        {data.slice(0, shown).map((change, index) => {
          const { title, text } = changeWords(change);
          return (
            <li key={data.length - index}>
              <p className="font-semibold">{title}</p>
              {text && <p className="booking-history-text">{text}</p>}
              <p className="text-sm text-muted">
                {change.actor}, <time dateTime={change.at}>{momentWords(change.at)}</time>
              </p>
            </li>
          );
        })}
      </ol>
      {data.length > shown && (
        <Button look="quiet" className="button-small" onClick={() => setShown(shown + AT_ONCE)}>
          Visa fler
        </Button>
      )}
    </>
  );
}
