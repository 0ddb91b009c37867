import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { stayPrice } from "#web/api/offers.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { PriceExplained } from "#web/shell/price-explained.tsx";
import { StayPolicy } from "#web/shell/stay-policy.tsx";
import { Button } from "#web/ui/button.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { MESSAGES } from "./texts.ts";
import { useComplaint } from "./use-complaint.ts";
import { priceWish, useOwnQuote, type PricedStay } from "./use-own-quote.ts";

const DEBOUNCE_MS = 300;

/** The price with its explanation. Until the server has answered, or if it does not, the same rule is asked here. */
export function PriceBox(priced: PricedStay) {
  const asked = priceWish(priced);
  const settled = useDebounced(asked, DEBOUNCE_MS);
  const isSettled = JSON.stringify(asked) === JSON.stringify(settled);
  const { data, error, refetch } = useQuery({
    ...stayPrice(settled ?? asked),
    enabled: isSettled,
  });
  const { complain, settle } = useComplaint();
  const isGone = error instanceof ApiError && error.status === 404;
  const isAboutLine = isLineRefusal(error);
  useEffect(() => {
    if (error && !isAboutLine) complain(isGone ? MESSAGES.gone : MESSAGES.priceFailed);
    else settle();
  }, [error, isGone, isAboutLine, complain, settle]);

  const confirmed = isSettled ? data : undefined;
  const own = useOwnQuote(priced);
  const { shop } = usePageState();
  const quote = confirmed ?? own;
  if (isGone) return <p>{MESSAGES.gone.title}</p>;
  if (isAboutLine && isSettled) return <p className="text-danger">{sentenceFor(error)}</p>;
  if (!quote) return null;
  return (
    <>
      <PriceExplained quote={quote} isPreliminary={confirmed === undefined} />
      <StayPolicy
        policy={confirmed?.cancellationPolicy ?? policyOf(priced.item, shop)}
        startDate={priced.stay.startDate}
        isApproved={false}
      />
      {isSettled && error && (
        <Button
          look="quiet"
          className="button-small justify-self-start"
          onClick={() => void refetch()}
        >
          Räkna om priset
        </Button>
      )}
    </>
  );
}

/** Told beside the thing itself: it is gone, or wanted in a number that the shop does not have. */
function isLineRefusal(error: unknown): boolean {
  const code = error instanceof ApiError ? (error.code ?? "") : "";
  return code.startsWith("line.") || code === "stay.above-stock";
}
