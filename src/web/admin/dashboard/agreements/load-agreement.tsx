import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FullAgreement } from "#contracts/agreements.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { agreementById } from "#web/api/catalog-admin.ts";
import { UnlessSignedOut } from "#web/shell/call-problem.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";

/** Fetches an agreement with its text. An older copy is never shown: it might be edited. */
export function LoadAgreement({
  id,
  className,
  children,
}: {
  id: number;
  /** Of what stands there until the agreement has come. */
  className?: string;
  children: (agreement: FullAgreement) => ReactNode;
}) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(agreementById(id));
  if (data && isFetchedAfterMount) return children(data);
  return (
    <div className={className}>
      {error ? (
        <UnlessSignedOut error={error}>
          <RetryNotice sentence={failure(error)} onRetry={() => void refetch()} />
        </UnlessSignedOut>
      ) : (
        <TableSkeleton />
      )}
    </div>
  );
}

function failure(error: unknown): string {
  const status = error instanceof ApiError ? ` (${error.status})` : "";
  return `Kunde inte ladda hyresavtalet${status}. ${sentenceFor(error)}`;
}
