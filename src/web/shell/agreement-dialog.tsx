import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import { itemAgreement } from "#web/api/catalog.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import "./agreement-dialog.css";

export const NO_AGREEMENT = "Det finns inga särskilda hyresvillkor för det här objektet.";
export const AGREEMENT_FAILED = "Kunde inte ladda hyresvillkoren. Vänligen försök igen senare.";

type AgreementDialogProps = {
  itemId: number;
  /** Named where there are several. */
  itemName?: string;
};

export function AgreementDialog({ itemId, itemName }: AgreementDialogProps) {
  const of = itemName === undefined ? "" : `, ${itemName}`;
  return (
    <Dialog
      title={`Hyresvillkor${of}`}
      trigger={<Button look="quiet">{`Visa hyresvillkor${of}`}</Button>}
      isPrintable
    >
      <AgreementText itemId={itemId} />
    </Dialog>
  );
}

function AgreementText({ itemId }: { itemId: number }) {
  const { data: agreement, error, isFetching, refetch } = useQuery(itemAgreement(itemId));
  // The server has cleaned it: nothing in it runs or reaches outside.
  if (agreement)
    return <div className="agreement" dangerouslySetInnerHTML={{ __html: agreement.content }} />;
  if (isFetching) return <p role="status">Laddar hyresvillkoren…</p>;
  if (error instanceof ApiError && error.code === "catalog.agreement-unknown")
    return <p>{NO_AGREEMENT}</p>;
  return <RetryNotice sentence={AGREEMENT_FAILED} onRetry={() => void refetch()} />;
}
