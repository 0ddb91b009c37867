import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams, useSearch } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { depositBooking, depositStatus } from "#web/api/deposits.ts";
import { withoutSecret } from "#web/shell/card-form/card-return.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { PayPage } from "#web/shell/pay-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Deposit } from "./deposit.tsx";
import { depositTitle } from "./paid-words.ts";
import { depositTexts } from "./texts.ts";

export function Page() {
  const { id = "" } = useParams<{ id?: string }>();
  const address = { id, token: new URLSearchParams(useSearch()).get("t") };
  useReturnFromBank();
  const { data: booking, error, isFetching, refetch } = useQuery(depositBooking(address));
  const hasFailed = booking === undefined && error !== null && !isFetching;
  const { data: deposit } = useQuery({ ...depositStatus(address), enabled: Boolean(booking) });
  return (
    <>
      <PageHead
        title={depositTitle(booking, deposit)}
        description={depositTexts.description}
        path={null}
      />
      {booking && <Deposit address={address} booking={booking} />}
      {booking === null && <Missing />}
      {booking === undefined && !hasFailed && <Spinner />}
      {hasFailed && (
        <div className="page-width py-24">
          <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

/** What the bank's page added leaves the address; how it went, the status tells. */
function useReturnFromBank(): void {
  const search = useSearch();
  const outcome = new URLSearchParams(search).get("redirect_status");
  useEffect(() => {
    if (outcome === null) return;
    window.history.replaceState(window.history.state, "", withoutSecret(window.location.href));
    if (outcome !== "failed") return;
    const { refused, bankRefused } = depositTexts;
    toast({ title: refused, description: bankRefused, variant: "destructive" });
  }, [outcome]);
}

function Missing() {
  return (
    <PayPage title={depositTexts.missing}>
      <p>{depositTexts.missingWhy}</p>
      <a href="/" className={`${buttonClass("primary")} justify-self-start`}>
        {depositTexts.toStart}
      </a>
    </PayPage>
  );
}
