import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode, type Ref } from "react";
import { useParams, useSearch } from "wouter";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { paymentLink } from "#web/api/payment-links.ts";
import { withoutSecret } from "#web/shell/card-form/card-return.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { PayPage, ToOwnPage } from "#web/shell/pay-page.tsx";
import { useHeadingOfChange } from "#web/shell/use-heading-of-change.ts";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Done, PayAgain, UsedFacts } from "./pay-again.tsx";
import {
  closedWords,
  headingWords,
  linkWords,
  payAgainTexts,
  titleWords,
  UNKNOWN_LINK,
} from "./texts.ts";
import { useCompleting } from "./use-completing.ts";

export function Page() {
  const { token = "" } = useParams<{ token?: string }>();
  const returned = useReturnFromBank();
  const { data: link, error, isFetching, refetch } = useQuery(paymentLink(token));
  const hasFailed = link === undefined && error !== null && !isFetching;
  return (
    <>
      <PageHead title={titleWords(link)} description={payAgainTexts.description} path={null} />
      {link && <Found token={token} link={link} returned={returned} onAsk={refetch} />}
      {link === null && <Closed words={UNKNOWN_LINK} />}
      {link === undefined && !hasFailed && <Spinner />}
      {hasFailed && (
        <div className="page-width py-24">
          <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
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

type FoundProps = {
  token: string;
  link: PaymentLink;
  returned: string | null;
  onAsk: () => Promise<unknown>;
};

/** One page for every state of a link. Who has just paid is thanked, whatever the link says by now. */
function Found({ token, link, returned, onAsk }: FoundProps) {
  const { doneToast } = linkWords(link);
  const { completing, complete } = useCompleting({ token, doneToast, returned, onAnswered: onAsk });
  const { state } = link;
  const heading = useHeadingOfChange(headingWords(link, completing.at === "done"));
  if (completing.at === "done") return <Done link={link} heading={heading} />;
  if (state === "open")
    return (
      <PayAgain
        token={token}
        link={link}
        heading={heading}
        completing={completing}
        complete={complete}
        onDoubt={() => void onAsk()}
      />
    );
  const { title, text } = closedWords({ ...link, state });
  // What the shop said of the payment itself tells more than the state does.
  const told = completing.at === "refused" ? completing.sentence : text;
  return (
    <Closed words={{ title, text: told }} bookingId={link.bookingId} heading={heading}>
      <UsedFacts link={link} />
    </Closed>
  );
}

type ClosedProps = {
  words: { title: string; text: string };
  bookingId?: number;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

function Closed({ words: { title, text }, bookingId, heading, children }: ClosedProps) {
  return (
    <PayPage title={title} heading={heading}>
      <p>{text}</p>
      {children}
      <ToOwnPage bookingId={bookingId} />
    </PayPage>
  );
}
