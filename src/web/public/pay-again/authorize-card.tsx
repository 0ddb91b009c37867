import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { linkPayment } from "#web/api/payment-links.ts";
import { CardLoader } from "#web/shell/card-form/card-loader.tsx";
import { CardSkeleton } from "#web/shell/card-form/card-skeleton.tsx";
import { cardTexts } from "#web/shell/card-form/texts.ts";
import { useCardPayment } from "#web/shell/card-form/use-card-payment.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { payAgainTexts } from "./texts.ts";

type AuthorizeCardProps = {
  token: string;
  /** The terms that were accepted on this page. */
  agreementVersions: readonly number[];
  /** What the button says, with the sum. */
  label: string;
  isChargedAtOnce: boolean;
  isCompleting: boolean;
  onReserved: (paymentId: string) => Promise<void>;
  /** Something happened that may have changed what the link asks for. */
  onDoubt: () => void;
};

/** Opens the payment by itself and asks for the card. */
export function AuthorizeCard(props: AuthorizeCardProps) {
  const { token, agreementVersions, label, isCompleting, onReserved, onDoubt } = props;
  const { isChargedAtOnce } = props;
  const payment = useQuery(linkPayment(token, agreementVersions));
  const { isPaying, problem, setProblem, pay } = useCardPayment({
    // Where it is charged at once the shop charges, after it has looked at what is due: perhaps before we hear of it.
    goal: isChargedAtOnce ? "reserved-or-charged" : "requires_capture",
    wordless: payAgainTexts.wordless,
    onPaid: ({ paymentId }) => onReserved(paymentId),
    onRefused: ({ isOver }) => {
      if (!isOver) return;
      void payment.refetch();
      onDoubt();
    },
  });
  const isRefused = payment.error instanceof ApiError && payment.error.status === 409;
  useEffect(() => {
    // Refused because it stands otherwise than this page believes.
    if (isRefused) onDoubt();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused]);
  if (payment.data)
    return (
      <CardLoader
        key={payment.data.clientSecret}
        clientSecret={payment.data.clientSecret}
        label={labelOf({ label, isPaying, isCompleting })}
        isBusy={isPaying || isCompleting}
        problem={problem}
        returnPath={`/betala/${encodeURIComponent(token)}`}
        onPay={pay}
        onMissing={() => setProblem(payAgainTexts.noCard)}
      />
    );
  if (payment.isFetching) return <CardSkeleton />;
  return (
    <ProblemNote>
      <p>
        <strong>{payAgainTexts.notOpened}</strong>
      </p>
      <p>{sentenceFor(payment.error)}</p>
      <Button look="quiet" className="button-small mt-3" onClick={() => void payment.refetch()}>
        {payAgainTexts.retry}
      </Button>
    </ProblemNote>
  );
}

type Moment = { label: string; isPaying: boolean; isCompleting: boolean };

function labelOf({ label, isPaying, isCompleting }: Moment): string {
  if (isCompleting) return payAgainTexts.finishing;
  return isPaying ? cardTexts.confirming : label;
}
