import { useQuery } from "@tanstack/react-query";
import { itemAgreement } from "#web/api/catalog.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { itemTexts } from "./texts.ts";

export function AgreementDialog({ itemId }: { itemId: number }) {
  return (
    <Dialog
      title={itemTexts.agreement}
      trigger={<Button look="quiet">{itemTexts.showAgreement}</Button>}
      isPrintable
    >
      <AgreementText itemId={itemId} />
    </Dialog>
  );
}

function AgreementText({ itemId }: { itemId: number }) {
  const { data: agreement, isFetching, refetch } = useQuery(itemAgreement(itemId));
  // The server has cleaned it: nothing in it runs or reaches outside.
  if (agreement)
    return <div className="agreement" dangerouslySetInnerHTML={{ __html: agreement.content }} />;
  if (isFetching) return <p role="status">{itemTexts.agreementLoading}</p>;
  return <RetryNotice sentence={itemTexts.agreementFailed} onRetry={() => void refetch()} />;
}
