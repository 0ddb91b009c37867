import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams, useSearch } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { paymentLink } from "#web/api/payment-links.ts";
import { withoutSecret } from "#web/shell/card-form/card-return.ts";
import { Frame } from "#web/shell/frame.tsx";
import { FullLoads } from "#web/shell/full-loads.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { PayPage } from "#web/shell/pay-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { PayAgain, type PayAgainProps } from "./pay-again.tsx";
import { closedWords, payAgainTexts, titleWords, UNKNOWN_LINK } from "./texts.ts";

export function Page() {
  const { token = "" } = useParams<{ token?: string }>();
  const returned = useReturnFromBank();
  const { data: link, error, isFetching, refetch } = useQuery(paymentLink(token));
  const hasFailed = link === undefined && error !== null && !isFetching;
  return (
    <FullLoads>
      <Frame>
        <PageHead title={titleWords(link)} description={payAgainTexts.description} path={null} />
        {link && <Found token={token} link={link} returned={returned} />}
        {link === null && <Closed words={UNKNOWN_LINK} />}
        {link === undefined && !hasFailed && <Spinner />}
        {hasFailed && (
          <div className="page-width py-24">
            <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
          </div>
        )}
      </Frame>
    </FullLoads>
  );
}

/** The payment a customer comes back with from the bank's page, whose words leave the address at once. */
function useReturnFromBank(): string | null {
  const search = useSearch();
  const [intentId] = useState(() => new URLSearchParams(search).get("payment_intent"));
  useEffect(() => {
    if (intentId !== null)
      window.history.replaceState(window.history.state, "", withoutSecret(window.location.href));
  }, [intentId]);
  return intentId;
}

function Found({ token, link, returned }: PayAgainProps) {
  const { state } = link;
  if (state === "open") return <PayAgain token={token} link={link} returned={returned} />;
  return <Closed words={closedWords({ ...link, state })} />;
}

function Closed({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <PayPage title={title}>
      <p>{text}</p>
      <a href="/" className={`${buttonClass("quiet")} justify-self-start`}>
        {payAgainTexts.toStart}
      </a>
    </PayPage>
  );
}
